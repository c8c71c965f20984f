import { Controller, Get, Logger, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Public } from '../access/access.guard.js';
import { defineService } from '../service.js';
import { NoHandlers, NoStateReaders } from '../testing/peer-services.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { toErrorRecord } from './error-records.js';

@Controller()
class ThingsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get('/thing')
  @Public()
  thing(@Query('id') id: string) {
    return this.dataSource.query('SELECT $1::uuid AS id', [id]);
  }

  @Get('/slow')
  @Public()
  async slow(@Query('limit') limit: '50ms' | '10s') {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SET LOCAL statement_timeout = '${limit}'`);
      return manager.query('SELECT pg_sleep(10)');
    });
  }
}

const service = defineService({
  name: 'jobs',
  environment: z.object({}),
  migrations: [],
  controllers: [ThingsController],
  providers: [NoStateReaders, NoHandlers],
});

const ID = '0190ffff-0000-7000-8000-000000000000';

describe('call with a failing statement', () => {
  let testApp: TestApp;
  let logged: jest.SpyInstance;
  beforeAll(async () => {
    testApp = await startTestApp(service);
  });
  beforeEach(() => {
    logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  });
  afterEach(() => logged.mockRestore());
  afterAll(() => testApp.stop());

  const ask = async (path: string) => {
    const response = await fetch(`${testApp.url}${path}`);
    const body = (await response.json()) as { code?: string };
    return { status: response.status, code: body.code, retry: response.headers.get('retry-after') };
  };
  const ok = { status: 200, code: undefined, retry: null };

  it('logs a server error without the value', async () => {
    expect(await ask('/thing?id=PA1234567')).toEqual({ status: 500, code: 'internal', retry: null });
    const records = JSON.stringify(logged.mock.calls.map(([error]) => toErrorRecord(error)));
    expect(records).toContain('22P02');
    expect(records).not.toMatch(/PA1234567|SELECT/);
  });

  it('answers 503 with Retry-After on a timeout and works again', async () => {
    expect(await ask('/slow?limit=50ms')).toEqual({ status: 503, code: 'data_away', retry: '5' });
    expect(await ask(`/thing?id=${ID}`)).toEqual(ok);
  });

  it('answers 503 with Retry-After when PostgreSQL ends the connection, and works again', async () => {
    const waiting = ask('/slow?limit=10s');
    const sleeping = `SELECT pid FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND datname = current_database()`;
    for (;;) {
      const [found] = await testApp.dataSource.query<{ pid: number }[]>(sleeping);
      if (!found) continue;
      await testApp.dataSource.query('SELECT pg_terminate_backend($1)', [found.pid]);
      break;
    }
    expect(await waiting).toEqual({ status: 503, code: 'data_away', retry: '5' });
    expect(await ask(`/thing?id=${ID}`)).toEqual(ok);
  });
});
