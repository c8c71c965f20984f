import { setImmediate as nextTurn } from 'node:timers/promises';
import { KeyedMutex } from './login-attempts.service.js';

describe('KeyedMutex', () => {
  it('runs tasks of one key in turn, even after a failure, and of other keys in parallel', async () => {
    const tasks = new KeyedMutex();
    const running = new Map<string, number>();
    let mostOfOneKey = 0;
    let mostOfAll = 0;
    const task = (key: string, fails: boolean) => async () => {
      running.set(key, (running.get(key) ?? 0) + 1);
      mostOfOneKey = Math.max(mostOfOneKey, ...running.values());
      mostOfAll = Math.max(
        mostOfAll,
        [...running.values()].reduce((sum, count) => sum + count, 0),
      );
      await nextTurn();
      running.set(key, (running.get(key) ?? 0) - 1);
      if (fails) throw new Error('failed');
      return key;
    };
    const results = await Promise.allSettled(
      ['a', 'a', 'b', 'a', 'b', 'a'].map((key, index) => tasks.run(key, task(key, index === 1))),
    );
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(mostOfOneKey).toBe(1);
    expect(mostOfAll).toBe(2);
  });
});
