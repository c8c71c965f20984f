import { login, SERVICES } from '@cleaning/contracts';
import { disagreements, lostOrDoubled } from '../faults/comparisons.js';
import { api } from '../stack/api.js';
import { type Databases, eventually } from '../stack/databases.js';
import { expect, test } from '../stack/test.js';
import { addressIn, compose, containersOf, inspect } from './docker.js';
import { everythingComesBack } from './everything-comes-back.js';
import { databasesOfStack, Load } from './load.js';

const REPLICAS = 2;
/** Half of what the replicas of a service ask for at most. */
const POOL_SIZE = 10;
const AGREED_WITHIN_MS = 120_000;
const AWAY_WITHIN_MS = 30_000;

const on = { COMPOSE_FILE: 'docker-compose.yml:deploy/compose/pgbouncer.yml', PGBOUNCER_POOL_SIZE: String(POOL_SIZE) };

/** The connections of each service's role by where they come from. */
async function connections(databases: Databases, pooler: string): Promise<{ pooled: number[]; direct: number }> {
  const pooled: number[] = [];
  let direct = 0;
  for (const service of SERVICES) {
    const rows = await databases.query<{ address: string; count: number }>(
      service,
      `SELECT host(client_addr) AS address, count(*)::int FROM pg_stat_activity
       WHERE usename = current_user AND application_name LIKE 'svc-%' GROUP BY 1`,
    );
    pooled.push(rows.find(({ address }) => address === pooler)?.count ?? 0);
    for (const { address, count } of rows) if (address !== pooler) direct += count;
  }
  return { pooled, direct };
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  Object.assign(process.env, on);
  await compose('build', '--quiet', 'pgbouncer');
  const scaled = SERVICES.flatMap((name) => ['--scale', `svc-${name}=${REPLICAS}`]);
  await compose('up', '--detach', '--wait', '--no-build', ...scaled);
});

test.afterAll(async () => {
  test.setTimeout(600_000);
  for (const name of Object.keys(on)) delete process.env[name];
  await compose('up', '--detach', '--wait', '--no-build', '--remove-orphans');
  expect(await compose('ps', '--services')).not.toContain('pgbouncer');
});

test('replicas share the connections of PgBouncer, and nothing is lost while it restarts and PostgreSQL is away', async ({
  product,
}) => {
  test.setTimeout(900_000);
  const [pooler] = await inspect(...(await containersOf('pgbouncer')));
  if (!pooler) throw new Error('PgBouncer does not run');
  const address = addressIn(pooler, 'stores');
  const databases = await databasesOfStack();
  let most = 0;
  let over = false;
  let longest = 0;
  const load = await Load.begin(product);
  const counting = (async () => {
    while (!over) {
      const { pooled, direct } = await connections(databases, address);
      most = Math.max(most, ...pooled);
      expect.soft(direct, 'services connect through PgBouncer').toBe(0);
    }
  })();
  try {
    await load.goesOn(150);
  } finally {
    over = true;
    await counting;
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(POOL_SIZE);

  try {
    await test.step('PgBouncer is restarted', async () => {
      await compose('restart', 'pgbouncer');
      await load.goesOn(50);
    });

    await test.step('PostgreSQL is away', async () => {
      // Its connections of the tests would be cut.
      await databases.close();
      await compose('stop', 'postgres');
      const refusal = async () => {
        const begun = Date.now();
        const { status, headers } = await api(product.url, login, { body: product.admin });
        if (status === 503) longest = Math.max(longest, Date.now() - begun);
        return `${status} ${headers.get('retry-after')}`;
      };
      // One after the other and several at once.
      for (let round = 0; round < 3; round += 1) expect(await refusal()).toBe('503 5');
      expect(await Promise.all(Array.from({ length: 8 }, refusal))).toEqual(Array(8).fill('503 5'));
      await compose('up', '--detach', '--no-deps', '--no-build', '--wait', 'postgres');
      const works = async () => ((await refusal()).startsWith('200') ? [] : ['a login is still refused']);
      await eventually(works, AWAY_WITHIN_MS);
      await load.goesOn(50);
    });
  } finally {
    await load.end();
  }
  const afterwards = await databasesOfStack();
  await eventually(() => disagreements(afterwards), AGREED_WITHIN_MS);
  expect(await lostOrDoubled(afterwards, load.journal)).toEqual([]);
  await afterwards.close();
  console.log(
    `${load.journal.count} acknowledged writes through ${most} connections of a service at most; refused within ${longest} ms`,
  );
});

test('a command of the operator shows the pools', async () => {
  const words = ['psql', '-h', '/tmp', '-p', '6432', '-U', 'pgbouncer', '-AtF', ' ', '-c', 'SHOW POOLS'];
  const pools = await compose('exec', '-T', 'pgbouncer', ...words, 'pgbouncer');
  for (const service of SERVICES) expect(pools).toContain(`${service} ${service} `);
});

test('a backup brings everything back while services work through it', async ({ product: { url } }) => {
  test.setTimeout(900_000);
  await everythingComesBack(url);
  const [pooler] = await inspect(...(await containersOf('pgbouncer')));
  if (!pooler) throw new Error('PgBouncer does not run');
  const databases = await databasesOfStack();
  const { pooled, direct } = await connections(databases, addressIn(pooler, 'stores'));
  expect(Math.min(...pooled)).toBeGreaterThan(0);
  expect(direct).toBe(0);
  await databases.close();
});
