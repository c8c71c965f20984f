/** Services with a database; role and database have the service's name. */
export const DATABASES = ['auth', 'jobs', 'media', 'invoice'];

/**
 * Creates a role and a database for each service; no role may connect to another's. Names sort in English order, whatever the machine's
 * locale. Runs at each start, to complete a first start that was killed.
 */
export async function makeDatabases({ port, password, passwords }) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT datname FROM pg_database UNION ALL SELECT rolname FROM pg_roles WHERE rolname = ANY($1)',
      [DATABASES],
    );
    const existing = rows.map(({ datname }) => datname);
    for (const name of DATABASES) {
      const times = existing.filter((each) => each === name).length;
      if (times === 2) continue;
      if (times === 0) await client.query(`CREATE ROLE ${name} LOGIN`);
      await client.query(`ALTER ROLE ${name} PASSWORD ${client.escapeLiteral(passwords[name])}`);
      await client.query(
        `CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-AU'`,
      );
      await client.query(`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC`);
    }
    await client.query('REVOKE CONNECT ON DATABASE postgres, template1 FROM PUBLIC');
  } finally {
    await client.end();
  }
}
