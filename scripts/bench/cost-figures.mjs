import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDataDir } from '../stack/data-dir.mjs';
import { DATABASES } from '../stack/databases.mjs';
import { startStack } from '../stack/index.mjs';
import { worked } from './calls.mjs';
import { CONNECTIONS, fillStack } from './dataset.mjs';
import { putLoad, requestBytes } from './load.mjs';
import { processorTimes, settled } from './processes.mjs';
import { printTable } from './table.mjs';

const READS_A_CONNECTION = 60;
/** Slow on purpose (argon2), so fewer of them. */
const LOGINS_A_CONNECTION = 2;
const KILOBYTE = 1024;

function* times(count, request) {
  for (let sent = 0; sent < count; sent += 1) yield request;
}

function calls({ people, admin, jobs, month }, login) {
  const reads = (name, request) => ({
    name,
    script: (index) => times(READS_A_CONNECTION, requestBytes(request(people[index]))),
  });
  return [
    reads('GET user', ({ token }) => ({ method: 'GET', path: '/api/user', token })),
    reads('POST get-all-permanent-jobs', ({ id, token }) => ({
      method: 'POST',
      path: '/api/get-all-permanent-jobs',
      token,
      body: { userID: id },
    })),
    reads('POST admin/get-done-jobs-by-place', () => ({
      method: 'POST',
      path: '/api/admin/get-done-jobs-by-place',
      token: admin.token,
      body: { job_id: jobs[0], ...month },
    })),
    {
      name: 'POST start-, stop-permanent-job',
      script: (index) => worked(people.filter((_, number) => number % CONNECTIONS === index)),
    },
    {
      name: 'POST auth/login',
      script: () => times(LOGINS_A_CONNECTION, requestBytes({ method: 'POST', path: '/api/auth/login', body: login })),
    },
  ];
}

async function queried(stack, database, sql) {
  const client = new pg.Client({ connectionString: stack.postgres.url(database) });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

/** Bytes of all tables and indexes of the services' databases. */
async function bytesKept(stack) {
  const sizes = await Promise.all(
    DATABASES.map((name) => queried(stack, name, 'SELECT pg_database_size(current_database())::float AS bytes')),
  );
  return sizes.flat().reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Processor time of a call in each process: unlike calls a second, it hardly depends on what else runs on the machine. It shows which
 * process needs replicas first. Also what a call leaves in the databases, and the connections held.
 */
export async function costFigures() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cleaning-bench-'));
  const opened = openDataDir(dataDir, false);
  const stack = await startStack({ opened, demo: false, log: console.log, env: { BUSINESS_TZ: 'Australia/Adelaide' } });
  try {
    const data = await fillStack(stack, opened.secrets.dataKey);
    await settled();
    const rows = [];
    for (const { name, script } of calls(data, stack.admin)) {
      const kept = await bytesKept(stack);
      const before = processorTimes();
      const { count } = await putLoad({ port: stack.port, connections: CONNECTIONS, script });
      // Changes are applied after the answers.
      await new Promise((resolve) => setTimeout(resolve, 3000));
      const after = processorTimes();
      const each = (process) => (((after.get(process) ?? 0) - (before.get(process) ?? 0)) / count).toFixed(2);
      const services = ['svc-auth', 'svc-jobs', 'svc-media', 'svc-invoice'];
      const grown = (((await bytesKept(stack)) - kept) / count / KILOBYTE).toFixed(1);
      rows.push([name, count, ...['nginx', ...services, 'postgres', 'redis'].map(each), grown]);
    }
    printTable(
      `Processor time of a call at ${CONNECTIONS} connections, ms, and what it leaves in the databases, kB`,
      ['call', 'calls', 'nginx', 'auth', 'jobs', 'media', 'invoice', 'PostgreSQL', 'Redis', 'kept'],
      rows,
    );
    const held = await queried(
      stack,
      'auth',
      `SELECT application_name AS name, count(*)::int AS connections FROM pg_stat_activity
       WHERE application_name LIKE 'svc-%' GROUP BY 1 ORDER BY 1`,
    );
    printTable(
      'Connections to PostgreSQL held after it',
      ['service', 'connections'],
      held.map(({ name, connections }) => [name, connections]),
    );
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
