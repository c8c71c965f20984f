/** Pseudo-random numbers from 0 to below 1 that are the same for the same seed (mulberry32): the demo looks alike everywhere. */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `low` to `high`, both included. */
export const wholeBetween = (chance: Chance, low: number, high: number): number =>
  low + Math.floor(chance() * (high - low + 1));
