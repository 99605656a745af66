// The places of the sea: the Reef and the three zones of the Ocean.

export const PLACES = ["reef", "zone1", "zone2", "zone3"] as const;
export type PlaceKey = (typeof PLACES)[number];

export const isPlace = (handle: string): boolean => (PLACES as readonly string[]).includes(handle);
