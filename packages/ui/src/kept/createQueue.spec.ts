import { createQueue } from './createQueue';

Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });

describe('createQueue without browser locks', () => {
  it('runs tasks one after another', async () => {
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

  it('continues after a failed task, such as when the device is full', async () => {
    const turn = createQueue('clock-events');
    await expect(turn(() => Promise.reject(new Error('QuotaExceededError')))).rejects.toThrow('QuotaExceededError');
    const run = jest.fn(() => Promise.resolve());
    await turn(run);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
