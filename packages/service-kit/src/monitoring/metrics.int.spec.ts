import { defineCall } from '@cleaning/contracts';
import { Controller, Param } from '@nestjs/common';
import { v7 } from 'uuid';
import { z } from 'zod';
import { Public } from '../access/access.guard.js';
import { Route } from '../http/route.js';
import { defineService } from '../service.js';
import { NoStates, NothingKept } from '../testing/peer-services.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const readPlace = defineCall({
  method: 'GET',
  path: '/places/:id',
  service: 'media',
  access: 'public',
  summary: 'Read a place',
  params: z.object({ id: z.string() }),
  answer: z.object({ id: z.string() }),
});

@Controller()
class PlacesController {
  @Route(readPlace)
  @Public()
  read(@Param() { id }: { id: string }) {
    return { id };
  }
}

// The queues of svc-media, without workers of its own.
const service = defineService({
  name: 'media',
  environment: z.object({}),
  migrations: [],
  controllers: [PlacesController],
  providers: [NoStates, NothingKept],
});

describe('metrics', () => {
  let testApp: TestApp;
  const scrape = async () => {
    const answer = await fetch(`${testApp.url}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    return (await answer.text()).split('\n');
  };
  /** The value of the series with this name and these labels; NaN when there is none. */
  const numberAt = (lines: readonly string[], name: string, ...labels: string[]) =>
    Number(
      lines
        .find((line) => /^\w+/.exec(line)?.[0] === name && labels.every((label) => line.includes(label)))
        ?.split(' ')
        .at(-1),
    );

  beforeAll(async () => {
    testApp = await startTestApp(service);
  });
  afterAll(() => testApp.stop());

  it('count requests by the route and never by the path', async () => {
    for (const id of ['a', 'b', 'c']) await testApp.call(readPlace, { params: { id } });
    await fetch(`${testApp.url}/no/such/page`);
    await fetch(`${testApp.url}/nor/this?one=1`);
    const lines = await scrape();
    const count = (route: string, status: number) =>
      numberAt(lines, 'http_request_duration_seconds_count', 'method="GET"', `route="${route}"`, `status="${status}"`);
    expect(count('/places/:id', 200)).toBe(3);
    expect(count('none', 404)).toBe(2);
    expect(lines.filter((line) => line.includes('/no/such') || line.includes('/places/a'))).toEqual([]);
  });

  it('report the pool, the feeds, the queues and the process', async () => {
    await testApp.person();
    const lines = await scrape();
    expect(numberAt(lines, 'cleaning_dependency_up', 'dependency="postgresql"')).toBe(1);
    expect(numberAt(lines, 'cleaning_dependency_up', 'dependency="redis"')).toBe(1);
    expect(numberAt(lines, 'cleaning_database_pool_most')).toBe(10);
    expect(numberAt(lines, 'cleaning_database_pool_connections', 'state="used"')).toBeGreaterThanOrEqual(0);
    const nothing = [
      ['cleaning_database_pool_waiting'],
      ['cleaning_changes_last_number'],
      ['cleaning_changes_unnumbered'],
      ['cleaning_changes_oldest_unnumbered_seconds'],
      ['cleaning_changes_set_aside', 'source="auth"'],
      ['cleaning_queue_jobs', 'queue="changes-auth-to-media"', 'state="waiting"'],
      ['cleaning_queue_jobs', 'queue="gallery-images"', 'state="failed"'],
      ['cleaning_queue_oldest_waiting_seconds', 'queue="gallery-images"'],
    ] as const;
    for (const [name, ...labels] of nothing) expect([name, numberAt(lines, name, ...labels)]).toEqual([name, 0]);
    expect(numberAt(lines, 'cleaning_changes_applied_number', 'source="auth"')).toBe(1);
    expect(numberAt(lines, 'cleaning_changes_behind_seconds', 'source="auth"')).toBeGreaterThanOrEqual(0);
    expect(numberAt(lines, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  });
});

it('metrics answer without Redis, and say that it is away and which changes were set aside', async () => {
  const testApp = await startTestApp(service, { env: { REDIS_URL: 'redis://127.0.0.1:1' } });
  try {
    testApp.peers.enter('auth', 'account', v7(), { name: 'half an account' });
    await testApp.readFeed('auth');
    const text = await (await fetch(`${testApp.url}/metrics`)).text();
    expect(text).toContain('cleaning_dependency_up{dependency="redis",service="svc-media"} 0');
    expect(text).toContain('cleaning_dependency_up{dependency="postgresql",service="svc-media"} 1');
    expect(text).not.toContain('cleaning_queue_jobs{');
    expect(text).toContain('cleaning_changes_set_aside{source="auth",service="svc-media"} 1');
  } finally {
    await testApp.stop();
  }
});
