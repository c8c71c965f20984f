import { computeRevealOffset } from './revealOffset';

describe('computeRevealOffset', () => {
  it.each([
    ['on a desk', 900, 5000, 450],
    ['on a phone', 844, 5000, 450],
    ['in a low window', 600, 5000, 450],
    ['on a phone on its side', 400, 5000, 300],
    ['at the end of the page', 900, 120, 119],
    ['below the page', 900, 0, 0],
  ])('limits the offset %s', (_where, windowHeight, roomBelowTop, offset) =>
    expect(computeRevealOffset(windowHeight, roomBelowTop)).toBe(offset),
  );
});
