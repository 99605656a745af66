/** What the Deep cards are drawn with: each motif takes a few numbers and gives part of a drawing. */

export * from "./card";
export * from "./company";
export * from "./flanks";
export * from "./heads";
export * from "./limbs";
export * from "./mouths";
