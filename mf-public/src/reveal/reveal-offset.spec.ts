import { revealOffset } from './reveal-offset';

describe('revealOffset', () => {
  it('is 450 px in a tall window', () => expect(revealOffset(1000, 2000)).toBe(450));
  it('is half of a low window', () => expect(revealOffset(600, 2000)).toBe(300));
  it('lets a block at the end of the page come in', () => expect(revealOffset(1000, 120)).toBe(119));
  it('is never negative', () => expect(revealOffset(1000, 0)).toBe(0));
});
