import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds entries of the audit log by a part of a name, however it is written. Where the log belongs to the role `keeper`, its owner makes the
 * index (scripts/stack/keep-tables.sql). 1.9.0 searches with `audit_entry_by_name`, which
 * goes one version later.
 */
export class SearchFoldedAuditLog1799630000200 implements MigrationInterface {
  name = 'SearchFoldedAuditLog1799630000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        IF (SELECT relowner = to_regrole('keeper') FROM pg_class WHERE oid = 'audit_entry'::regclass) THEN
          PERFORM keeper.index_audit_names();
        ELSE
          CREATE INDEX audit_entry_by_folded_name ON audit_entry
            USING gin (fold_text(actor_name) gin_trgm_ops, fold_text(subject_name) gin_trgm_ops);
        END IF;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_entry_by_folded_name');
  }
}
