import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defineService } from '../service.js';
import { NoStates, NothingKept } from '../testing/peer-services.js';
import { startTestApp } from '../testing/test-app.js';

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

/** Series that Prometheus itself adds. */
const OWN_METRICS = ['up'];
const OWN_LABELS = ['job', 'instance', 'service', 'le'];
const WORDS = ['by', 'and', 'or', 'unless', 'on', 'ignoring', 'without'];
const WORD = /[a-zA-Z_:][\w:]*/g;

/** Metric names in an expression: no functions, labels or keywords. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\bby \([^)]*\)/g, '');
  return [...bare.matchAll(WORD)]
    .filter((match) => !WORDS.includes(match[0]) && !/^\s*\(/.test(bare.slice((match.index ?? 0) + match[0].length)))
    .map(([name]) => name);
}

function labelsIn(expression: string): string[] {
  const chosen = [...expression.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label);
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  return [...chosen, ...grouped];
}

describe('the dashboard and the alert rules', () => {
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
        providers: [NoStates, NothingKept],
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

  it('are there', () => {
    expect(panels.length).toBeGreaterThan(15);
    expect(alerts.length).toBeGreaterThan(10);
  });

  it.each([...panels, ...alerts])('%s names only what the services export', (_, expression) => {
    expect(metricsIn(expression).length).toBeGreaterThan(0);
    expect(metricsIn(expression).filter((name) => !metrics.has(name))).toEqual([]);
    expect(labelsIn(expression).filter((label) => !labels.has(label))).toEqual([]);
  });
});
