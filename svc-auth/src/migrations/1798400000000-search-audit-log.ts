import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds entries of the audit log by a part of a name and by day without reading all of them. */
export class SearchAuditLog1798400000000 implements MigrationInterface {
  name = 'SearchAuditLog1798400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A trusted extension: the owner of the database may add it.
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX audit_entry_by_name ON audit_entry USING gin (actor_name gin_trgm_ops, subject_name gin_trgm_ops);
      CREATE INDEX audit_entry_by_time ON audit_entry (at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_entry_by_name, audit_entry_by_time');
  }
}
