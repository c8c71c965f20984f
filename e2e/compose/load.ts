import { SERVICES } from '@cleaning/contracts';
import { DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { Client, Journal } from '../faults/client.js';
import { Admin, Contractor } from '../faults/users.js';
import { Databases, eventually } from '../stack/databases.js';
import type { Product } from '../stack/test.js';
import { openComposePostgres } from './docker.js';

const WRITES_WITHIN_MS = 120_000;

/** Load: an admin and all verified contractors of the demo company. */
export class Load {
  readonly journal = new Journal();
  private isStopped = false;
  private working: Promise<unknown> = Promise.resolve();

  static async start({ url, admin }: Product): Promise<Load> {
    const load = new Load();
    const people = DEMO_CONTRACTORS.filter(({ verified }) => verified);
    const contractors = await Promise.all(people.map(({ email }) => Client.logIn(url, email)));
    const office = await Client.logIn(url, admin.email, admin.password);
    const ids = people.map(({ id }) => id);
    const boss = new Admin(office, url, load.journal, ids);
    await boss.createPermanentJob();
    const workers = [boss, ...contractors.map((client) => new Contractor(client, load.journal))];
    load.working = Promise.all(workers.map((each) => each.runUntil(() => load.isStopped)));
    return load;
  }

  /** Waits for this many more acknowledged writes. */
  async waitForWrites(writes = 20): Promise<void> {
    const enough = this.journal.count + writes;
    const missing = async () => (this.journal.count < enough ? [`only ${this.journal.count} of ${enough} writes`] : []);
    await eventually(missing, WRITES_WITHIN_MS);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.working;
  }
}

/** Databases of the stack, for the host. */
export const openStackDatabases = async (): Promise<Databases> =>
  new Databases({ postgres: await openComposePostgres() });

/** Calls that a service has answered, by its metrics. Health checks and metrics don't count. */
export const countCalls = (metrics: string): number =>
  [...metrics.matchAll(/^http_request_duration_seconds_count\{.*route="\/api\/.*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );

/** All rows as text, by `service.table`, without token keys, which services refetch each minute. */
export async function readAllRows(databases: Databases): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const service of SERVICES) {
    const tables = await databases.query<{ name: string }>(
      service,
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
         AND relname <> 'token_key_set' ORDER BY 1`,
    );
    for (const { name } of tables) {
      const rows = await databases.query<{ text: string }>(service, `SELECT row::text AS text FROM "${name}" AS row`);
      found.set(
        `${service}.${name}`,
        rows.map(({ text }) => text),
      );
    }
  }
  return found;
}
