import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../stack/test.js';
import { compose, docker, getAddress, getService, inspect, listContainers, ROOT, runCommand } from './docker.js';

/** Containers that finish before others start. */
const ONE_OFF_SERVICES = ['check-secrets', 'keep-tables', 'objects-owner'];

test('runs each container healthy, unprivileged, limited and read-only', async () => {
  const containers = await inspect(...(await listContainers()));
  expect(containers.map(getService).toSorted()).toEqual(
    (await compose('config', '--services'))
      .split('\n')
      .filter((name) => !ONE_OFF_SERVICES.includes(name))
      .toSorted(),
  );
  for (const { Name, Config, HostConfig, State } of containers) {
    expect.soft(HostConfig.CapDrop, `${Name} drops capabilities`).toEqual(['ALL']);
    expect.soft(HostConfig.SecurityOpt, `${Name} gains no privileges`).toEqual(['no-new-privileges:true']);
    expect.soft(HostConfig.Memory, `${Name} has a limit of memory`).toBeGreaterThan(0);
    expect.soft(HostConfig.PidsLimit, `${Name} has a limit of processes`).toBeGreaterThan(0);
    expect.soft(HostConfig.RestartPolicy.Name, `${Name} starts again`).toBe('unless-stopped');
    expect.soft(HostConfig.LogConfig, `${Name} rotates its log`).toEqual({
      Type: 'json-file',
      Config: { 'max-file': '5', 'max-size': '10m' },
    });
    expect.soft(State.Health?.Status, `${Name} is healthy`).toBe('healthy');
    expect.soft(Config.Image, `${Name} is of one version`).toMatch(/:[\w.-]*\d[\w.-]*$|:test$/);
    expect.soft(HostConfig.ReadonlyRootfs, `${Name} has a read-only disk`).toBe(true);
    expect.soft(HostConfig.CapAdd ?? [], `${Name} adds no capability`).toEqual([]);
    expect.soft(['', 'root', '0', '0:0'], `${Name} is not root`).not.toContain(Config.User);
  }
});

test('publishes one port', async () => {
  const containers = await inspect(...(await listContainers()));
  const published = containers.flatMap((each) =>
    Object.keys(each.HostConfig.PortBindings).map((port) => `${getService(each)} ${port}`),
  );
  expect(published).toEqual(['nginx 8080/tcp']);
});

test('lets only its own services reach each store', async () => {
  const containers = await inspect(...(await listContainers()));
  const neighbours = (network: string) =>
    containers
      .filter(({ NetworkSettings }) =>
        Object.keys(NetworkSettings.Networks).some((name) => name.endsWith(`_${network}`)),
      )
      .map(getService)
      .toSorted();
  const services = ['svc-auth', 'svc-invoice', 'svc-jobs', 'svc-media'];
  expect(neighbours('stores')).toEqual(['backup-schedule', 'postgres', 'redis', ...services]);
  expect(neighbours('objects')).toEqual(['backup-schedule', 'objects', 'svc-media']);
  expect(neighbours('inside')).toEqual(['nginx', ...services]);

  const [postgres] = await inspect(...(await listContainers('postgres')));
  const address = postgres && getAddress(postgres, 'stores');
  // Connects from nginx, and from a service on the same network as the database.
  const reach = (service: string, program: string[]) =>
    compose('exec', '-T', service, ...program).then(
      () => 'reached',
      () => 'refused',
    );
  expect(await reach('nginx', ['curl', '-sS', '--max-time', '3', `telnet://${address}:5432`])).toBe('refused');
  const connect = `require('net').connect(5432, 'postgres', () => process.exit(0)).on('error', () => process.exit(1))`;
  expect(await reach('svc-jobs', ['node', '-e', connect])).toBe('reached');
});

test('keeps secrets out of images and logs', async () => {
  const containers = await inspect(...(await listContainers('svc-auth', 'svc-media', 'nginx')));
  const secrets = containers
    .flatMap(({ Config }) => Config.Env)
    .filter((each) => /^(ADMIN_PASSWORD|DOCUMENT_LINK_SECRET|S3_SECRET_KEY)=/.test(each))
    .map((each) => each.split('=')[1] ?? '');
  expect(secrets.length).toBeGreaterThan(2);
  const logs = await compose('logs', '--no-color');
  const images = await Promise.all(
    containers.map(
      async ({ Config }) =>
        `${await docker('image', 'inspect', Config.Image)}${await docker('history', '--no-trunc', Config.Image)}`,
    ),
  );
  for (const secret of secrets) for (const text of [logs, ...images]) expect(text.includes(secret)).toBe(false);
});

test('refuses to start with missing, short, well-known or repeated secrets', async () => {
  const good = await runCommand(join(ROOT, 'scripts/compose/make-env.sh'), []);
  const variant = async (name: string, change: (text: string) => string) => {
    const file = join(tmpdir(), `cleaning-${name}-${process.pid}.env`);
    await writeFile(file, change(good), { mode: 0o600 });
    return file;
  };
  const up = async (file: string) => {
    const on = (...words: string[]) => compose('--env-file', file, '--project-name', 'cleaning-refused', ...words);
    const output = await on('up', '--detach', '--wait', '--no-build', 'check-secrets', 'postgres').catch(
      (error: Error) => error.message,
    );
    const log = await on('logs', '--no-log-prefix', 'check-secrets').catch(() => '');
    const running = await on('ps', '--services').catch(() => '');
    await on('down', '--volumes').catch(() => '');
    return { output: `${output}\n${log}`, running };
  };

  const missing = await up(await variant('missing', (text) => text.replace(/^S3_SECRET_KEY=.*$/m, 'S3_SECRET_KEY=')));
  expect(missing.output).toContain('S3_SECRET_KEY');
  expect(missing.running).toBe('');

  const weak = await up(
    await variant('weak', (text) =>
      text
        .replace(/^REDIS_PASSWORD=.*$/m, 'REDIS_PASSWORD=changeme')
        .replace(/^ADMIN_PASSWORD=.*$/m, 'ADMIN_PASSWORD=short')
        .replace(/^(AUTH|JOBS)_DB_PASSWORD=.*$/gm, '$1_DB_PASSWORD=abcdefghijklmnopqrst'),
    ),
  );
  expect(weak.output).toContain('REDIS_PASSWORD is a well-known value');
  expect(weak.output).toContain('ADMIN_PASSWORD is shorter than 10 characters');
  expect(weak.output).toContain('JOBS_DB_PASSWORD is used for something else as well');
  expect(weak.output).not.toContain('abcdefghijklmnopqrst');
  expect(weak.running).toBe('');
});
