import type { DataSource } from 'typeorm';

/** A table by the database or by its entity: columns with type, nullability and primary key. */
interface DescribedTable {
  readonly table: string;
  readonly columns: readonly string[];
}

/** TypeORM's own table. */
const MIGRATION_TABLE = 'migration';

const describeColumn = (column: { name: string; type: string; nullable: boolean; primary: boolean }): string =>
  [column.name, column.type, column.nullable && 'or null', column.primary && 'primary key'].filter(Boolean).join(' ');

const compareNames = (a: DescribedTable, b: DescribedTable) => a.table.localeCompare(b.table);

/** Describes the tables of a service by its entities and by its migrated database, to compare them. */
export async function describeSchema(
  dataSource: DataSource,
): Promise<{ entities: DescribedTable[]; tables: DescribedTable[] }> {
  const rows = await dataSource.query<
    { table: string; name: string; type: string; nullable: boolean; primary: boolean }[]
  >(
    `SELECT relname AS table, attname AS name, format_type(atttypid, NULL) AS type, NOT attnotnull AS nullable,
       coalesce(attnum = ANY(conkey), false) AS primary
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
       LEFT JOIN pg_constraint ON conrelid = pg_class.oid AND contype = 'p'
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const names = [...new Set(rows.map(({ table }) => table))];
  const tables = names
    .filter((name) => name !== MIGRATION_TABLE)
    .map((table) => ({
      table,
      columns: rows
        .filter((row) => row.table === table)
        .map(describeColumn)
        .sort(),
    }));
  const entities = dataSource.entityMetadatas.map((entity) => ({
    table: entity.tableName,
    columns: entity.columns
      .map((column) =>
        describeColumn({
          name: column.databaseName,
          type: dataSource.driver.normalizeType(column) + (column.isArray ? '[]' : ''),
          nullable: column.isNullable,
          primary: column.isPrimary,
        }),
      )
      .sort(),
  }));
  return { entities: entities.sort(compareNames), tables: tables.sort(compareNames) };
}
