/** Of this machine's speed, a mid-range phone has a quarter. */
export const CPU_SLOWDOWN = 4;
