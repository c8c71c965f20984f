import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { defineCall } from '@cleaning/contracts';
import { Controller, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Public } from '../access/access.guard.js';
import { inBatches } from '../database/lists.js';
import { defineService } from '../service.js';
import { heldBytes } from '../testing/memory.js';
import { NoStates, NothingKept } from '../testing/peer-services.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { answerCsv, csvList } from './csv.js';
import { Route } from './route.js';

jest.setTimeout(60_000);

const ROWS = 220_000;
/** More than the buffers of a response and its socket. */
const STALLED_MS = 1000;

const LISTS = {
  long: `SELECT n, repeat('x', 120) AS text FROM generate_series(1, ${ROWS}) AS n`,
  stalled: `SELECT n, repeat('x', 120) AS text FROM generate_series(1, ${ROWS}) AS n`,
  empty: `SELECT 1 AS n, '' AS text WHERE false`,
  'broken at once': `SELECT 1 / 0 AS n, '' AS text`,
  'broken midway': `SELECT n, (1 / (5000 - n))::text AS text FROM generate_series(1, 10000) AS n`,
  kind: `SELECT 1 AS n, current_setting('transaction_isolation') || ' ' || current_setting('transaction_read_only') AS text`,
} as const;

const list = defineCall({
  method: 'GET',
  path: '/list.csv',
  service: 'jobs',
  access: 'public',
  summary: 'A list',
  query: z.object({ of: z.enum(Object.keys(LISTS) as (keyof typeof LISTS)[]) }),
  answer: z.unknown(),
  answerKind: 'binary',
});

@Controller()
class ListController {
  constructor(private readonly dataSource: DataSource) {}

  @Route(list)
  @Public()
  async list(@Query() { of }: { of: keyof typeof LISTS }, @Res() response: Response) {
    const rows = inBatches<{ n: number; text: string }>(this.dataSource, LISTS[of], []);
    const lines = csvList(['n', 'text'], rows, ({ n, text }) => [n, text]);
    await answerCsv(response, 'list.csv', lines, of === 'stalled' ? STALLED_MS : undefined);
  }
}

const service = defineService({
  name: 'jobs',
  environment: z.object({}),
  migrations: [],
  controllers: [ListController],
  providers: [NoStates, NothingKept],
});

describe('a list as CSV', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp(service);
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

  it(`takes no more memory with ${ROWS} rows than with few`, async () => {
    const before = heldBytes();
    let most = 0;
    let bytes = 0;
    let lines = 0;
    let sampled = 0;
    for await (const chunk of await open('long')) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines += 1;
      if (bytes - sampled > 1_000_000) {
        sampled = bytes;
        most = Math.max(most, heldBytes() - before);
      }
    }
    expect(lines).toBe(ROWS + 1);
    expect(bytes).toBeGreaterThan(27_000_000);
    expect(most).toBeLessThan(10_000_000);
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
