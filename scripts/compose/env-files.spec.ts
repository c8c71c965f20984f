import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(__dirname, '../..');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const fill = (file: string) => execFileSync(join(ROOT, 'scripts/compose/fill-env.sh'), [file]);
const getVariables = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
const check = (variables: Record<string, string>) =>
  spawnSync('sh', [join(ROOT, 'scripts/compose/check-secrets.sh')], {
    env: { PATH: process.env.PATH ?? '', ...variables },
    encoding: 'utf8',
  });

/** From the previous version. Its last line has no newline. */
const BEFORE = `PORT=8080
ADMIN_EMAIL=office@cleaning.example
ADMIN_PASSWORD=kept1kept1kept1
POSTGRES_PASSWORD=kept2kept2kept2kept2
AUTH_DB_PASSWORD=kept3kept3kept3kept3
JOBS_DB_PASSWORD=kept4kept4kept4kept4
MEDIA_DB_PASSWORD=kept5kept5kept5kept5
INVOICE_DB_PASSWORD=kept6kept6kept6kept6
REDIS_PASSWORD=kept7kept7kept7kept7
S3_ACCESS_KEY=kept8kept8kept8kept8
S3_SECRET_KEY=kept9kept9kept9kept9kept9kept9kept9kept9
DOCUMENT_LINK_SECRET=kept0kept0kept0kept0kept0kept0kept0kept0`;

const NEW = [
  ...['AUTH', 'JOBS', 'MEDIA', 'INVOICE', 'BACKUP'].map((name) => `${name}_REDIS_PASSWORD`),
  ...['AUTH_JOBS', 'AUTH_MEDIA', 'AUTH_INVOICE', 'JOBS_MEDIA', 'JOBS_INVOICE', 'MEDIA_INVOICE'].map(
    (pair) => `${pair}_SECRET`,
  ),
  'DATA_KEY',
  'BACKUP_PASSWORD',
];

describe('.env of the previous version', () => {
  let dir: string;
  let file: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'env-'));
    file = join(dir, '.env');
    writeFileSync(file, BEFORE);
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('is refused with the name of each missing secret, and no value', () => {
    const { status, stderr } = check(getVariables(BEFORE));
    expect(status).toBe(1);
    for (const name of NEW) expect(stderr).toContain(`${name} is missing`);
    expect(stderr).not.toContain('kept');
  });

  it('keeps its values and gets the missing ones', () => {
    fill(file);
    const filled = readFileSync(file, 'utf8');
    expect(filled.startsWith(`${BEFORE}\n`)).toBe(true);
    expect(Object.keys(getVariables(filled)).toSorted()).toEqual(
      [
        ...new Set([...Object.keys(getVariables(BEFORE)), ...Object.keys(getVariables(read('.env.example')))]),
      ].toSorted(),
    );
    const { status, stderr } = check(getVariables(filled));
    expect([status, stderr]).toEqual([0, '']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    fill(file);
    expect(readFileSync(file, 'utf8')).toBe(filled);
  });
});

