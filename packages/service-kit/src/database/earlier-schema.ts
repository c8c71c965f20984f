import { connect, type Schema } from './data-source.js';

/** A backup holds migrations that this version does not know: it is of a newer one. */
export class UnknownMigrations extends Error {}

const nameOf = (migration: Schema['migrations'][number]): string => new migration().name ?? migration.name;

/**
 * Makes the schema of an earlier time in an empty database: for restoring what was saved then.
 * @param migrations those of the service, in order
 * @param names those that had run at that time
 * @throws UnknownMigrations naming them
 */
export async function makeEarlierSchema(
  databaseUrl: string,
  migrations: Schema['migrations'],
  names: readonly string[],
): Promise<void> {
  const known = new Set(migrations.map(nameOf));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new UnknownMigrations(unknown.join(', '));
  const wanted = migrations.filter((migration) => names.includes(nameOf(migration)));
  const dataSource = await connect('restore', { DATABASE_URL: databaseUrl }, { entities: [], migrations: wanted });
  await dataSource.destroy();
}
