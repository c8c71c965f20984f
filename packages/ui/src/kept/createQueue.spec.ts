import { createQueue } from './createQueue';

Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });

describe('work in turn, where the browser has no locks', () => {
  it('runs one after the other', async () => {
    const turn = createQueue('visits');
    const done: number[] = [];
    const first = turn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      done.push(1);
    });
    const second = turn(async () => {
      done.push(2);
    });
    await Promise.all([first, second]);
    expect(done).toEqual([1, 2]);
  });

  it('goes on after a failed run, such as when the device is full', async () => {
    const turn = createQueue('clock-events');
    await expect(turn(() => Promise.reject(new Error('QuotaExceededError')))).rejects.toThrow('QuotaExceededError');
    const run = jest.fn(() => Promise.resolve());
    await turn(run);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
