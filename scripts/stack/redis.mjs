import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeInstall } from '../machine/packages.mjs';
import { findProgram } from '../machine/programs.mjs';
import { Problem } from '../problem.mjs';
import { Child } from './child.mjs';
import { replies } from './ready.mjs';

/** Redis' ACL, from the containers' script. */
function buildUsers(root, { redis, redisUsers }) {
  const env = {
    PATH: process.env.PATH,
    REDIS_PASSWORD: redis,
    AUTH_REDIS_PASSWORD: redisUsers.auth,
    JOBS_REDIS_PASSWORD: redisUsers.jobs,
    MEDIA_REDIS_PASSWORD: redisUsers.media,
    INVOICE_REDIS_PASSWORD: redisUsers.invoice,
    BACKUP_REDIS_PASSWORD: redisUsers.backup,
  };
  return execFileSync('sh', [path.join(root, 'scripts/redis/users.sh')], { env, encoding: 'utf8' });
}

/** The first version with separate read and write rights (%R~). */
const OLDEST_MAJOR = 7;

/** @throws Problem if Redis is missing or too old */
function findRedis() {
  const found = findProgram('redis-server');
  if (!found) throw new Problem(`redis-server is missing: ${describeInstall(['redis-server'])}`);
  const version = /v=(\d+)\S*/.exec(execFileSync(found, ['--version'], { encoding: 'utf8' }));
  if (version && Number(version[1]) < OLDEST_MAJOR)
    throw new Problem(`${found} is Redis ${version[0].slice(2)}: ${OLDEST_MAJOR}.0 or newer is needed.`);
  return found;
}

/** Redis on the loopback interface with its append-only file in DATA_DIR/redis. Never evicts keys. */
export function createRedis({ root, dataDir, runDir, logFile, port, secrets, records, log }) {
  const command = findRedis();
  const folder = path.join(dataDir, 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // redis-check-aof is in the same folder as redis-server.
  const PATH = `${path.dirname(command)}${path.delimiter}${process.env.PATH}`;
  execFileSync('sh', [path.join(root, 'scripts/redis/start.sh'), '--files', folder], { env: { PATH } });
  // A file, because all users of the machine can read a process' arguments.
  const settings = path.join(runDir, 'redis.conf');
  const users = path.join(runDir, 'redis-users.acl');
  writeFileSync(users, buildUsers(root, secrets), { mode: 0o600 });
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    `aclfile "${users}"`,
    `dir "${folder}"`,
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
    // Frequency of background tasks such as expiry; default 10.
    'hz 2',
    'daemonize no',
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`, { mode: 0o600 });
  return new Child({
    name: 'redis',
    command,
    args: [settings],
    cwd: folder,
    env: { PATH: process.env.PATH },
    logFile,
    // It returns an error while it loads its file.
    isReady: () => replies(port, `AUTH operator ${secrets.redis}\r\nPING\r\n`, '+OK\r\n+PONG'),
    records,
    log,
  });
}
