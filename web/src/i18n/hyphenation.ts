// Soft hyphens for long words; browsers hyphenate few languages by themselves.

import type { Language } from "./index.svelte";

const LONG = 9; // letters
const KEPT = 3; // letters before and after a break
const VOWELS: Partial<Record<Language, string>> = { fr: "aàâeéèêëiîïoôuùûüyœæ", ru: "аеёиоуыэюя" };
const CONSONANT = /[a-zа-яç]/i;
/** Two letters that stay together. */
const PAIR = /(?:[cpt]h|gn|[bcdfgptv][lr])$/i;
const SILENT = "ьъй";

/** Insert soft hyphens before the syllables of long words. */
export function hyphenate(words: string, lang: Language): string {
  const vowels = VOWELS[lang];
  return vowels ? words.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word, vowels))) : words;
}

function broken(word: string, vowels: string): string {
  const isVowel = (at: number): boolean => vowels.includes(word.charAt(at).toLowerCase());
  const begins = (at: number): boolean =>
    CONSONANT.test(word.charAt(at)) &&
    !SILENT.includes(word.charAt(at)) &&
    !isVowel(at) &&
    isVowel(at + 1) &&
    !PAIR.test(word.slice(0, at + 1));
  return [...word]
    .map((letter, at) => (at >= KEPT && at <= word.length - KEPT && begins(at) ? `\u00ad${letter}` : letter))
    .join("");
}
