import { MAX_ATTEMPTS, retryPauseMs } from './transactions.js';

describe('the pause between attempts at a transaction', () => {
  const attempts = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => index + 1);

  it('is at most 20 ms, doubled for each further one: 0.3 s for all of them', () => {
    const longest = attempts.map((attempt) => retryPauseMs(attempt, 1));
    expect(longest).toEqual([20, 40, 80, 160]);
    expect(longest.reduce((sum, pause) => sum + pause)).toBe(300);
  });

  it('is a random part of that, so that two that met do not meet again', () => {
    for (const attempt of attempts) {
      expect([0, 0.25].map((random) => retryPauseMs(attempt, random))).toEqual([0, retryPauseMs(attempt, 1) / 4]);
      expect(new Set(Array.from({ length: 20 }, () => retryPauseMs(attempt))).size).toBeGreaterThan(1);
    }
  });
});
