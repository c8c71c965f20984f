import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the website showed as proof before: what was saved until now is the first version that is known, without a name. */
export class KeepSiteProofVersions1799490000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_proof_version (
        version integer NOT NULL CONSTRAINT site_proof_version_pk PRIMARY KEY,
        proof jsonb NOT NULL,
        saved_by text NOT NULL,
        saved_at timestamptz NOT NULL
      )`);
    await runner.query(`
      INSERT INTO site_proof_version (version, proof, saved_by, saved_at)
      SELECT version, proof, '', now() FROM site_proof`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_proof_version');
  }
}
