import { runTasks } from './tasks.mjs';

describe('runTasks', () => {
  const log: string[] = [];
  const task = (name: string, after: string[] = [], error?: Error) => ({
    name,
    after,
    run: async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      if (error) throw error;
      log.push(`${name} ends`);
    },
  });
  beforeEach(() => {
    log.length = 0;
  });

  it('runs tasks side by side up to the limit, in order', async () => {
    expect(await runTasks([task('a'), task('b'), task('c')], { atOnce: 2 })).toEqual(new Map());
    expect(log).toEqual(['a begins', 'b begins', 'a ends', 'c begins', 'b ends', 'c ends']);
  });

  it('starts a task after those that it names, and lets others pass', async () => {
    await runTasks([task('a'), task('b', ['a']), task('c')], { atOnce: 2 });
    expect(log).toEqual(['a begins', 'c begins', 'a ends', 'b begins', 'c ends', 'b ends']);
  });

  it('skips tasks after a failed one and runs the others', async () => {
    const errors = await runTasks([task('a', [], new Error('broken')), task('b', ['a']), task('c', ['b']), task('d')]);
    expect([...errors].map(([name, { message }]) => [name, message])).toEqual([
      ['a', 'broken'],
      ['b', 'b was left out.'],
      ['c', 'c was left out.'],
    ]);
    expect(log).toContain('d ends');
    expect(log).not.toContain('b begins');
  });

  it('starts nothing after an interruption', async () => {
    const interruption = new AbortController();
    interruption.abort();
    expect([...(await runTasks([task('a')], { signal: interruption.signal })).keys()]).toEqual(['a']);
    expect(log).toEqual([]);
  });
});
