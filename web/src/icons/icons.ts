/** Small icons. `line` is stroked and `solid` filled in the text colour; food has its own colours. */

const line = (d: string): string => `<path class="line" d="${d}"/>`;
const solid = (d: string): string => `<path class="solid" d="${d}"/>`;
const food = (fill: string, edge: string, d: string, more = ""): string =>
  `<path fill="${fill}" stroke="${edge}" stroke-width="1.7" stroke-linejoin="round" d="${d}"/>${more}`;
const vein = (edge: string, d: string): string =>
  `<path fill="none" stroke="${edge}" stroke-width="1.4" stroke-linecap="round" d="${d}"/>`;

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[12, 12]],
  2: [
    [7.5, 7.5],
    [16.5, 16.5],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7.5, 7.5],
    [16.5, 7.5],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7.5, 6.6],
    [16.5, 6.6],
    [7.5, 12],
    [16.5, 12],
    [7.5, 17.4],
    [16.5, 17.4],
  ],
};

const die = (n: number): string =>
  `<rect class="box" x="2.5" y="2.5" width="19" height="19" rx="4"/>` +
  (PIPS[n] ?? []).map(([x, y]) => `<circle class="solid" cx="${x}" cy="${y}" r="2"/>`).join("");

const rays = (n: number, from: number, to: number): string =>
  Array.from({ length: n }, (_, i) => {
    const angle = (i * 2 * Math.PI) / n;
    const at = (r: number): string =>
      `${(12 + Math.sin(angle) * r).toFixed(1)} ${(12 - Math.cos(angle) * r).toFixed(1)}`;
    return `M${at(from)}L${at(to)}`;
  }).join("");

