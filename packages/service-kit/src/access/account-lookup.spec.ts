import { batchLoader } from './account-lookup.js';

/** A table whose queries the test answers. */
function table(rows: Record<string, number>) {
  const queries: { keys: readonly string[]; answer: () => void; fail: () => void }[] = [];
  const loader = batchLoader<{ key: string; value: number }>(
    (keys) =>
      new Promise((resolve, reject) => {
        const found = () => keys.flatMap((key) => (key in rows ? [{ key, value: rows[key] as number }] : []));
        queries.push({ keys, answer: () => resolve(found()), fail: () => reject(new Error('gone')) });
      }),
    ({ key }) => key,
  );
  return { rows, queries, loader };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('batched lookups', () => {
  it('answer what exists, and null for the rest', async () => {
    const { queries, loader } = table({ a: 1 });
    const answers = Promise.all([loader.load('a'), loader.load('b')]);
    await settled();
    for (const query of queries) query.answer();
    expect(await answers).toEqual([{ key: 'a', value: 1 }, null]);
  });

  it('share a query when they are asked for together, each key once', async () => {
    const { queries, loader } = table({ a: 1, b: 2 });
    const all = Promise.all(['a', 'b', 'c', 'b'].map((key) => loader.load(key)));
    await settled();
    expect(queries.map(({ keys }) => keys)).toEqual([['a', 'b', 'c']]);
    queries[0]?.answer();
    expect((await all).map((found) => found?.value ?? null)).toEqual([1, 2, null, 2]);
  });

  it('share the next query when two are running', async () => {
    const { queries, loader } = table({ a: 1, b: 2, c: 3 });
    const all: Promise<{ value: number } | null>[] = [];
    for (const key of ['a', 'b', 'c', 'd', 'c']) {
      all.push(loader.load(key));
      await settled();
    }
    expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
    queries[0]?.answer();
    await settled();
    expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c', 'd']]);
    for (const query of queries) query.answer();
    expect((await Promise.all(all)).map((found) => found?.value ?? null)).toEqual([1, 2, 3, null, 3]);
  });

  it('read again for each question: a change before it is seen, also while an older query is running', async () => {
    const { rows, queries, loader } = table({ a: 1 });
    const before = loader.load('a');
    await settled();
    queries[0]?.answer();
    rows.a = 2;
    const after = loader.load('a');
    await settled();
    queries[1]?.answer();
    expect([(await before)?.value, (await after)?.value]).toEqual([1, 2]);
  });

  it('fail together, and the next query works', async () => {
    const { queries, loader } = table({ a: 1 });
    const failing = Promise.all([loader.load('a'), loader.load('b')]);
    await settled();
    queries[0]?.fail();
    await expect(failing).rejects.toThrow('gone');
    const next = loader.load('a');
    await settled();
    queries[1]?.answer();
    expect(await next).toEqual({ key: 'a', value: 1 });
  });
});
