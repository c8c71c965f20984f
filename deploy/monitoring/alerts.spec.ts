import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findProgram } from '../../scripts/machine/programs.mjs';

const FOLDER = __dirname;
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string; labels: { severity: string } }[] }[];
}
const FILES = ['alerts.yml', 'alerts-machine.yml'];
const rules = FILES.flatMap((file) => (parse(read(file)) as Rules).groups.flatMap((group) => group.rules));
const tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[] = parse(
  read('alerts.test.yml'),
).tests;

const promtool = findProgram('promtool');
const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(promtool ?? '', words, { cwd: FOLDER, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

describe('alerts', () => {
  it('have names of their own, and say whether somebody is called for them', () => {
    const names = rules.map(({ alert }) => alert);
    expect(names).toEqual([...new Set(names)]);
    for (const { labels } of rules) expect(['page', 'ticket']).toContain(labels.severity);
  });

  it('are each fired by a test', () => {
    const fired = tests.flatMap(({ alert_rule_test }) =>
      alert_rule_test.filter(({ exp_alerts }) => exp_alerts.length > 0).map(({ alertname }) => alertname),
    );
    expect(fired.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });

  it('are read by the Prometheus of docker compose, which asks every exporter', () => {
    const { rule_files, scrape_configs } = parse(read('prometheus.yml'));
    expect(rule_files).toEqual(FILES);
    const { services } = parse(readFileSync(join(FOLDER, '../../docker-compose.monitoring.yml'), 'utf8'), {
      merge: true,
    });
    const asked = JSON.stringify(scrape_configs);
    const exporters = Object.keys(services).filter((name) => /-exporter$|^cadvisor$|^nginx-failures$/.test(name));
    expect(exporters.length).toBeGreaterThan(5);
    for (const name of exporters) expect(asked).toContain(`${name}:`);
  });
});

// Debian's package prometheus has it; `npm test` installs it where it may.
(promtool ? describe : describe.skip)("alerts, in Prometheus' own tool", () => {
  it('are valid', () => {
    expect(run('check', 'rules', ...FILES)).toMatchObject({ status: 0 });
  });

  it('fire on the series that they are for, with texts that name the first step', () => {
    expect(run('test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 0 });
  });
});
