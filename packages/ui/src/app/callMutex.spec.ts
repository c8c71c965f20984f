import { createCallMutex } from './callMutex';
import type { AnyInput } from './outgoing';

/** A service that answers when the test says so. */
function service() {
  const waiting: { input: AnyInput; answer: (text: string) => void; refuse: (error: Error) => void }[] = [];
  const send = (input: AnyInput) =>
    new Promise<string>((answer, refuse) => {
      waiting.push({ input, answer, refuse });
    });
  return { waiting, send, sent: () => waiting.map(({ input }) => input) };
}
const flushTimers = () => new Promise((resolve) => setTimeout(resolve));
const row = (id: string): AnyInput => ({ body: { id } });

describe('createCallMutex', () => {
  it('joins a double press and starts again after the answer', async () => {
    const { run, isUnderWay } = createCallMutex<string>();
    const { waiting, send } = service();
    const presses = [run(row('a'), send), run(row('a'), send)];
    expect(waiting).toHaveLength(1);
    waiting[0]?.answer('kept');
    await expect(Promise.all(presses)).resolves.toEqual(['kept', 'kept']);
    expect(isUnderWay()).toBe(false);
    void run(row('a'), send);
    expect(waiting).toHaveLength(2);
  });

  it('runs calls of two rows in turn, each with its own answer', async () => {
    const { run, isUnderWay } = createCallMutex<string>();
    const { waiting, send, sent } = service();
    const [first, second] = [run(row('a'), send), run(row('b'), send)];
    expect(sent()).toEqual([row('a')]);
    waiting[0]?.refuse(new Error('refused'));
    await expect(first).rejects.toThrow('refused');
    await flushTimers();
    expect(isUnderWay()).toBe(true);
    expect(sent()).toEqual([row('a'), row('b')]);
    waiting[1]?.answer('kept');
    await expect(second).resolves.toBe('kept');
    expect(isUnderWay()).toBe(false);
  });

  it('treats calls with different files as different', async () => {
    const { run } = createCallMutex<string>();
    const { waiting, send } = service();
    const [one, other] = [new File(['1'], 'a.png'), new File(['2'], 'a.png')];
    const presses = [
      run({ body: {}, files: { photo: one } }, send),
      run({ body: {}, files: { photo: [one] } }, send),
      run({ body: {}, files: { photo: other } }, send),
    ];
    waiting[0]?.answer('one');
    await flushTimers();
    waiting[1]?.answer('other');
    await expect(Promise.all(presses)).resolves.toEqual(['one', 'one', 'other']);
  });
});
