import { disagreements, findLostOrDoubled } from '../faults/comparisons.js';
import { eventually } from '../stack/databases.js';
import { expect, test } from '../stack/test.js';
import { compose, getService, inspect, readContainers } from './docker.js';
import { Load, openStackDatabases } from './load.js';

const HEALTHY_WITHIN_MS = 120_000;

const unhealthy = async () =>
  (await inspect(...(await readContainers()))).flatMap((each) =>
    each.State.Health?.Status === 'healthy' ? [] : [`${getService(each)} is ${each.State.Health?.Status}`],
  );

test('restarts each container under load without losing a write', async ({ product }) => {
  test.setTimeout(1_200_000);
  const load = await Load.begin(product);
  try {
    await load.goesOn();
    for (const service of (await compose('ps', '--services')).split('\n')) {
      await test.step(`restarts ${service}`, async () => {
        await compose('restart', '--timeout', '20', service);
        await eventually(unhealthy, HEALTHY_WITHIN_MS);
        await load.goesOn();
      });
    }
  } finally {
    await load.end();
  }
  const databases = await openStackDatabases();
  await eventually(() => disagreements(databases), HEALTHY_WITHIN_MS);
  expect(await findLostOrDoubled(databases, load.journal)).toEqual([]);
  console.log(`${load.journal.count} acknowledged writes: ${JSON.stringify(load.journal.kinds())}`);
  await databases.close();
});
