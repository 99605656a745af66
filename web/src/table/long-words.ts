// Detects words that are set smaller because they are too long.

const LONG = 11; // letters

export const isLong = (name: string, most = LONG): boolean => name.split(/[\s-]/).some((word) => word.length > most);
