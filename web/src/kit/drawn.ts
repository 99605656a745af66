// Drawings behind one door: animals, marks of seats, badges of traits, small signs. All of it SVG made by us.
import { drawAnimal } from "../animals";
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
  return `<svg viewBox="0 0 24 24" aria-hidden="true">${SHAPES[seat] ?? SHAPES[0]}<text x="12" y="${seat === 1 || seat === 5 ? 19 : 16.4}">${"ABCDEFGH"[seat]}</text></svg>`;
}

export function kind(trait: string): string {
  return trait === "carnivore" ? "hunt" : "guard";
}

export function badge(trait: string): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="2" y="2" width="20" height="20" rx="4"/><text x="12" y="16">${trait.slice(0, 1).toUpperCase()}${trait.slice(1, 2)}</text></svg>`;
}

const SIGNS: Record<string, string> = {
  leaf: '<path fill="#7fae45" stroke="#3d6418" stroke-width="1.8" d="M4 20C3 10 9 4 21 3c-1 11-6 18-17 17Z"/>',
  meat: '<circle fill="#cf5a49" stroke="#84261d" stroke-width="1.8" cx="13" cy="10" r="8"/>',
  lock: '<rect class="solid" x="5" y="10" width="14" height="11" rx="2"/><path class="line" d="M8 10V7a4 4 0 0 1 8 0v3"/>',
  card: '<rect class="box" x="5" y="3" width="14" height="18" rx="2"/>',
  home: '<path class="line" d="M4 20h16L18 9H6ZM8 9c0-7 8-7 8 0"/>',
};

export function sign(name: string): string {
  return `<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${SIGNS[name] ?? '<circle class="line" cx="12" cy="12" r="8"/>'}</svg>`;
}

export const animal = (picture: Picture): string => drawAnimal(picture);
