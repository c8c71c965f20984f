/** Scroll animations of the public pages. */
export const REVEAL_DURATION_MS = 500;
export const REVEAL_OFFSET_PX = 450;

/** In low windows, such as a phone on its side, the offset is at most this fraction of their height. */
const LOWEST_PART = 0.75;

/**
 * Distance in px above the window's lower edge at which a block moves to its place: the product's 450, less in windows
 * lower than 600 px, and never more than a block at the page's end can reach.
 */
export function computeRevealOffset(windowHeight: number, roomBelowTop: number): number {
  return Math.max(0, Math.min(REVEAL_OFFSET_PX, windowHeight * LOWEST_PART, roomBelowTop - 1));
}
