import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');

interface Build {
  readonly dockerfile?: string;
  readonly target?: string;
  readonly args?: Readonly<Record<string, string>>;
}

const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, { readonly build?: Build }>;
};
const builds = Object.entries(services).flatMap(([name, { build }]) => (build ? [[name, build] as const] : []));
const targets = [...read('Dockerfile').matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, target]) => target);

const SECRET = /(PASSWORD|SECRET|TOKEN|_KEY|DATABASE_URL|REDIS_URL)/;

describe('images', () => {
  it('are all built from the one Dockerfile', () => {
    expect(builds.length).toBeGreaterThanOrEqual(9);
    for (const [, { dockerfile, target }] of builds) {
      expect(dockerfile).toBeUndefined();
      expect(targets).toContain(target);
    }
  });

  it('take no secret, neither as ARG nor as ENV', () => {
    const settings = read('Dockerfile')
      .split('\n')
      .filter((line) => /^(ARG|ENV)\b/.test(line));
    expect(settings.filter((line) => SECRET.test(line))).toEqual([]);
    for (const [, { args = {} }] of builds)
      expect(Object.keys(args).filter((name) => !['SERVICE', 'SITE_URL'].includes(name))).toEqual([]);
  });

  it.each(['.git', '.env', '.data', '.ci'])('never contain %s, because the build does not see it', (name) => {
    expect(read('.dockerignore').split('\n')).toContain(name);
  });
});
