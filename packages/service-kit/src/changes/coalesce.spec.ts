import { coalesce, runOncePerTurn } from './coalesce.js';

describe('coalesced', () => {
  it('starts one run at a time after each call, and shares the next run', async () => {
    const ends: (() => void)[] = [];
    const run = coalesce(() => new Promise<number>((resolve) => ends.push(() => resolve(ends.length))));
    const first = run();
    const [second, third] = [run(), run()];
    expect(third).toBe(second);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(await first).toBe(1);
    await new Promise(setImmediate);
    // The second run may have read before this call, so it does not count.
    const fourth = run();
    expect(fourth).not.toBe(second);
    expect(ends).toHaveLength(2);
    ends[1]?.();
    expect(await second).toBe(2);
    await new Promise(setImmediate);
    ends[2]?.();
    expect(await fourth).toBe(3);
  });

  it('continues after a failed run', async () => {
    const outcomes = [Promise.reject(new Error('no')), Promise.resolve('yes')];
    const run = coalesce(() => outcomes.shift() as Promise<string>);
    const [failed, next] = [run(), run()];
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});

describe('onceEachTurn', () => {
  it('runs once for all calls of a turn, without waiting for the previous run', async () => {
    let runs = 0;
    const run = runOncePerTurn(() => {
      runs += 1;
      return runs === 1 ? new Promise<number>(() => {}) : Promise.resolve(runs);
    });
    void run();
    void run();
    expect(runs).toBe(0);
    await new Promise(setImmediate);
    expect(runs).toBe(1);
    expect(await run()).toBe(2);
  });
});
