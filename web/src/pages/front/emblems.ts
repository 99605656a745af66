// An animal for each game, and those that walk along the bank.

import type { Picture } from "../../kit/types";

const animal = (world: Picture["world"], picture: number, size: number, population: number, ...traits: string[]): Picture => ({
  world, picture, size, population, traits,
});

export const EMBLEMS: Record<string, Picture> = {
  evolution: animal("land", 11, 4, 3, "long-neck", "horns", "foraging"),
  climate: animal("land", 23, 4, 2, "heavy-fur", "nocturnal"),
  origin: animal("origin", 5, 3, 1, "camouflage", "running", "fat-tissue"),
  "time-to-fly": animal("origin", 42, 3, 1, "flight", "camouflage"),
  oceans: animal("ocean", 17, 4, 4, "tentacled", "bioluminescence"),
};

export const PARADE: readonly Picture[] = [
  animal("land", 3, 2, 1, "horns", "fertile"),
  animal("land", 8, 4, 1, "long-neck", "cooperation"),
  animal("land", 14, 4, 1, "cooling-frills", "carnivore"),
  animal("land", 27, 3, 1, "hard-shell", "warning-call"),
  animal("land", 31, 5, 1, "pack-hunting", "carnivore", "ambush"),
  animal("land", 36, 4, 1, "climbing", "fat-tissue"),
  animal("land", 40, 3, 1, "nocturnal", "foraging"),
  animal("land", 52, 6, 1, "symbiosis", "intelligence"),
  animal("origin", 61, 3, 1, "shell", "swimming"),
];
