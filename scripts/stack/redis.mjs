import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../machine/programs.mjs';
import { Problem } from '../problem.mjs';
import { Child } from './child.mjs';
import { replies } from './ready.mjs';

/** Redis on the loopback interface with its append-only file in DATA_DIR/redis; never throws queues away when memory gets short. */
export function redisServer({ dataDir, runDir, logFile, port, password, records, log }) {
  const command = findProgram('redis-server');
  if (!command) throw new Problem('redis-server is missing: run "npm start" once, or "apt-get install redis-server".');
  const folder = path.join(dataDir, 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A file and not arguments: everybody on the machine can read a process's arguments.
  const settings = path.join(runDir, 'redis.conf');
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${folder}"`,
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
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
    // While it loads its file it answers an error.
    isReady: () => replies(port, `AUTH ${password}\r\nPING\r\n`, '+OK\r\n+PONG'),
    records,
    log,
  });
}
