import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

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
