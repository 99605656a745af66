// The path of an arrow between two boards, through the gutters between columns.
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const tip = (x: number, y: number, way: number): string =>
  `M${x - 10} ${y + 5 * way}Q${x} ${y} ${x + 10} ${y + 5 * way}L${x} ${y - 13 * way}Z`;

export function route(from: Box, to: Box): { shaft: string; tip: string } {
  if (to.w === 0) return free(from, to);
  if (Math.abs(to.y - from.y) < Math.min(from.h, to.h) / 2) return beside(from, to);
  return to.y > from.y ? down(from, to) : up(from, to);
}

function free(from: Box, to: Box): { shaft: string; tip: string } {
  const [x0, y0] = [from.x + from.w / 2, from.y + from.h / 2];
  const way = to.y < y0 ? 1 : -1;
  const y1 = to.y + 14 * way;
  return {
    shaft: `M${x0} ${y0}C${x0} ${y0 - 60 * way} ${to.x} ${y1 + 60 * way} ${to.x} ${y1}`,
    tip: tip(to.x, y1, way),
  };
}

/** In one row: over the tops. */
function beside(from: Box, to: Box): { shaft: string; tip: string } {
  const [x0, x1] = [from.x + from.w / 2, to.x + to.w / 2];
  const y0 = Math.min(from.y, to.y);
  const y1 = to.y - 16;
  return { shaft: `M${x0} ${y0}C${x0} ${y0 - 44} ${x1} ${y0 - 44} ${x1} ${y1}`, tip: tip(x1, y1, -1) };
}

function down(from: Box, to: Box): { shaft: string; tip: string } {
  const x0 = from.x + from.w * 0.9;
  const y0 = from.y + from.h;
  const x1 = to.x + to.w / 2;
  const y1 = to.y - 16;
  return { shaft: `M${x0} ${y0}C${x0} ${y0 + 60} ${x1} ${y1 - 60} ${x1} ${y1}`, tip: tip(x1, y1, -1) };
}

function up(from: Box, to: Box): { shaft: string; tip: string } {
  const x0 = from.x + from.w / 2;
  const y0 = from.y - 2;
  const right = x0 > to.x + to.w / 2;
  const gutter = right ? to.x + to.w + 4 : to.x - 4;
  const x1 = gutter + (right ? -26 : 26);
  const y1 = to.y + to.h + 12;
  const bend = Math.min(70, Math.max(20, (y0 - y1) / 2));
  return {
    shaft: `M${x0} ${y0}C${x0} ${y0 - bend * 0.66} ${gutter} ${y0 - 8} ${gutter} ${y0 - bend}L${gutter} ${y1 + bend / 2}C${gutter} ${y1 + 14} ${x1} ${y1 + 22} ${x1} ${y1}`,
    tip: tip(x1, y1, 1),
  };
}
