import { defineCall } from '@cleaning/contracts';
import { Body, Controller, Logger, Req } from '@nestjs/common';
import type { Request } from 'express';
import pg from 'pg';
import { z } from 'zod';
import { Public } from '../access/access.guard.js';
import { countWaitingStatements } from '../database/data-source.js';
import { Transactions } from '../database/transactions.js';
import { defineService } from '../service.js';
import { NoHandlers, NoStateReaders } from '../testing/peer-services.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { waitFor } from '../testing/wait-for.js';
import { Route } from './route.js';

const write = defineCall({
  method: 'POST',
  path: '/note',
  service: 'jobs',
  access: 'public',
  summary: 'Write a note',
  body: z.object({ id: z.number() }),
  answer: z.object({ id: z.number() }),
});

let onDisconnect: () => void = () => {};
let keepWaiting: Promise<void> = Promise.resolve();

@Controller()
class NotesController {
  constructor(private readonly transactions: Transactions) {}

  @Route(write)
  @Public()
  async write(@Body() { id }: { id: number }, @Req() request: Request) {
    request.res?.once('close', () => onDisconnect());
    await this.transactions.run(({ manager }) => manager.query('INSERT INTO note VALUES ($1)', [id]));
    await keepWaiting;
    return { id };
  }
}

const service = defineService({
  name: 'jobs',
  environment: z.object({}),
  migrations: [],
  controllers: [NotesController],
  providers: [NoStateReaders, NoHandlers],
});

/** Statements wait for a lock that the test holds. The service has two connections. */
describe('service with a slow database', () => {
  let testApp: TestApp;
  /** Holds the lock in a transaction. `watcher` reads outside of it. */
  let other: pg.Client;
  let watcher: pg.Client;
  const start = async (seconds: string) => {
    testApp = await startTestApp(service, { env: { DATABASE_CONNECTIONS: '2', ANSWER_WITHIN_SECONDS: seconds } });
    const { url } = testApp.dataSource.options as { url?: string };
    [other, watcher] = [new pg.Client(url), new pg.Client(url)];
    await Promise.all([other.connect(), watcher.connect()]);
    await other.query('CREATE TABLE note (id integer)');
  };
  beforeEach(() => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation();
  });
  afterEach(async () => {
    await Promise.all([other.end(), watcher.end()]);
    await testApp.stop();
  });

  const hold = () => other.query('BEGIN; LOCK TABLE note');
  const release = () => other.query('COMMIT');
  const ask = async (id: number, signal?: AbortSignal) => {
    const answer = await fetch(`${testApp.url}/note`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
      signal,
    });
    const body = (await answer.json()) as { id?: number; code?: string };
    return { status: answer.status, retry: answer.headers.get('retry-after'), ...body };
  };
  const notes = async () => (await watcher.query('SELECT id FROM note ORDER BY id')).rows.map(({ id }) => id as number);
  const waitingForLock = async () =>
    (
      await watcher.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'INSERT%'`,
      )
    ).rowCount;

  it('answers every request once, however long it waits for a connection', async () => {
    await start('50');
    await hold();
    const answers: number[] = [];
    const asked = Array.from({ length: 40 }, (_, id) =>
      ask(id).then((answer) => {
        answers.push(answer.status);
        return answer;
      }),
    );
    // Two wait in PostgreSQL, the others for a connection.
    await waitFor(async () => (await waitingForLock()) === 2 && countWaitingStatements(testApp.dataSource) >= 38);
    expect(answers).toEqual([]);
    await release();
    expect(await Promise.all(asked)).toEqual(asked.map((_, id) => ({ status: 200, retry: null, id })));
    expect(await notes()).toEqual(asked.map((_, id) => id));
  });

  it('answers 503 with Retry-After at the time limit and writes nothing afterwards', async () => {
    await start('0.5');
    await hold();
    const busy = { status: 503, code: 'too_busy', retry: '5' };
    const answers = await Promise.all([1, 2, 3, 4].map((id) => ask(id)));
    expect(answers).toMatchObject(answers.map(() => busy));
    await release();
    await waitFor(async () => (await waitingForLock()) === 0 && countWaitingStatements(testApp.dataSource) === 0);
    expect(await ask(5)).toEqual({ status: 200, retry: null, id: 5 });
    expect(await notes()).toEqual([5]);
  });

  it('writes nothing for a client that has disconnected', async () => {
    await start('50');
    await hold();
    const gone = new Promise<void>((resolve) => {
      onDisconnect = resolve;
    });
    const aborted = new AbortController();
    const asked = ask(1, aborted.signal).catch((error: Error) => error.name);
    await waitFor(async () => (await waitingForLock()) === 1);
    aborted.abort();
    expect(await asked).toBe('AbortError');
    await gone;
    await release();
    expect(await ask(1)).toMatchObject({ status: 200 });
    expect(await notes()).toEqual([1]);
  });

  it('still answers 200 for a write committed before the time limit', async () => {
    await start('0.3');
    let end = () => {};
    keepWaiting = new Promise((resolve) => {
      end = resolve;
    });
    const asked = ask(1);
    await waitFor(async () => (await notes()).length === 1);
    // Longer than the time limit.
    await new Promise((resolve) => setTimeout(resolve, 400));
    end();
    expect(await asked).toEqual({ status: 200, retry: null, id: 1 });
  });
});
