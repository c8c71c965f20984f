import { findLostOrDuplicateWrites, findReplicaDifferences } from '../faults/comparisons.js';
import { eventually } from '../stack/databases.js';
import { expect, test } from '../stack/test.js';
import { compose, getService, inspect, listContainers } from './docker.js';
import { Load, openStackDatabases } from './load.js';

const HEALTHY_WITHIN_MS = 120_000;

const listUnhealthy = async () =>
  (await inspect(...(await listContainers()))).flatMap((each) =>
    each.State.Health?.Status === 'healthy' ? [] : [`${getService(each)} is ${each.State.Health?.Status}`],
  );

test('restarts each container under load without losing a write', async ({ product }) => {
  test.setTimeout(1_200_000);
  const load = await Load.start(product);
  try {
    await load.waitForWrites();
    for (const service of (await compose('ps', '--services')).split('\n')) {
      await test.step(`restarts ${service}`, async () => {
        await compose('restart', '--timeout', '20', service);
        await eventually(listUnhealthy, HEALTHY_WITHIN_MS);
        await load.waitForWrites();
      });
    }
  } finally {
    await load.stop();
  }
  const databases = await openStackDatabases();
  await eventually(() => findReplicaDifferences(databases), HEALTHY_WITHIN_MS);
  expect(await findLostOrDuplicateWrites(databases, load.journal)).toEqual([]);
  console.log(`${load.journal.count} acknowledged writes: ${JSON.stringify(load.journal.countByKind())}`);
  await databases.close();
});
