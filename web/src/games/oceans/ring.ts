// The ring of species round the sea: who sits on which side, who is beside whom, and where an arrow points on the screen.

export type Side = "left" | "top" | "right" | "bottom";
export type Way = "left" | "right";

const AROUND: Record<number, Side[]> = {
  1: ["bottom"],
  2: ["top", "bottom"],
  3: ["left", "right", "bottom"],
  4: ["left", "top", "right", "bottom"],
};

/** The side of each player, in seating order; the last one is nearest. */
export const sidesOf = (players: number): Side[] =>
  AROUND[players] ?? [...Array<Side>(players - 1).fill("top"), "bottom"];

/** On the far side of the table, left and right are the other way round. */
export const turned = (side: Side): boolean => side === "top" || side === "right";

export interface Beside {
  left: string;
  right: string;
}

/** The neighbours of a species; none if it is alone. */
export function beside(ring: readonly string[], name: string): Beside | null {
  const at = ring.indexOf(name);
  if (at < 0 || ring.length < 2) return null;
  const of = (step: number): string => ring[(at + step + ring.length) % ring.length] ?? "";
  return { left: of(-1), right: of(1) };
}

const SIGNS: Record<Side, Record<Way, string>> = {
  bottom: { left: "◂", right: "▸" },
  top: { left: "▸", right: "◂" },
  left: { left: "▴", right: "▾" },
  right: { left: "▾", right: "▴" },
};

/** The arrow to a neighbour as the table lies. */
export const arrowTo = (side: Side, way: Way): string => SIGNS[side][way];

/** Where the arrow of a trait points, by its key. */
export const wayOf = (trait: string): Way | undefined => /-(left|right)$/.exec(trait)?.[1] as Way | undefined;

export interface Stop {
  x: number;
  y: number;
  side: Side;
}

const upright = (side: Side): boolean => side === "left" || side === "right";

export interface Frame {
  w: number;
  h: number;
}

/** The way of the current through all boards; where a side has none, it runs along the edge of the frame. */
export function course(stops: readonly Stop[], frame: Frame): string {
  const [first] = stops;
  if (!first || stops.length < 2) return "";
  const corners = stops.flatMap((stop, i) => [stop, ...bend(stop, stops[(i + 1) % stops.length] ?? first, frame)]);
  return `M${corners.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;
}

const EDGE = 6; // px from the edge of the frame

/** Where the way turns between two boards. It runs from left to right below, and so up on the right and down on the left. */
function bend(from: Stop, to: Stop, { w, h }: Frame): Stop[] {
  if (from.side === to.side) return [];
  if (upright(from.side) && upright(to.side)) {
    const y = from.side === "right" ? EDGE : h - EDGE;
    return [
      { ...from, y },
      { ...to, y },
    ];
  }
  if (upright(from.side)) return [{ ...from, y: to.y }];
  if (upright(to.side)) return [{ ...to, y: from.y }];
  const x = from.side === "bottom" ? w - EDGE : EDGE;
  return [
    { ...from, x },
    { ...to, x },
  ];
}
