import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

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

describe('Images', () => {
  it('are all built from one Dockerfile', () => {
    expect(builds.length).toBeGreaterThanOrEqual(9);
    for (const [, { dockerfile, target }] of builds) {
      expect(dockerfile).toBeUndefined();
      expect(targets).toContain(target);
    }
  });

  it('take no secret as ARG or ENV', () => {
    const settings = read('Dockerfile')
      .split('\n')
      .filter((line) => /^(ARG|ENV)\b/.test(line));
    expect(settings.filter((line) => SECRET.test(line))).toEqual([]);
    for (const [, { args = {} }] of builds)
      expect(Object.keys(args).filter((name) => !['SERVICE', 'SITE_URL'].includes(name))).toEqual([]);
  });

  it.each(['.git', '.env', '.data', '.ci'])('never contain %s, which the build ignores', (name) => {
    expect(read('.dockerignore').split('\n')).toContain(name);
  });
});

const COMPOSE = [
  'docker-compose.yml',
  'docker-compose.monitoring.yml',
  ...['compose', 'swarm'].flatMap((folder) =>
    readdirSync(join(ROOT, 'deploy', folder)).map((name) => `deploy/${folder}/${name}`),
  ),
];
type Volume = string | { readonly source?: string };
interface Part {
  readonly image?: string;
  readonly user?: string;
  readonly volumes?: readonly Volume[];
  readonly tmpfs?: readonly string[];
}
/** Ignores the docker compose tags `!reset` and `!override`. */
const customTags = ['!reset', '!override'].flatMap((tag) => [
  { tag, collection: 'seq' as const, resolve: (value: unknown) => value },
  { tag, resolve: (value: string) => value },
]);
const parts = COMPOSE.flatMap((file) => {
  const { services: found } = parse(read(file), { merge: true, customTags, logLevel: 'error' }) as {
    services?: Record<string, Part | null>;
  };
  return Object.entries(found ?? {}).map(([name, part]) => [file, name, part ?? {}] as const);
});
const listSources = ({ volumes }: Part) =>
  Array.isArray(volumes)
    ? volumes.map((each: Volume) => (typeof each === 'string' ? each.split(':')[0] : each.source))
    : [];

describe('Parts of docker compose', () => {
  it.each(parts)('%s: %s has no access to the Docker socket', (_file, _name, part) => {
    const sources = listSources(part).map((source) => source ?? '');
    expect(
      sources.filter((source) => /docker\.sock|^\/(var\/)?run(\/|$)|^\/var(\/lib(\/docker)?)?\/?$/.test(source)),
    ).toEqual([]);
    // The whole disk is mounted to measure its usage, without the sockets' folder.
    if (sources.includes('/')) expect(part.tmpfs).toContain('/host/run');
  });

  it.each(parts.flatMap(([file, name, { image }]) => (image ? [[file, name, image] as const] : [])))(
    '%s: %s pins its version: %s',
    (_file, _name, image) => {
      expect(image).toMatch(/:(\$\{VERSION:-local\}|[\w.-]*\d[\w.-]*)(@sha256:[0-9a-f]{64})?$/);
    },
  );

  it('run third-party images as a user other than root', () => {
    const { services: found } = parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, Part>;
    };
    const others = Object.entries(found).filter(([, { image }]) => !image?.includes('IMAGE_PREFIX'));
    // Has no network and ends before the store starts.
    const asRoot = others.filter(([, { user }]) => user === undefined || /^(0|root)/.test(user)).map(([name]) => name);
    expect(asRoot).toEqual(['objects-owner']);
    expect(found.objects?.user).toBe('1000:1000');
  });

  it('reach the internet only through the networks public, mail and offsite', () => {
    const { networks } = parse(read('docker-compose.yml'), { merge: true }) as {
      networks: Record<string, { readonly internal?: boolean } | null>;
    };
    const withWayOut = Object.entries(networks).filter(([, network]) => !network?.internal);
    expect(withWayOut.map(([name]) => name)).toEqual(['public', 'mail', 'offsite']);
  });
});
