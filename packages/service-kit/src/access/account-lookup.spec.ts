import { createBatchLoader } from './account-lookup.js';

/** A table whose queries the test answers. */
function table(rows: Record<string, number>) {
  const queries: { keys: readonly string[]; answer: () => void; fail: () => void }[] = [];
  const loader = createBatchLoader<{ key: string; value: number }>(
    (keys) =>
      new Promise((resolve, reject) => {
        const found = () => keys.flatMap((key) => (key in rows ? [{ key, value: rows[key] as number }] : []));
        queries.push({ keys, answer: () => resolve(found()), fail: () => reject(new Error('gone')) });
      }),
    ({ key }) => key,
  );
  return { rows, queries, loader };
}

const flushTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('batchLoader', () => {
  it('returns existing rows and null for the rest', async () => {
    const { queries, loader } = table({ a: 1 });
    const answers = Promise.all([loader.load('a'), loader.load('b')]);
    await flushTurn();
    for (const query of queries) query.answer();
    expect(await answers).toEqual([{ key: 'a', value: 1 }, null]);
  });

  it('shares one query for lookups made together, each key once', async () => {
    const { queries, loader } = table({ a: 1, b: 2 });
    const all = Promise.all(['a', 'b', 'c', 'b'].map((key) => loader.load(key)));
    await flushTurn();
    expect(queries.map(({ keys }) => keys)).toEqual([['a', 'b', 'c']]);
    queries[0]?.answer();
    expect((await all).map((found) => found?.value ?? null)).toEqual([1, 2, null, 2]);
  });

  it('shares the next query while two are running', async () => {
    const { queries, loader } = table({ a: 1, b: 2, c: 3 });
    const all: Promise<{ value: number } | null>[] = [];
    for (const key of ['a', 'b', 'c', 'd', 'c']) {
      all.push(loader.load(key));
      await flushTurn();
    }
    expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
    queries[0]?.answer();
    await flushTurn();
    expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c', 'd']]);
    for (const query of queries) query.answer();
    expect((await Promise.all(all)).map((found) => found?.value ?? null)).toEqual([1, 2, 3, null, 3]);
  });

  it('reads again for each lookup, so that an earlier change shows', async () => {
    const { rows, queries, loader } = table({ a: 1 });
    const before = loader.load('a');
    await flushTurn();
    queries[0]?.answer();
    rows.a = 2;
    const after = loader.load('a');
    await flushTurn();
    queries[1]?.answer();
    expect([(await before)?.value, (await after)?.value]).toEqual([1, 2]);
  });

  it('fails all lookups of a failed query, and recovers with the next', async () => {
    const { queries, loader } = table({ a: 1 });
    const failing = Promise.all([loader.load('a'), loader.load('b')]);
    await flushTurn();
    queries[0]?.fail();
    await expect(failing).rejects.toThrow('gone');
    const next = loader.load('a');
    await flushTurn();
    queries[1]?.answer();
    expect(await next).toEqual({ key: 'a', value: 1 });
  });
});
