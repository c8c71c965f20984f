import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Fakes docker: answers from files, records commands, and fails those listed in `broken`. An update calls it a hundred times: few start a program. */
const DOCKER = `#!/bin/sh
if [ -s "$STATE/broken" ] && grep -qxF "docker $*" "$STATE/broken"; then exit 1; fi
case "$*" in
  'compose version --short') cat "$STATE/compose" ;;
  'info --format'*) echo / ;;
  'compose ps --quiet '*) eval "last=\\\${$#}"; grep -qx "$last" "$STATE/running" && echo "container-of-$last" || true ;;
  'compose ps --all --format'*) cat "$STATE/health" ;;
  'compose ps --format {{.Service}}') cut -d ' ' -f 1 "$STATE/health" ;;
  'compose config --services') cat "$STATE/named" ;;
  *'postgres --version') echo "postgres (PostgreSQL) $(cat "$STATE/major").4" ;;
  *'printenv PGDATA') echo /var/lib/postgresql/cluster ;;
  'inspect --format {{range .Mounts}}'*) echo 'cleaning_postgres /var/lib/postgresql' ;;
  *psql*) [ -s "$STATE/rows-after" ] && grep -q 'up.*nginx' "$STATE/done" && cat "$STATE/rows-after" || echo 100 ;;
  'inspect --format {{.Config.Image}}'*) eval "last=\\\${$#}"; sed -n "s/^$last //p" "$STATE/parts" ;;
  'compose config'* | 'run --rm -i --network'* | 'inspect '* | 'images '*) cat >/dev/null </dev/null ;;
  'image inspect'*) ;;
  *) echo "docker $* (VERSION=\${VERSION-})" >>"$STATE/done" ;;
esac
`;
const OTHER_SCRIPTS = {
  'roll.sh': '! grep -qsxF "roll.sh $*" "$STATE/broken"',
  'restore.sh': '! grep -qsxF "restore.sh $*" "$STATE/broken"',
  'keep-logs.sh': '',
  'fill-env.sh': '',
  // When broken, only the first backup succeeds.
  'backup.sh':
    '[ "$1" != list ] || { echo "2026-11-22T02-15-00-000Z: 9 tables"; exit; }\n' +
    'grep -c "^backup.sh" "$STATE/done" | grep -qx 1 || ! grep -qsxF "backup.sh $*" "$STATE/broken"',
};
const COMPOSE = (major: number, pgdata = '/var/lib/postgresql/cluster') =>
  `services:\n  postgres:\n    image: postgres:${major}.4\n    volumes: ["postgres:/var/lib/postgresql"]\n    environment:\n      PGDATA: ${pgdata}\n`;
const HEALTHY = ['postgres', 'svc-auth', 'nginx']
  .map((name) => `${name} running 0 healthy`)
  .concat('check-secrets exited 0 ')
  .join('\n');