it('passes values with spaces and signs to a swarm unchanged', () => {
  const dir = mkdtempSync(join(tmpdir(), 'swarm-'));
  const file = join(dir, '.env');
  try {
    writeFileSync(join(dir, 'docker'), '#!/bin/sh\ncat >/dev/null </dev/null\n', { mode: 0o755 });
    const values = {
      TRUSTED_PROXIES: '172.18.0.1 10.0.0.0/8',
      MAP_TILES: 'https://t.example.com/{z}/{x}/{y}.png?a=1&b=$2',
    };
    const text = Object.entries(values).reduce(
      (soFar, [name, value]) => soFar.replace(`\n${name}=\n`, `\n${name}=${value}\n`),
      read('.env.example'),
    );
    writeFileSync(file, text);
    fill(file);
    const { status, stderr } = spawnSync('sh', [join(ROOT, 'scripts/swarm/deploy.sh')], {
      env: { PATH: `${dir}:${process.env.PATH}`, COMPOSE_ENV_FILES: file },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(getVariables(readFileSync(file, 'utf8'))).toMatchObject(values);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

it('prints keys and chosen settings on the recovery sheet, and no replaceable secret', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sheet-'));
  const file = join(dir, '.env');
  try {
    writeFileSync(file, read('.env.example').replace('\nSMTP_URL=\n', '\nSMTP_URL=smtp://u:p@mail.example.com:587\n'));
    fill(file);
    const sheet = execFileSync(join(ROOT, 'scripts/compose/recovery-sheet.sh'), [file], { encoding: 'utf8' });
    const { DATA_KEY = '', JOBS_DB_PASSWORD = '' } = getVariables(readFileSync(file, 'utf8'));
    for (const text of [DATA_KEY, 'smtp://u:p@mail.example.com:587', 'Set BACKUP_TARGET.'])
      expect(sheet).toContain(text);
    for (const text of [JOBS_DB_PASSWORD, 'LOG_LEVEL']) expect(sheet).not.toContain(text);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

it('names each setting once in .env.example', () => {
  const names = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
});

describe('Secrets of docker compose', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; command?: unknown }>;
  };
  /** Secrets issued by other parties; a company may have none. */
  const GIVEN_SECRETS = ['XERO_CLIENT_SECRET'];
  const SECRET = /^[A-Z0-9_]+(_PASSWORD|_SECRET|_KEY)$/;
  const namesIn = (value: unknown) =>
    [...JSON.stringify(value ?? {}).matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name);

  it('are required by name and checked before anything starts', () => {
    const { 'check-secrets': first, ...others } = services;
    const used = [...new Set(Object.values(others).flatMap(namesIn))].filter(
      (name) => SECRET.test(name) && !GIVEN_SECRETS.includes(name),
    );
    const asked = Object.entries(first?.environment ?? {});
    for (const [name, value] of asked) expect(value).toMatch(new RegExp(`^\\$\\{${name}:\\?.+\\}$`));
    expect(asked.map(([name]) => name).toSorted()).toEqual(used.toSorted());
    const checked = /names='([^']+)'/.exec(read('scripts/compose/check-secrets.sh'))?.[1]?.split(/\s+/) ?? [];
    expect(checked.toSorted()).toEqual(used.toSorted());
    for (const name of used) expect(getVariables(read('.env.example'))).toHaveProperty(name, '');
  });

  it('reach the service that reads them, as settings do', () => {
    const own = [
      ['auth', 'environment.ts'],
      ['jobs', 'environment.ts'],
      ['media', 'environment.ts'],
      ['invoice', 'enquiries/environment.ts'],
      ['invoice', 'xero/environment.ts'],
    ] as const;
    // For a folder store and for tests only.
    const inImages = ['PAGES_PROGRAM', 'PAGES_FOLDER'];
    const elsewhere = [
      'OBJECT_FOLDER',
      'PUSH_LOOPBACK',
      'WEBHOOK_LOOPBACK',
      'XERO_LOGIN_URL',
      'XERO_IDENTITY_URL',
      'XERO_API_URL',
    ];
    for (const [name, file] of own) {
      const names = [...read(`svc-${name}/src`, file).matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(
        ([, each = '']) => each,
      );
      expect(names.length).toBeGreaterThan(2);
      const given = [...Object.keys(services[`svc-${name}`]?.environment ?? {}), ...elsewhere, ...inImages];
      expect(names.filter((each) => !given.includes(each))).toEqual([]);
    }
  });

  it('reach only the services that need them', () => {
    const holders = (name: string) =>
      Object.entries(services)
        .filter(([service, value]) => service !== 'check-secrets' && namesIn(value).includes(name))
        .map(([service]) => service)
        .toSorted();
    expect(holders('DATA_KEY')).toEqual(['svc-auth', 'svc-invoice', 'svc-jobs', 'svc-media']);
    expect(holders('XERO_CLIENT_SECRET')).toEqual(['svc-invoice']);
    for (const [one, other] of [
      ['auth', 'jobs'],
      ['auth', 'media'],
      ['auth', 'invoice'],
      ['jobs', 'invoice'],
      ['media', 'invoice'],
    ] as const)
      expect(holders(`${one}_${other}_SECRET`.toUpperCase())).toEqual([`svc-${one}`, `svc-${other}`].toSorted());
    for (const name of ['auth', 'jobs', 'media', 'invoice'])
      expect(holders(`${name.toUpperCase()}_REDIS_PASSWORD`)).toEqual(['redis', `svc-${name}`]);
    expect(holders('REDIS_PASSWORD')).toEqual(['redis']);
  });
});
