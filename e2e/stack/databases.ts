import { listReaders, SERVICES, type ServiceName } from '@cleaning/contracts';
import pg from 'pg';

/** Reads the four databases directly, for tests that compare services. */
export class Databases {
  private readonly pools: Readonly<Record<ServiceName, pg.Pool>>;

  constructor(stack: { readonly postgres: { url(database: string): string } }) {
    const pool = (name: ServiceName) => {
      const made = new pg.Pool({ connectionString: stack.postgres.url(name), max: 2 });
      // The next query replaces a connection that breaks while idle.
      made.on('error', () => {});
      return made;
    };
    this.pools = { auth: pool('auth'), jobs: pool('jobs'), media: pool('media'), invoice: pool('invoice') };
  }

  async query<T extends pg.QueryResultRow>(service: ServiceName, sql: string, values: unknown[] = []): Promise<T[]> {
    return (await this.pools[service].query<T>(sql, values)).rows;
  }

  /** For repeated statements: each connection plans them once. */
  async queryPrepared<T extends pg.QueryResultRow>(service: ServiceName, name: string, text: string): Promise<T[]> {
    return (await this.pools[service].query<T>({ name, text })).rows;
  }

  /** Lists readers that have not applied a feed to its end, and changes that are set aside. */
  async listFeedLag(): Promise<string[]> {
    const found = await Promise.all(SERVICES.map((source) => this.listReaderLag(source)));
    return found.flat();
  }

  private async listReaderLag(source: ServiceName): Promise<string[]> {
    const [feed] = await this.query<{ last: number; unnumbered: number }>(
      source,
      `SELECT (SELECT last_seq::int FROM change_counter) AS last,
         (SELECT count(*)::int FROM change WHERE seq IS NULL) AS unnumbered`,
    );
    const waiting = feed?.unnumbered ? [`${feed.unnumbered} changes of svc-${source} have no number yet`] : [];
    const readers = await Promise.all(
      listReaders(source).map(async (reader) => {
        const [cursor] = await this.query<{ last: number; aside: number }>(
          reader,
          `SELECT last_seq::int AS last, (SELECT count(*)::int FROM set_aside_change WHERE source = $1) AS aside
           FROM change_cursor WHERE source = $1`,
          [source],
        );
        const applied = cursor?.last ?? 0;
        if (cursor?.aside) return [`svc-${reader} has set aside ${cursor.aside} changes of svc-${source}`];
        return applied === feed?.last ? [] : [`svc-${reader} is at ${applied} of ${feed?.last} from svc-${source}`];
      }),
    );
    return [...waiting, ...readers.flat()];
  }

  /** Numbered changes of all services. */
  async countChanges(): Promise<number> {
    const counts = await Promise.all(
      SERVICES.map((source) =>
        this.query<{ last: number }>(source, 'SELECT last_seq::int AS last FROM change_counter'),
      ),
    );
    return counts.flat().reduce((sum, { last }) => sum + last, 0);
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.pools).map((pool) => pool.end()));
  }
}

const opened = new WeakMap<object, Databases>();

/**
 * The databases of a product, opened once for all tests of a worker: a new connection costs as much as ten short queries. Unused connections
 * are closed after ten seconds.
 */
export function openDatabases(storage: { readonly postgres: { url(database: string): string } }): Databases {
  const databases = opened.get(storage) ?? new Databases(storage);
  opened.set(storage, databases);
  return databases;
}

/** Waits until `findProblems` returns none. Throws the remaining problems at the deadline. */
export async function eventually(findProblems: () => Promise<string[]>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const wrong = await findProblems().catch((error: Error) => [error.message]);
    if (wrong.length === 0) return;
    if (Date.now() > deadline) throw new Error(`After ${withinMs / 1000} s:\n${wrong.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
