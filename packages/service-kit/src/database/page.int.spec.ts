import { z } from 'zod';
import { defineService } from '../service.js';
import { NoHandlers, NoStateReaders } from '../testing/peer-services.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { type ListOrders, orderRows, readPage, searchRows } from './page.js';

const service = defineService({
  name: 'jobs',
  environment: z.object({}),
  migrations: [],
  providers: [NoStateReaders, NoHandlers],
});

interface Door {
  id: number;
  name: string;
}

const ORDERS: ListOrders<'name' | 'width'> = {
  by: { name: 'lower(door.name)', width: 'door.width' },
  ties: { 'door.id': 'asked' },
};

describe('readPage', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp(service);
    await testApp.dataSource.query(
      `CREATE TABLE door (id int PRIMARY KEY, name text NOT NULL, width int, code text NOT NULL);
       CREATE INDEX door_by_name ON door (lower(name), id);
       INSERT INTO door SELECT number, 'Door ' || lpad((number / 10)::text, 3, '0'), nullif(number % 7, 0), '04' || number
         FROM generate_series(1, 1000) AS number;
       ANALYZE door`,
    );
  });
  afterAll(() => testApp.stop());

  const doors = () =>
    testApp.dataSource
      .createQueryBuilder()
      .select('door.id', 'id')
      .addSelect('door.name', 'name')
      .addSelect('door.width', 'width')
      .from('door', 'door');
  const sortByName = (direction: 'asc' | 'desc') => orderRows(doors(), ORDERS, { sort: 'name', direction });
  const getIds = (rows: readonly Door[]) => rows.map(({ id }) => id);

  it('puts each row on exactly one page, even among equal rows', async () => {
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, index) => readPage<Door>(sortByName('asc'), { page: index + 1, page_size: 100 })),
    );
    expect(new Set(pages.flatMap(({ rows }) => getIds(rows))).size).toBe(1000);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([1000]));
  });

  it('reverses the order for the other direction', async () => {
    const [first] = (await readPage<Door>(sortByName('asc'), { page: 1, page_size: 1 })).rows;
    const [last] = (await readPage<Door>(sortByName('desc'), { page: 1000, page_size: 1 })).rows;
    expect(first).toEqual(last);
  });

  it('sorts ties in their own direction', async () => {
    const query = orderRows(doors(), { ...ORDERS, ties: { 'door.id': 'ASC' } }, { sort: 'name', direction: 'desc' });
    expect(getIds((await readPage<Door>(query, { page: 1, page_size: 3 })).rows)).toEqual([1000, 990, 991]);
  });

  it('puts rows without a value last in both directions', async () => {
    const query = (direction: 'asc' | 'desc') =>
      orderRows(doors(), { ...ORDERS, nullsLast: true }, { sort: 'width', direction });
    for (const direction of ['asc', 'desc'] as const) {
      const { rows } = await readPage<Door & { width: number | null }>(query(direction), { page: 10, page_size: 100 });
      expect(rows.at(-1)?.width).toBeNull();
    }
  });

  it.each([
    ['a text in any case and spacing', 'DOOR  007', 10],
    ['a number with any separators', '04-77', 11],
    ['no row for a literal wildcard', '%', 0],
    ['the typed text in other columns', '7', 271],
  ])('finds %s', async (_case, text, total) => {
    const query = searchRows(sortByName('asc'), text, {
      texts: ['door.name'],
      numbers: ['door.code'],
      others: ['door.id::text = :typed'],
    });
    expect((await readPage(query, { page: 1, page_size: 1 })).total).toBe(total);
  });

  it('counts and sums all matches, and counts groups', async () => {
    const narrow = sortByName('asc').where('door.width <= :width', { width: 2 });
    const { total, rows, sums } = await readPage<Door, 'width'>(
      narrow,
      { page: 2, page_size: 100 },
      { width: 'sum(width)' },
    );
    expect([total, rows.length, sums.width]).toEqual([286, 100, 429]);
    const byWidth = testApp.dataSource
      .createQueryBuilder()
      .select('door.width', 'width')
      .addSelect('count(*)::int', 'doors')
      .from('door', 'door')
      .groupBy('door.width')
      .orderBy('door.width');
    expect(await readPage(byWidth, { page: 1, page_size: 2 })).toMatchObject({
      total: 7,
      rows: [{ width: 1 }, { width: 2 }],
    });
  });

  it('returns no rows and sums of 0 when nothing matches', async () => {
    const none = sortByName('asc').where('false');
    expect(await readPage(none, { page: 1, page_size: 25 }, { width: 'sum(width)' })).toEqual({
      total: 0,
      rows: [],
      sums: { width: 0 },
    });
  });

  it('uses the index of the order for the first rows in both directions', async () => {
    for (const direction of ['asc', 'desc'] as const) {
      const [sql, parameters] = sortByName(direction).limit(25).getQueryAndParameters();
      const plan = await testApp.dataSource.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, parameters);
      const text = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(text).toContain('using door_by_name');
      expect(text).not.toContain('Sort');
    }
  });

  it('refuses unknown orders and page numbers out of range', async () => {
    expect(() => orderRows(doors(), ORDERS, { sort: 'id; DROP TABLE door' as 'name', direction: 'asc' })).toThrow(
      RangeError,
    );
    await expect(readPage(sortByName('asc'), { page: 0, page_size: 25 })).rejects.toThrow(RangeError);
    await expect(readPage(sortByName('asc'), { page: 1, page_size: 101 })).rejects.toThrow(RangeError);
    await expect(readPage(doors(), { page: 1, page_size: 25 })).rejects.toThrow('A page needs an order');
  });
});
