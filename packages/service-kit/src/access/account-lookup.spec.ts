import { JoinedLookups } from './account-lookup.js';

/** A table that answers when the test lets it. */
function table(rows: Record<string, number>) {
  const asked: { keys: readonly string[]; answer: () => void; fail: () => void }[] = [];
  const lookups = new JoinedLookups<{ key: string; value: number }>(
    (keys) =>
      new Promise((resolve, reject) => {
        const found = () => keys.flatMap((key) => (key in rows ? [{ key, value: rows[key] as number }] : []));
        asked.push({ keys, answer: () => resolve(found()), fail: () => reject(new Error('gone')) });
      }),
    ({ key }) => key,
  );
  return { rows, asked, lookups };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('joined lookups', () => {
  it('answer what is there and null for what is not', async () => {
    const { asked, lookups } = table({ a: 1 });
    const answers = Promise.all([lookups.find('a'), lookups.find('b')]);
    for (const query of asked) query.answer();
    expect(await answers).toEqual([{ key: 'a', value: 1 }, null]);
  });

  it('ask in one query for all that came while others were under way, each once', async () => {
    const { asked, lookups } = table({ a: 1, b: 2, c: 3 });
    const all = Promise.all(['a', 'b', 'c', 'd', 'c'].map((key) => lookups.find(key)));
    expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
    asked[0]?.answer();
    await settled();
    expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c', 'd']]);
    for (const query of asked) query.answer();
    expect((await all).map((found) => found?.value ?? null)).toEqual([1, 2, 3, null, 3]);
  });

  it('read anew for each question: a change before it is seen, also while an older read is under way', async () => {
    const { rows, asked, lookups } = table({ a: 1 });
    const before = lookups.find('a');
    asked[0]?.answer();
    rows.a = 2;
    const after = lookups.find('a');
    asked[1]?.answer();
    expect([(await before)?.value, (await after)?.value]).toEqual([1, 2]);
  });

  it('fail together, and go on', async () => {
    const { asked, lookups } = table({ a: 1 });
    const failing = lookups.find('a');
    asked[0]?.fail();
    await expect(failing).rejects.toThrow('gone');
    await settled();
    const next = lookups.find('a');
    asked[1]?.answer();
    expect(await next).toEqual({ key: 'a', value: 1 });
  });
});
