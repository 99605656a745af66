/** The badge of a seat: a shape and a letter, in a colour that the page sets. */

const SHAPES = [
  '<circle cx="12" cy="12" r="10.6"/>',
  '<path d="M12 1L23.4 21.6Q23.6 22.4 22.8 22.4H1.2Q.4 22.4 .6 21.6Z"/>',
  '<rect x="1.8" y="1.8" width="20.4" height="20.4" rx="2.6"/>',
  '<path d="M12 .4L23.6 12L12 23.6L.4 12Z"/>',
  '<path d="M6.4 2H17.6L23.4 12L17.6 22H6.4L.6 12Z"/>',
  '<path d="M12 .6Q21.4 10 21.4 14.6A9.4 9.4 0 0 1 2.6 14.6Q2.6 10 12 .6Z"/>',
  '<path d="M12 .2L15.6 7.4L23.8 8.6L18 14.4L19.4 22.8L12 19L4.6 22.8L6 14.4L.2 8.6L8.4 7.4Z"/>',
  '<path d="M7.4 1.2H16.6V7.4H22.8V16.6H16.6V22.8H7.4V16.6H1.2V7.4H7.4Z"/>',
];
const LINES: Record<number, number> = { 1: 19.4, 5: 18.4, 6: 16.8 };

export const LETTERS = "ABCDEFGH";

export function seatBadge(seat: number): string {
  const small = seat === 1 || seat === 6;
  const place = small ? `transform="translate(12 ${LINES[seat]}) scale(.86)"` : `x="12" y="${LINES[seat] ?? 16.4}"`;
  const text = `<text ${place} text-anchor="middle">${LETTERS[seat] ?? "?"}</text>`;
  return `<svg viewBox="0 0 24 24" aria-hidden="true">${SHAPES[seat] ?? SHAPES[0]}${text}</svg>`;
}
