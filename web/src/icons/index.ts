/** Badges and icons as SVG from our own constants; the letters of badges come from our catalogues. */

export { badge, lettersOf } from "./trait-badge";
export { icon, ICON_NAMES, type IconName, isIcon } from "./icons";
export { type Kind, KINDS, kindOf, withoutWay } from "./trait-kinds";
export { favicon, logo } from "./logo";
export { LETTERS, seatBadge } from "./seat-badge";
