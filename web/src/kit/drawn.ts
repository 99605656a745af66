// Drawings behind one door: animals, marks of seats, badges of traits, small signs. All of it SVG made by us.
import type { Picture } from "./types";

const SHAPES = [
  '<circle cx="12" cy="12" r="10"/>',
  '<path d="M12 1.5 23 21.5H1Z"/>',
  '<rect x="2" y="2" width="20" height="20" rx="2.5"/>',
  '<path d="M12 .5 23.5 12 12 23.5.5 12Z"/>',
  '<path d="M6.5 2h11L23 12l-5.5 10h-11L1 12Z"/>',
  '<path d="M12 .8C17 7 21 10.4 21 15a9 9 0 0 1-18 0C3 10.4 7 7 12 .8Z"/>',
];

export function mark(seat: number): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true">${SHAPES[seat] ?? SHAPES[0]}<text x="12" y="16.4">${"ABCDEFGH"[seat]}</text></svg>`;
}

export function kind(trait: string): string {
  return trait === "carnivore" ? "hunt" : "guard";
}

export function badge(trait: string): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="2" y="2" width="20" height="20" rx="4"/><text x="12" y="16">${trait.slice(0, 1).toUpperCase()}${trait.slice(1, 2)}</text></svg>`;
}

export function sign(name: string): string {
  return `<svg class="sign" viewBox="0 0 24 24" aria-hidden="true" data-name="${name}"><circle class="line" cx="12" cy="12" r="8"/></svg>`;
}

export function animal(_: Picture): string {
  return '<svg viewBox="0 0 100 80" aria-hidden="true"><ellipse cx="50" cy="50" rx="30" ry="16" fill="#9aa65a"/></svg>';
}
