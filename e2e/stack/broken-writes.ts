import pg from 'pg';

/** Where a write puts what it brings. */
export interface Place {
  readonly service: string;
  readonly table: string;
}
interface Postgres {
  readonly postgres: { url(database: string): string };
}

const PAUSE_MS = 20;

async function withOwner<T>(
  { postgres }: Postgres,
  service: string,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({ connectionString: postgres.url(service) });
  await owner.connect();
  return work(owner).finally(() => owner.end());
}

/** Ends the connection of whoever waits to write into the table, in the middle of the statement, until the write has got its answer. */
export const cutOff = <T>(stack: Postgres, { service, table }: Place, write: () => Promise<T>): Promise<T> =>
  withOwner(stack, service, async (owner) => {
    await owner.query(`BEGIN; LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
    let answered = false;
    let ended = 0;
    const answer = write().finally(() => {
      answered = true;
    });
    while (!answered) {
      const { rowCount } = await owner.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`,
      );
      ended += rowCount ?? 0;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    await owner.query('ROLLBACK');
    if (ended === 0) throw new Error(`Nobody wrote into ${table} of svc-${service}.`);
    return answer;
  });

/** Has PostgreSQL refuse every row of the table while the write runs. Its own words would repeat the row. */
export const refused = <T>(stack: Postgres, { service, table }: Place, write: () => Promise<T>): Promise<T> =>
  withOwner(stack, service, async (owner) => {
    await owner.query(`ALTER TABLE ${table} ADD CONSTRAINT refuses_all CHECK (false) NOT VALID`);
    return write().finally(() => owner.query(`ALTER TABLE ${table} DROP CONSTRAINT refuses_all`));
  });
