import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { csvService, type LISTS, list } from '../testing/csv-lists.js';
import { heldBytes } from '../testing/memory.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

jest.setTimeout(60_000);

describe('a list as CSV', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp(csvService);
  });
  afterAll(() => testApp.stop());

  const read = (of: keyof typeof LISTS) => testApp.call(list, { query: { of } });
  const open = async (of: keyof typeof LISTS): Promise<IncomingMessage> => {
    const [answer] = (await once(get(`${testApp.url}/list.csv?of=${of}`), 'response')) as [IncomingMessage];
    // The connection is closed later by one side.
    answer.on('error', () => {});
    return answer;
  };
  /** Other connections with an open transaction. */
  const holding = async () => {
    const [found] = await testApp.dataSource.query(
      `SELECT count(*)::int FROM pg_stat_activity
       WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
    );
    return found.count as number;
  };
  const until = async (condition: () => Promise<boolean>) => {
    while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  it('is named, kept by no cache, read by spreadsheets as UTF-8, and of one moment', async () => {
    const { headers, body } = await read('kind');
    expect(headers.get('content-disposition')).toBe('attachment; filename="list.csv"');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body.toString()).toBe('\uFEFFn,text\r\n1,repeatable read on\r\n');
  });

  it('has its header without any row', async () => {
    expect((await read('empty')).body.toString()).toBe('\uFEFFn,text\r\n');
  });

  it('waits for a client that takes nothing, and gives the connection up once it is gone', async () => {
    const before = heldBytes();
    const answer = await open('long');
    expect(await holding()).toBe(1);
    expect(heldBytes() - before).toBeLessThan(10_000_000);
    answer.destroy();
    await until(async () => (await holding()) === 0);
  });

  it('gives the connection up for a client that stays and takes nothing for too long', async () => {
    const answer = await open('stalled');
    await until(async () => (await holding()) === 0);
    answer.resume();
    await expect(once(answer, 'end')).rejects.toThrow('aborted');
  });

  it('is an error when it cannot be read, and cut off when it breaks midway', async () => {
    const refused = await read('broken at once');
    expect(refused).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(refused.headers.get('content-disposition')).toBeNull();
    const answer = await open('broken midway');
    answer.resume();
    await expect(once(answer, 'end')).rejects.toThrow('aborted');
    expect(await holding()).toBe(0);
    expect((await read('kind')).status).toBe(200);
  });

  it('is cut off when the database goes, and the next one is read', async () => {
    const answer = await open('long');
    await testApp.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
    );
    answer.resume();
    await expect(once(answer, 'end')).rejects.toThrow('aborted');
    expect((await read('kind')).status).toBe(200);
  });

  it('is asked to wait when others hold as many connections as lists may', async () => {
    const others = await Promise.all([open('long'), open('long'), open('long')]);
    const refused = await read('kind');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(refused.headers.get('retry-after')).toBe('20');
    for (const other of others) other.destroy();
    await until(async () => (await read('kind')).status === 200);
  });
});
