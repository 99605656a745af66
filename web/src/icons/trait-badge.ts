/** The badge of a trait: the shape tells its kind, two letters tell which. Colours come from the page. */

import type { Kind } from "./trait-kinds";

interface MoveSteps {
  readonly svg: string;
  /** Where the letters stand, and how large they may be. */
  readonly y: number;
  readonly scale: number;
}

const path = (d: string): string => `<path d="${d}" stroke-linejoin="round"/>`;

const burst = (points: number): string =>
  path(
    `M${Array.from({ length: points * 2 }, (_, i) => {
      const [angle, r] = [(i * Math.PI) / points, i % 2 ? 9.4 : 11.6];
      return `${(12 + Math.sin(angle) * r).toFixed(1)} ${(12 - Math.cos(angle) * r).toFixed(1)}`;
    }).join("L")}Z`,
  );

const SHAPES: Record<Kind, MoveSteps> = {
  hunt: { svg: path("M2 2.5Q12 .8 22 2.5Q21.6 13 12 23Q2.4 13 2 2.5Z"), y: 12.6, scale: 0.9 },
  guard: {
    svg: path("M12 1.4Q16.6 3.6 21.6 3.8V11.6Q21.4 19 12 22.8Q2.6 19 2.4 11.6V3.8Q7.4 3.6 12 1.4Z"),
    y: 15.3,
    scale: 1,
  },
  eat: { svg: '<circle cx="12" cy="12" r="10.6"/>', y: 15.8, scale: 1 },
  sky: { svg: path("M6.6 2H17.4L23 12L17.4 22H6.6L1 12Z"), y: 15.8, scale: 1 },
  other: { svg: '<rect x="1.8" y="1.8" width="20.4" height="20.4" rx="3.6"/>', y: 15.8, scale: 1 },
  pair: {
    svg: '<rect x=".4" y="3.6" width="23.2" height="16.8" rx="8.4"/><rect x="3" y="6" width="18" height="12" rx="6" stroke-width="1"/>',
    y: 15.3,
    scale: 0.86,
  },
  foe: { svg: burst(11), y: 15.6, scale: 0.92 },
  deep: { svg: path("M12 22.8L1.2 13.6L4.6 2H19.4L22.8 13.6Z"), y: 13.8, scale: 0.96 },
};

const escaped = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");

/** As SVG; `letters` are those of the language, of which three are the most that fit. */
export function badge(kind: Kind, letters: string): string {
  const { svg, y, scale } = SHAPES[kind];
  const shown = escaped(letters).slice(0, 3);
  const fitting = shown.length > 2 ? scale * 0.72 : /[ЖМШЩЫЮWM]/.test(shown) ? scale * 0.88 : scale;
  const place = fitting === 1 ? `x="12" y="${y}"` : `transform="translate(12 ${y}) scale(${fitting.toFixed(2)})"`;
  return `<svg viewBox="0 0 24 24" aria-hidden="true">${svg}<text ${place} text-anchor="middle">${shown}</text></svg>`;
}

/** Two letters for a trait that no catalogue knows, from its key: `deep-sea-worm` is `Ds`. */
export function lettersOf(key: string): string {
  const words = key.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = "?", second] = words;
  const pair = second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2);
  return pair.slice(0, 1).toUpperCase() + pair.slice(1).toLowerCase();
}
