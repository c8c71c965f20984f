import type { QueryRunner } from 'typeorm';

/** For migrations: gives a table another name, its constraints and indexes too. A view under the earlier name is for the version before. */
export async function renameTable(
  runner: QueryRunner,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const renamed = (name: string) => to + name.slice(from.length);
  await runner.query(`ALTER TABLE ${from} RENAME TO ${to}`);
  // The index of a primary key is renamed with its constraint.
  const constraints: { name: string }[] = await runner.query(
    'SELECT conname AS name FROM pg_constraint WHERE conrelid = $1::regclass AND starts_with(conname, $2)',
    [to, `${from}_`],
  );
  for (const { name } of constraints)
    await runner.query(`ALTER TABLE ${to} RENAME CONSTRAINT ${name} TO ${renamed(name)}`);
  const indexes: { name: string }[] = await runner.query(
    `SELECT relname AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE indrelid = $1::regclass AND starts_with(relname, $2)`,
    [to, `${from}_`],
  );
  for (const { name } of indexes) await runner.query(`ALTER INDEX ${name} RENAME TO ${renamed(name)}`);
}
