import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Fakes docker: a svc-auth container that is replaced between two log lines, and nginx. */
const DOCKER = `#!/bin/sh
case "$*" in
  'compose ps --all --quiet svc-auth') echo 0123456789abcdef ;;
  'inspect --format '*) echo svc-auth-1 ;;
  'logs --timestamps 0123456789abcdef') echo '2026-11-22T02:00:01.5Z {"msg":"asked","id":"r-1"}'; echo '2026-11-22T02:00:09Z other' >&2 ;;
  'compose logs --no-color --timestamps')
    echo 'svc-auth-2    | 2026-11-22T02:00:03Z {"msg":"mailed","id":"r-1"}'
    printf '\\033[2K'
    echo 'nginx-1       | 2026-11-22T02:00:02Z {"status":200,"id":"r-1"}' ;;
esac
`;

describe('Logs of replaced containers', () => {
  let product: string;
  const run = (name: string, ...words: string[]) =>
    spawnSync('sh', [join(product, 'scripts/compose', name), ...words], {
      env: { ...process.env, PATH: `${join(product, 'bin')}:${process.env.PATH}` },
      encoding: 'utf8',
    });

  beforeEach(() => {
    product = mkdtempSync(join(tmpdir(), 'logs-'));
    mkdirSync(join(product, 'scripts/compose'), { recursive: true });
    mkdirSync(join(product, 'bin'));
    writeFileSync(join(product, 'bin/docker'), DOCKER);
    chmodSync(join(product, 'bin/docker'), 0o755);
    for (const name of ['keep-logs.sh', 'grep-logs.sh'])
      copyFileSync(join(__dirname, name), join(product, 'scripts/compose', name));
  });
  afterEach(() => rmSync(product, { recursive: true }));

  it('are found with those of running containers, sorted by time, each line once', () => {
    run('keep-logs.sh', 'svc-auth');
    run('keep-logs.sh', 'svc-auth');
    expect(run('grep-logs.sh', 'r-1').stdout.trim().split('\n')).toEqual([
      '2026-11-22T02:00:01.5Z svc-auth-1 {"msg":"asked","id":"r-1"}',
      '2026-11-22T02:00:02Z nginx-1 {"status":200,"id":"r-1"}',
      '2026-11-22T02:00:03Z svc-auth-2 {"msg":"mailed","id":"r-1"}',
    ]);
    expect(run('grep-logs.sh', 'r-2')).toMatchObject({ stdout: '', stderr: '' });
  });

  it('are removed after 30 days', () => {
    run('keep-logs.sh', 'svc-auth');
    const [kept] = readdirSync(join(product, 'logs'));
    const old = join(product, 'logs', kept ?? '');
    utimesSync(old, new Date(), new Date(Date.now() - 32 * 86_400_000));
    writeFileSync(join(product, 'bin/docker'), '#!/bin/sh\n');
    run('keep-logs.sh', 'svc-auth');
    expect(readdirSync(join(product, 'logs'))).toEqual([]);
  });
});
