import { VerifiedTokens } from './access.guard.js';

const LATER = 4_000_000_000;

describe('verified tokens', () => {
  it('stay until they expire', () => {
    const tokens = new VerifiedTokens(10);
    tokens.add('t', { exp: 1000 });
    expect(tokens.find('t', 999_999)).toEqual({ exp: 1000 });
    expect(tokens.find('t', 1_000_000)).toBeUndefined();
    expect(tokens.find('t', 999_999)).toBeUndefined();
  });

  it('drop the least recently used entry', () => {
    const tokens = new VerifiedTokens(2);
    tokens.add('first', { exp: LATER });
    tokens.add('second', { exp: LATER });
    tokens.find('first');
    tokens.add('third', { exp: LATER });
    expect(['first', 'second', 'third'].map((token) => tokens.find(token) !== undefined)).toEqual([true, false, true]);
  });
});
