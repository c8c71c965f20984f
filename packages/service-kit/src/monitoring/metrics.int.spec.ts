import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCall, GALLERY_IMAGES_QUEUE } from '@cleaning/contracts';
import { BullModule, InjectQueue, Processor } from '@nestjs/bullmq';
import { Controller, Module, Param } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { v7 } from 'uuid';
import { z } from 'zod';
import { Public } from '../access/access.guard.js';
import { Route } from '../http/route.js';
import { QueueProcessor } from '../redis/queues.js';
import { PubSub } from '../redis/redis.js';
import { defineService } from '../service.js';
import { expectEventually } from '../testing/named-jobs-feed.js';
import { NoHandlers, NoStateReaders } from '../testing/peer-services.js';
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
  providers: [NoStateReaders, NoHandlers],
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

  it('counts requests by route, never by path', async () => {
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

  it('reports the pool, the feeds, the queues and the process', async () => {
    await testApp.createPerson();
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

@Processor(GALLERY_IMAGES_QUEUE)
class Failing extends QueueProcessor {
  constructor(
    pubSub: PubSub,
    @InjectQueue(GALLERY_IMAGES_QUEUE) readonly queue: Queue,
  ) {
    super(pubSub);
  }

  async process(): Promise<void> {
    throw new Error('It cannot be done');
  }
}

@Module({ imports: [BullModule.registerQueue({ name: GALLERY_IMAGES_QUEUE })], providers: [Failing] })
class FailingModule {}

it('counts a job after its last failed attempt, although Redis drops it', async () => {
  const testApp = await startTestApp(defineService({ ...service, modules: [FailingModule] }));
  try {
    await expectEventually(async () => testApp.get(PubSub).connected, true);
    const options = { attempts: 2, removeOnComplete: true, removeOnFail: true };
    await testApp.get(Failing).queue.add('image', {}, options);
    await expectEventually(async () => {
      const text = await (await fetch(`${testApp.url}/metrics`)).text();
      return /cleaning_queue_jobs\{queue="gallery-images",state="failed",.*\} (\d+)/.exec(text)?.[1];
    }, '1');
  } finally {
    await testApp.stop();
  }
});

it('reports metrics without Redis, including set-aside changes', async () => {
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

const FOLDER = join(__dirname, '../../../../deploy/monitoring');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const panels = (JSON.parse(read('grafana/dashboards/cleaning.json')) as Dashboard).panels.flatMap(
  ({ title, targets }) => targets.map(({ expr }) => [`panel "${title}"`, expr] as const),
);
const alerts = read('alerts.yml')
  .split('- alert: ')
  .slice(1)
  .map((rule) => [`alert ${rule.split('\n')[0]}`, /^\s+expr: (.+)$/m.exec(rule)?.[1] ?? ''] as const);

/** Series that Prometheus adds. */
const OWN_METRICS = ['up'];
const OWN_LABELS = ['job', 'instance', 'service', 'le'];
const WORDS = ['by', 'and', 'or', 'unless', 'on', 'ignoring', 'without'];
const WORD = /[a-zA-Z_:][\w:]*/g;

/** Metric names in an expression: no functions, labels or keywords. */
function findMetrics(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\bby \([^)]*\)/g, '');
  return [...bare.matchAll(WORD)]
    .filter((match) => !WORDS.includes(match[0]) && !/^\s*\(/.test(bare.slice((match.index ?? 0) + match[0].length)))
    .map(([name]) => name);
}

function findLabels(expression: string): string[] {
  const chosen = [...expression.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label);
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  return [...chosen, ...grouped];
}

describe('dashboard and alert rules', () => {
  const metrics = new Set(OWN_METRICS);
  const labels = new Set(OWN_LABELS);

  beforeAll(async () => {
    // Every service has the metrics of the kit; this one has nothing else.
    const testApp = await startTestApp(
      defineService({
        name: 'jobs',
        environment: z.object({}),
        migrations: [],
        controllers: [],
        providers: [NoStateReaders, NoHandlers],
      }),
    );
    await fetch(`${testApp.url}/healthz`);
    const text = await (await fetch(`${testApp.url}/metrics`)).text();
    await testApp.stop();
    for (const [, name, list = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
      metrics.add(name as string);
      for (const [, label] of list.matchAll(/(\w+)="/g)) labels.add(label as string);
    }
  }, 60_000);

  it('contain more than 15 queries and 10 alerts', () => {
    expect(panels.length).toBeGreaterThan(15);
    expect(alerts.length).toBeGreaterThan(10);
  });

  it.each([...panels, ...alerts])('use only exported metrics and labels in %s', (_, expression) => {
    expect(findMetrics(expression).length).toBeGreaterThan(0);
    expect(findMetrics(expression).filter((name) => !metrics.has(name))).toEqual([]);
    expect(findLabels(expression).filter((label) => !labels.has(label))).toEqual([]);
  });
});
