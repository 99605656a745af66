// A page of the field notes.
import type { Figure, Picture } from "./scene-types";

export interface NoteEntry {
  title: string;
  text: string;
  badge?: string;
  cite?: string;
  doubt?: string;
  figures?: string;
  sources?: string[];
}

export interface Page {
  title: string;
  latin?: string;
  seat?: number;
  badge?: string;
  picture?: Picture;
  caption?: string;
  figures?: Figure[];
  meal?: string;
  foresee?: { head: string; lines: string[]; cite?: string };
  entries: NoteEntry[];
}
