import { login, SERVICES } from '@cleaning/contracts';
import { findLostOrDuplicateWrites, findReplicaDifferences } from '../faults/comparisons.js';
import { callApi } from '../stack/api.js';
import { eventually } from '../stack/databases.js';
import { expect, test } from '../stack/test.js';
import { compose, getAddress, inspect, listContainers } from './docker.js';
import { countCalls, Load, openStackDatabases } from './load.js';

const REPLICAS = 3;
const AGREED_WITHIN_MS = 120_000;
/** Per account and address: svc-auth's login-rules.ts. */
const FREE_FAILURES = 5;

/** Calls that each replica of a service has answered, by its metrics. */
async function countCallsByReplica(service: string): Promise<number[]> {
  const replicas = await inspect(...(await listContainers(service)));
  return Promise.all(
    replicas.map(async (replica) =>
      countCalls(await (await fetch(`http://${getAddress(replica, 'inside')}:3000/metrics`)).text()),
    ),
  );
}

test('shares work, queues and limits among three replicas of each service', async ({ product }) => {
  test.setTimeout(600_000);
  const scaled = SERVICES.flatMap((name) => ['--scale', `svc-${name}=${REPLICAS}`]);
  await compose('up', '--detach', '--wait', '--no-build', '--no-recreate', ...scaled);
  const load = await Load.start(product);
  try {
    await load.waitForWrites(300);
    for (const name of ['auth', 'jobs']) {
      const counts = await countCallsByReplica(`svc-${name}`);
      expect(counts).toHaveLength(REPLICAS);
      for (const count of counts) expect(count, `each replica of svc-${name} answers`).toBeGreaterThan(0);
    }
    // Stops one replica under load.
    const [first] = await listContainers('svc-jobs');
    await compose('up', '--detach', '--no-build', '--no-recreate', '--scale', 'svc-jobs=2', 'svc-jobs');
    expect(await listContainers('svc-jobs')).toHaveLength(2);
    expect(first).toBeDefined();
    await load.waitForWrites(60);
  } finally {
    await load.stop();
  }
  const databases = await openStackDatabases();
  await eventually(() => findReplicaDifferences(databases), AGREED_WITHIN_MS);
  expect(await findLostOrDuplicateWrites(databases, load.journal)).toEqual([]);
  await databases.close();
  console.log(`${load.journal.count} acknowledged writes with ${REPLICAS} replicas of each service`);
});

test('slows down password guessing across all replicas', async ({ product: { url } }) => {
  const body = { email: `nobody-${Date.now()}@example.com`, password: 'a wrong passphrase' };
  // A new connection each time, to reach different replicas.
  const statuses: number[] = [];
  while (statuses.length <= FREE_FAILURES) statuses.push((await callApi(url, login, { body })).status);
  expect(statuses).toEqual([...Array(FREE_FAILURES).fill(401), 429]);
});