describe('scripts/compose/update.sh', () => {
  let folder: string;
  let product: string;
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Office', '-c', 'user.email=office@example.com', ...words], {
      cwd: product,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const put = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    chmodSync(file, 0o755);
  };
  const state = (name: string, text: string) => put(join(folder, 'state', name), `${text}\n`);
  const commit = (compose: string) => {
    put(join(product, 'docker-compose.yml'), compose);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'A version', '--allow-empty');
    return git('rev-parse', '--short=12', 'HEAD');
  };
  const update = (...words: string[]) => {
    const env = {
      ...process.env,
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      STATE: join(folder, 'state'),
      LEAST_FREE_GB: '0',
    };
    const { status, stdout, stderr } = spawnSync('sh', ['scripts/compose/update.sh', ...words], {
      cwd: product,
      env,
      encoding: 'utf8',
    });
    const done = readFileSync(join(folder, 'state/done'), 'utf8').trim().split('\n').filter(Boolean);
    return { status, output: stdout + stderr, done };
  };
  const getVersion = () => /^VERSION=(.*)$/m.exec(readFileSync(join(product, '.env'), 'utf8'))?.[1];

  let old: string;
  let next: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'update-'));
    product = join(folder, 'product');
    put(join(folder, 'bin/docker'), DOCKER);
    for (const [name, answer] of Object.entries(OTHER_SCRIPTS))
      put(
        join(product, 'scripts/compose', name),
        `#!/bin/sh\n[ "\${1-}" = list ] || echo "${name} $* (VERSION=\${VERSION-})" >>"$STATE/done"\n${answer}\n`,
      );
    for (const name of ['update.sh', 'update-parts.sh'])
      copyFileSync(join(__dirname, name), join(product, 'scripts/compose', name));
    put(join(product, '.gitignore'), '.env\n.update*\n');
    execFileSync('git', ['init', '--quiet', '--initial-branch=main', product]);
    old = commit(COMPOSE(18));
    git('tag', 'old');
    next = commit(COMPOSE(18));
    git('tag', 'next');
    git('checkout', '--quiet', 'old');
    writeFileSync(join(product, '.env'), `PORT=80\nVERSION=${old}\n`);
    state('compose', '2.39.1');
    state('major', '18');
    state('running', 'postgres\nsvc-auth\nsvc-jobs\nnginx\nshell\nmf-admin');
    state('health', HEALTHY);
    state('named', 'svc-auth\ncheck-secrets\npostgres\nsvc-jobs\nnginx');
    state('parts', '');
    put(join(folder, 'state/done'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('backs up the old version, builds the new one, replaces each part and says how to go back', () => {
    const { status, output, done } = update('next');
    expect([status, output]).toEqual([0, expect.stringContaining(`Updated from ${old} to ${next}.`)]);
    const steps = done.filter((line) => !line.includes('--no-start'));
    expect(steps).toEqual([
      `backup.sh backups (VERSION=${old})`,
      'fill-env.sh  (VERSION=)',
      `docker compose --profile commands build --quiet (VERSION=${next})`,
      `docker compose run --rm -T --no-deps check-secrets (VERSION=${next})`,
      'keep-logs.sh postgres redis objects nginx backup-schedule (VERSION=)',
      'docker compose up --detach --no-deps --no-build --wait postgres redis objects (VERSION=)',
      'docker compose run --rm -T --no-deps keep-tables (VERSION=)',
      'roll.sh svc-auth svc-jobs (VERSION=)',
      'docker compose up --detach --no-deps --no-build --wait nginx (VERSION=)',
      'roll.sh mf-admin shell (VERSION=)',
      'docker compose up --detach --no-build --wait --remove-orphans --scale svc-auth=1 --scale svc-jobs=1 --scale mf-admin=1 --scale shell=1 (VERSION=)',
      'docker compose exec -T nginx sh -c curl -fsS -o /dev/null http://127.0.0.1:8080/ || curl -kfsS -o /dev/null https://127.0.0.1:8080/ (VERSION=)',
      expect.stringContaining('get-gallery-imgs'),
    ]);
    expect(getVersion()).toBe(next);
    expect(output).toContain('To go back:   scripts/compose/update.sh back');
  });

  it('restarts parts whose configuration files the new version changes', () => {
    state('running', 'postgres\nredis\nprometheus\ngrafana');
    git('checkout', '--quiet', 'main');
    for (const file of ['scripts/redis/users.sh', 'deploy/monitoring/alerts.yml']) put(join(product, file), 'new');
    commit(COMPOSE(18));
    git('checkout', '--quiet', 'old');
    const { status, done } = update('main');
    expect(status).toBe(0);
    const steps = done.map((line) => line.replace(/ \(VERSION=.*$/, ''));
    const redis = steps.indexOf('docker compose up --detach --no-deps --no-build --wait --force-recreate redis');
    expect(redis).toBeGreaterThan(-1);
    expect(redis).toBeLessThan(steps.indexOf('docker compose run --rm -T --no-deps keep-tables'));
    expect(steps).toContain('docker compose restart prometheus grafana');
  });

  it('goes back to the previous version, and restores its data on request', () => {
    update('next');
    const { status, output, done } = update('back');
    expect([status, output]).toEqual([0, expect.stringContaining(`Back at ${old}`)]);
    expect(getVersion()).toBe(old);
    expect(git('rev-parse', '--short=12', 'HEAD')).toBe(old);
    expect(done.at(-1)).toBe('docker compose up --detach --no-build --wait --remove-orphans (VERSION=)');
    git('checkout', '--quiet', 'next');
    expect(update('back', '--with-data').done.at(-1)).toBe('restore.sh backups 2026-11-22T02-15-00-000Z (VERSION=)');
  });

  it('resumes a failed update and refuses any other until then', () => {
    state('broken', 'roll.sh mf-admin shell');
    const failed = update('next');
    expect(failed.status).not.toBe(0);
    expect(failed.output).toContain('this does the rest:   scripts/compose/update.sh');
    expect(getVersion()).toBe(next);
    expect(update('old').output).toContain(`The update to ${next} is not complete.`);

    state('broken', '');
    const runs = (...parts: string[]) =>
      parts.map((part) => `container-of-${part} cleaning/x:${next} healthy`).join('\n');
    state('parts', runs('svc-auth', 'svc-jobs'));
    const { status, output, done } = update();
    expect([status, output]).toEqual([0, expect.stringContaining(`Updated from ${old} to ${next}.`)]);
    const again = done.slice(failed.done.length).filter((line) => /^backup|roll/.test(line));
    expect(again).toEqual(['roll.sh mf-admin shell (VERSION=)']);

    expect(update('next').output).toContain(
      `${next} is installed, but these parts are not running: nginx mf-admin shell.`,
    );
    state('parts', runs('svc-auth', 'svc-jobs', 'nginx', 'mf-admin', 'shell'));
    expect(update('next').output).toContain(`${next} is running already.`);
  });

  it('still knows the old version after a failed build', () => {
    writeFileSync(join(product, '.env'), 'PORT=80\n');
    state('broken', 'docker compose --profile commands build --quiet');
    expect(update('next').output).toContain('To go back:');
    state('broken', '');
    expect(update('next').output).toContain(`Updated from local to ${next}.`);
    update('back');
    expect(git('rev-parse', '--short=12', 'HEAD')).toBe(old);
  });

  it('fails when rows are missing although every part is healthy', () => {
    state('rows-after', '0');
    const { status, output } = update('next');
    expect(status).not.toBe(0);
    expect(output).toContain('auth.account had 100 rows and has 0');
    expect(output).toContain('To go back:');
  });

  it.each([
    [
      'a part is not healthy',
      () => state('health', `${HEALTHY}\nsvc-jobs running 0 unhealthy`),
      'Not healthy: svc-jobs.',
    ],
    [
      'a part is in no file of COMPOSE_FILE',
      () => state('health', `${HEALTHY}\nprometheus running 0 healthy`),
      'In no file named by COMPOSE_FILE in .env: prometheus.',
    ],
    ['files were changed here', () => put(join(product, 'docker-compose.yml'), 'changed'), 'Files of the repository'],
    ['nothing runs', () => state('running', ''), 'The product is not running'],
    ['Docker Compose is old', () => state('compose', 'v2.20.3'), 'Docker Compose is 2.20.3'],
    ['there is no such commit', () => git('tag', '-d', 'next'), 'There is no commit next.'],
  ])('changes nothing when %s', (_, prepare, message) => {
    prepare();
    const { status, output, done } = update('next');
    expect([status, done]).toEqual([1, []]);
    expect(output).toContain(message);
    expect(getVersion()).toBe(old);
  });

  it('refuses a version that expects the data elsewhere', () => {
    git('checkout', '--quiet', 'main');
    commit(COMPOSE(18, '/var/lib/postgresql/data'));
    git('checkout', '--quiet', 'old');
    const { status, output, done } = update('main');
    expect([status, done]).toEqual([1, []]);
    expect(output).toContain('"A database lies elsewhere"');
  });

  it('moves data to a new major version of PostgreSQL by backup and sets the old files aside', () => {
    state('major', '17');
    const { status, output, done } = update('next');
    expect([status, output]).toEqual([0, expect.stringContaining('from PostgreSQL 17 to 18')]);
    expect(done.filter((line) => /backup|build|stop|mv|restore|roll/.test(line))).toEqual([
      `backup.sh backups (VERSION=${old})`,
      `docker compose --profile commands build --quiet (VERSION=${next})`,
      // A second backup saves input made during the build.
      'docker compose stop nginx svc-auth svc-jobs svc-media svc-invoice (VERSION=)',
      `backup.sh backups (VERSION=${old})`,
      'docker compose stop (VERSION=)',
      'docker compose run --rm -T --no-deps --entrypoint sh postgres -c cd /var/lib/postgresql && [ ! -e cluster-17.set-aside ] && mv cluster cluster-17.set-aside (VERSION=)',
      'restore.sh backups 2026-11-22T02-15-00-000Z (VERSION=)',
    ]);
    expect(git('rev-parse', '--short=12', 'HEAD')).toBe(next);
    expect(update('back').output).toContain('update.sh back --with-data');
    expect(update('back', '--with-data').output).toContain(`Back at ${old}`);
  });

  it('restores once when a resumed update has already restored', () => {
    state('major', '17');
    state('broken', 'restore.sh backups 2026-11-22T02-15-00-000Z');
    expect(update('next').status).not.toBe(0);
    state('broken', '');
    // The restored data was used again.
    const { status, done } = update();
    expect(status).toBe(0);
    expect(done.filter((line) => line.startsWith('restore.sh'))).toHaveLength(1);
  });

  it('restarts stopped parts when the last backup before a new major version fails', () => {
    state('major', '17');
    state('broken', 'backup.sh backups');
    const { status, done } = update('next');
    expect(status).not.toBe(0);
    expect(done.at(-1)).toBe('docker compose start svc-auth svc-jobs svc-media svc-invoice nginx (VERSION=)');
    expect([getVersion(), git('rev-parse', '--short=12', 'HEAD')]).toEqual([old, next]);
    state('broken', '');
    expect(update('next').output).toContain(`Updated from ${old} to ${next}.`);
  });

  it('requires the key of encrypted backups before it moves data to a new major version', () => {
    state('major', '17');
    writeFileSync(join(product, '.env'), `BACKUP_RECIPIENT=age1x\nVERSION=${old}\n`);
    const { status, output, done } = update('next');
    expect([status, done]).toEqual([1, []]);
    expect(output).toContain('BACKUP_IDENTITY_FILE');
  });
});
