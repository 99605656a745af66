/** The frame of every drawing. The ground lies at 87 % of its height; below it is room for the young. */

import type { Way } from "./facts";

export const WIDTH = 110;
export const HEIGHT = 92;

export function frame(content: string, facing: Way = "right", still = ""): string {
  const turned = facing === "left" ? `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${content}</g>` : content;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax meet" ` +
    `stroke-linejoin="round" stroke-linecap="round" aria-hidden="true">${turned}${still}</svg>`
  );
}
