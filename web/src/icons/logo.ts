/** The logo: two tendrils entwined on the bank of a stream; one unrolls as a fern, one bears a leaf. */

const FERN =
  "M34 86C34 66 68 62 68 40C68 26 58 17 46 17C34 17 26 26 26 36C26 46 34 52 42 52C50 52 55 46 55 40C55 34 50 30 45 31";
const VINE = "M66 86C66 72 52 67 42 62C30 56 20 62 14 74";
const LEAF_ONE = "M68 52C76 42 86 40 94 44C90 56 80 60 68 56Z";
const LEAF_TWO = "M14 74C6 70 4 62 8 54C16 58 19 66 14 74Z";
const WATER = "M6 91C20 84 32 96 47 90C62 84 76 96 94 89";

export interface Coat {
  readonly stem: string;
  readonly leaf: string;
  readonly water: string;
}

export const DAY: Coat = { stem: "#1c5c4f", leaf: "#7fae45", water: "#3b8ba3" };

/** The drawing alone, in a field of 100 × 100. */
export function emblem({ stem, leaf, water }: Coat = DAY): string {
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${WATER}" stroke="${water}" stroke-width="7"/>` +
    `<path d="${VINE}" stroke="${stem}" stroke-width="6.5"/><path d="${FERN}" stroke="${stem}" stroke-width="8.5"/>` +
    `<path d="${LEAF_ONE}${LEAF_TWO}" fill="${leaf}" stroke="${stem}" stroke-width="3.5"/></g>`
  );
}

/** For the page: in the colours of its theme. */
export const logo = (): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${emblem({ stem: "var(--go,#1c5c4f)", leaf: "var(--leaf,#7fae45)", water: "var(--water-ink,#3b8ba3)" })}</svg>`;

/** For files: on paper, with room round it for round and rounded masks. */
export function tile(corner: number, share: number): string {
  const edge = (100 - share) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${corner}" fill="#f3ead5"/>` +
    `<g transform="translate(${edge} ${edge}) scale(${share / 100})">${emblem()}</g></svg>`
  );
}

/** With a dot when it is your turn. */
export const favicon = (turn = false): string =>
  tile(22, 88).replace(
    "</svg>",
    turn ? '<circle cx="80" cy="20" r="19" fill="#b0271f" stroke="#f3ead5" stroke-width="6"/></svg>' : "</svg>",
  );
