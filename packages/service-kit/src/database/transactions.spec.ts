import { getRetryPauseMs, MAX_ATTEMPTS } from './transactions.js';

describe('retryPauseMs', () => {
  const attempts = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => index + 1);

  it('starts at up to 20 ms and doubles with each attempt, up to 0.3 s in all', () => {
    const longest = attempts.map((attempt) => getRetryPauseMs(attempt, 1));
    expect(longest).toEqual([20, 40, 80, 160]);
    expect(longest.reduce((sum, pause) => sum + pause)).toBe(300);
  });

  it('varies at random so that two transactions do not collide again', () => {
    for (const attempt of attempts) {
      expect([0, 0.25].map((random) => getRetryPauseMs(attempt, random))).toEqual([0, getRetryPauseMs(attempt, 1) / 4]);
      expect(new Set(Array.from({ length: 20 }, () => getRetryPauseMs(attempt))).size).toBeGreaterThan(1);
    }
  });
});
