// The places of the sea: the Reef and the three zones of the Ocean.

export const PLACES = ["reef", "zone1", "zone2", "zone3"] as const;
export type PlaceKey = (typeof PLACES)[number];

/** Moves and events count places from 1. */
export const placeKey = (value: string | number): string => PLACES[Number(value) - 1] ?? String(value);

export const isPlace = (handle: string): boolean => (PLACES as readonly string[]).includes(handle);
