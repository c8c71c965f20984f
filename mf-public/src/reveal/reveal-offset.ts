/** Scroll animations of the product (spec point 9). */
export const REVEAL_DURATION_MS = 500;
export const REVEAL_OFFSET_PX = 450;

/**
 * How far above the lower edge of the window a block has to come before it moves to its place, in px: the product's
 * 450, but never more than half a window, and never so much that a block at the page's end would wait for ever.
 */
export function revealOffset(windowHeight: number, roomBelowTop: number): number {
  return Math.max(0, Math.min(REVEAL_OFFSET_PX, windowHeight / 2, roomBelowTop - 1));
}
