import type { MigrationInterface, QueryRunner } from 'typeorm';

/** svc-invoice and svc-jobs read the company's logo from now on, for papers: it gets a new number in the feed. */
export class TellLogo1799520000000 implements MigrationInterface {
  name = 'TellLogo1799520000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE change SET seq = NULL WHERE entity = 'logo'`);
  }

  async down(): Promise<void> {
    // Whoever does not know it passes it over.
  }
}
