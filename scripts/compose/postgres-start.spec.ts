import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SCRIPT = join(__dirname, 'postgres-start.sh');

describe('postgres-start.sh', () => {
  let volume: string;
  beforeEach(() => {
    volume = mkdtempSync(join(tmpdir(), 'postgres-volume-'));
    program('postgres', 'echo "postgres (PostgreSQL) 18.4 (Debian 18.4-1)"');
    program('docker-entrypoint.sh', 'echo "started: $*"');
  });
  afterEach(() => rmSync(volume, { recursive: true }));

  const program = (name: string, text: string) => {
    const file = join(volume, 'bin', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\n${text}\n`);
    chmodSync(file, 0o755);
  };
  const cluster = (folder: string, version = '18', databases = ['1', '16384']) => {
    const path = join(volume, 'data', folder);
    mkdirSync(join(path, 'global'), { recursive: true });
    for (const database of databases) mkdirSync(join(path, 'base', database), { recursive: true });
    for (const file of ['PG_VERSION', ...databases.map((database) => `base/${database}/PG_VERSION`)])
      writeFileSync(join(path, file), `${version}\n`);
    writeFileSync(join(path, 'global/pg_control'), '');
  };
  const start = () => {
    const env = {
      PATH: `${join(volume, 'bin')}:${process.env.PATH}`,
      POSTGRES_VOLUME: join(volume, 'data'),
      PGDATA: join(volume, 'data/cluster'),
    };
    mkdirSync(env.POSTGRES_VOLUME, { recursive: true });
    const { status, stdout, stderr } = spawnSync('bash', [SCRIPT, 'postgres', '-cfsync=on'], { env, encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  it('creates a cluster in an empty volume and finds it again', () => {
    const started = { status: 0, stdout: 'started: postgres -cfsync=on\n', stderr: '' };
    expect(start()).toEqual(started);
    cluster('cluster');
    expect(start()).toEqual(started);
  });

  it.each([
    ['at the root of the volume, as the first versions kept it', '.'],
    ["where PostgreSQL's image keeps it by itself", '18/docker'],
  ])('refuses to start with a cluster %s', (_, folder) => {
    cluster(folder, '17');
    const { status, stdout, stderr } = start();
    expect([status, stdout]).toEqual([78, '']);
    expect(stderr).toContain(
      `${join(volume, 'data', folder === '.' ? '' : folder).replace(/\/$/, '')} (PostgreSQL 17)`,
    );
    expect(stderr).toContain('UPGRADING.md, "A database lies elsewhere"');
  });

  it('refuses to start when an empty cluster exists beside the data', () => {
    cluster('cluster');
    cluster('data');
    expect(start().status).toBe(78);
    expect(start().stderr).toContain(`${join(volume, 'data/data')} (PostgreSQL 18)`);
    expect(start().stderr).not.toContain(`${join(volume, 'data/cluster')} (`);
  });

  it('ignores an unused cluster that a package created', () => {
    cluster('17/main', '17', ['1', '4', '5']);
    expect(start().status).toBe(0);
  });

  it('ignores a cluster that is named as set aside', () => {
    cluster('cluster');
    cluster('data.set-aside');
    expect(start().status).toBe(0);
  });

  it('refuses to start with data of another major version', () => {
    cluster('cluster', '17');
    const { status, stderr } = start();
    expect(status).toBe(78);
    expect(stderr).toContain('is of PostgreSQL 17, and this is PostgreSQL 18');
  });
});
