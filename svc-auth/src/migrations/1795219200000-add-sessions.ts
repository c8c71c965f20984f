import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSessions1795219200000 implements MigrationInterface {
  name = 'AddSessions1795219200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE session (
        id uuid NOT NULL CONSTRAINT session_pk PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT session_account REFERENCES account (id) ON DELETE CASCADE,
        -- That of the account when it was opened: of an older one it has ended anyway.
        session_version integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE INDEX session_by_account ON session (account_id);
      CREATE INDEX session_ended ON session (account_id, expires_at) INCLUDE (id) WHERE ended_at IS NOT NULL;
      CREATE INDEX session_over ON session (expires_at);`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE session');
  }
}
