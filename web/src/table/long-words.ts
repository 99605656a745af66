// Words so long that they are set smaller rather than broken.

const LONG = 11; // letters

export const isLong = (name: string, most = LONG): boolean => name.split(/[\s-]/).some((word) => word.length > most);