const ICONS = {
  leaf: food("#7fae45", "#3d6418", "M4 20.5Q1.8 5.5 21 3Q21.5 21 4 20.5Z", vein("#3d6418", "M4.5 20Q9 12.5 15 8.5")),
  meat: food(
    "#cf5a49",
    "#84261d",
    "M8.2 15.8Q4.5 9 9.5 4.5Q14.5 .5 19.5 5.5Q23 10.5 18.5 14.8Q13.8 18.6 8.2 15.8Z",
    food(
      "#f7ecd6",
      "#84261d",
      "M8.5 13.2L4.8 16.8Q2.2 16.2 2 18.3Q2 19.8 3.7 20.2Q4 22 5.7 22Q7.7 21.8 7.2 19.2L10.8 15.6Z",
    ),
  ),
  fish: food(
    "#4f97a8",
    "#1c4d58",
    "M21.5 12Q17.5 5.5 8.8 9.8L3.2 6.2Q4.6 12 3.2 17.8L8.8 14.2Q17.5 18.5 21.5 12Z",
    '<circle cx="16.6" cy="11" r="1.3" fill="#10292f"/>',
  ),
  food: food("#dda046", "#7d5210", "M5 10Q12 4.5 19 10L21 19.5Q12 23.5 3 19.5Z"),
  home: line("M4.5 20.5H19.5L18 9.5H6ZM8.5 9.5Q8.5 3.5 12 3.5Q15.5 3.5 15.5 9.5"),
  card: line("M6.5 3H17.5Q19 3 19 4.5V19.5Q19 21 17.5 21H6.5Q5 21 5 19.5V4.5Q5 3 6.5 3ZM8.5 8H15.5M8.5 12H13"),
  lock:
    solid("M6.5 10.5H17.5Q19.5 10.5 19.5 12.5V19.5Q19.5 21.5 17.5 21.5H6.5Q4.5 21.5 4.5 19.5V12.5Q4.5 10.5 6.5 10.5Z") +
    line("M8 10.5V7.5A4 4 0 0 1 16 7.5V10.5"),
  first: line("M5.5 22V3") + solid("M5.5 3Q9.5 .8 13 3Q16.5 5.2 20.5 3.5V13Q16.5 14.7 13 12.5Q9.5 10.3 5.5 12.5Z"),
  dagger: line("M12 2.5V21.5M6.5 8H17.5"),
  sun: solid("M12 7A5 5 0 0 1 12 17A5 5 0 0 1 12 7Z") + line(rays(8, 8.2, 11)),
  snow: line(
    `${rays(6, 0, 10.4)}M9.5 3.5L12 6L14.5 3.5M9.5 20.5L12 18L14.5 20.5M3.4 9.9L6.8 9L5.9 5.6M20.6 14.1L17.2 15L18.1 18.4M20.6 9.9L17.2 9L18.1 5.6M3.4 14.1L6.8 15L5.9 18.4`,
  ),
  eye: line("M1.8 12Q12 .5 22.2 12Q12 23.5 1.8 12Z") + solid("M12 8.6A3.4 3.4 0 0 1 12 15.4A3.4 3.4 0 0 1 12 8.6Z"),
  bell:
    line("M4 18Q6.5 15.5 6.5 10.5A5.5 5.5 0 0 1 17.5 10.5Q17.5 15.5 20 18ZM12 2.5V5") +
    solid("M9.5 19.8H14.5Q14 22.5 12 22.5Q10 22.5 9.5 19.8Z"),
  tooth: line("M3 3.5Q12 1.5 21 3.5Q20 14 12 22Q4 14 3 3.5Z"),
  shield: line("M12 2Q16.5 4 21 4.2V11.5Q21 18.5 12 22.3Q3 18.5 3 11.5V4.2Q7.5 4 12 2Z"),
  people: solid("M12 3A4.5 4.5 0 0 1 12 12A4.5 4.5 0 0 1 12 3ZM3.5 21.5Q3.5 13.8 12 13.8Q20.5 13.8 20.5 21.5Z"),
  left: line("M20.5 12H4M10.5 5.5L4 12L10.5 18.5"),
  right: line("M3.5 12H20M13.5 5.5L20 12L13.5 18.5"),
  up: line("M12 20.5V4M5.5 10.5L12 4L18.5 10.5"),
  down: line("M12 3.5V20M5.5 13.5L12 20L18.5 13.5"),
  swap: line("M4 8H19M14.5 3.5L19 8L14.5 12.5M20 16H5M9.5 11.5L5 16L9.5 20.5"),
  undo: line("M8.5 4L3.5 9L8.5 14M3.5 9H14.5Q20.5 9 20.5 14.5Q20.5 20 14.5 20H9"),
  close: line("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"),
  check: line("M4 12.8L9.5 18.3L20 6"),
  plus: line("M12 4V20M4 12H20"),
  minus: line("M4 12H20"),
  list: line("M8.5 5.5H21M8.5 12H21M8.5 18.5H21M3.5 5.5H4M3.5 12H4M3.5 18.5H4"),
  more: line("M5 11.5V12.5M12 11.5V12.5M19 11.5V12.5"),
  help: line("M8 8.8Q8.2 4.5 12 4.5Q16 4.5 16 8.3Q16 10.8 13.7 12Q12 13 12 15.3M12 19.5V19.6"),
  hint: line("M9 17.5Q9 15 7.3 13.2A6.5 6.5 0 1 1 16.7 13.2Q15 15 15 17.5ZM9.8 21.3H14.2"),
  say: line("M3.5 4H20.5V16H12.5L7.5 20.8V16H3.5Z"),
  play: solid("M6 3.5L20.5 12L6 20.5Z"),
  pause: solid("M5.5 4H10V20H5.5ZM14 4H18.5V20H14Z"),
  back: solid("M5 4H7.8V20H5ZM20 4V20L8.8 12Z"),
  on: solid("M19 4H16.2V20H19ZM4 4V20L15.2 12Z"),
  die1: die(1),
  die2: die(2),
  die3: die(3),
  die4: die(4),
  die5: die(5),
  die6: die(6),
};

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);

export const icon = (name: IconName): string =>
  `<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`;
