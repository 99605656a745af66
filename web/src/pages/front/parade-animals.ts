// The animals that walk along the bank.

import { animal } from "../../games/registry";
import type { Picture } from "../../table/scene-types";

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
