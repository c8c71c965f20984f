/** A mid-range phone has a quarter of this machine's speed. */
export const CPU_SLOWDOWN = 4;
