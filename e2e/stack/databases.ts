import { listenersOf, SERVICES, type ServiceName } from '@cleaning/contracts';
import pg from 'pg';

/** Direct reading of the four databases, for tests that compare what the services keep. */
export class Databases {
  private readonly pools: Readonly<Record<ServiceName, pg.Pool>>;

  constructor(stack: { readonly postgres: { url(database: string): string } }) {
    const pool = (name: ServiceName) => {
      const made = new pg.Pool({ connectionString: stack.postgres.url(name), max: 2 });
      // A connection that breaks while it is idle is replaced by the next query.
      made.on('error', () => {});
      return made;
    };
    this.pools = { auth: pool('auth'), jobs: pool('jobs'), media: pool('media'), invoice: pool('invoice') };
  }

  async query<T extends pg.QueryResultRow>(service: ServiceName, sql: string, values: unknown[] = []): Promise<T[]> {
    return (await this.pools[service].query<T>(sql, values)).rows;
  }

  /** Every event that each service has told, against what its listeners have applied. Empty when all are level. */
  async behind(): Promise<string[]> {
    const found = await Promise.all(SERVICES.map((source) => this.listenersBehind(source)));
    return found.flat();
  }

  private async listenersBehind(source: ServiceName): Promise<string[]> {
    const [told] = await this.query<{ last: number; unnumbered: number }>(
      source,
      `SELECT (SELECT last_seq::int FROM outbox_counter) AS last,
         (SELECT count(*)::int FROM outbox_event WHERE seq IS NULL) AS unnumbered`,
    );
    const waiting = told?.unnumbered ? [`${told.unnumbered} events of svc-${source} have no number yet`] : [];
    const listeners = await Promise.all(
      listenersOf(source).map(async (listener) => {
        const [cursor] = await this.query<{ last: number }>(
          listener,
          'SELECT last_seq::int AS last FROM inbox_cursor WHERE source = $1',
          [source],
        );
        const applied = cursor?.last ?? 0;
        return applied === told?.last ? [] : [`svc-${listener} is at ${applied} of ${told?.last} from svc-${source}`];
      }),
    );
    return [...waiting, ...listeners.flat()];
  }

  /** How many events all services have told since they exist. */
  async eventCount(): Promise<number> {
    const counts = await Promise.all(
      SERVICES.map((source) =>
        this.query<{ last: number }>(source, 'SELECT last_seq::int AS last FROM outbox_counter'),
      ),
    );
    return counts.flat().reduce((sum, { last }) => sum + last, 0);
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.pools).map((pool) => pool.end()));
  }
}

/** Waits until nothing is left to say about a state; throws what is still wrong when the time is over. */
export async function eventually(whatIsWrong: () => Promise<string[]>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const wrong = await whatIsWrong().catch((error: Error) => [error.message]);
    if (wrong.length === 0) return;
    if (Date.now() > deadline) throw new Error(`After ${withinMs / 1000} s:\n${wrong.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
