// The widths at which the layout changes. CSS can't use variables in media queries, so styles repeat these numbers;
// tests/style-tokens.test.ts compares them.

export const PHONE = 35; // rem
export const TABLET = 60;
export const LAPTOP = 75;

export const phoneQuery = (): MediaQueryList => matchMedia(`(max-width: ${PHONE}rem)`);
