import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People invited to register as sub-contractor. */
export class InviteContractors1799700000001 implements MigrationInterface {
  name = 'InviteContractors1799700000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE contractor_invitation (
        id uuid NOT NULL CONSTRAINT contractor_invitation_pk PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        token_hash text NOT NULL CONSTRAINT contractor_invitation_token UNIQUE,
        request_key uuid NOT NULL,
        invited_by text NOT NULL,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT contractor_invitation_token_is_hashed CHECK (token_hash ~ '^[0-9a-f]{64}$')
      );
      CREATE UNIQUE INDEX contractor_invitation_email ON contractor_invitation (lower(email));
      CREATE INDEX contractor_invitation_newest ON contractor_invitation (sent_at, id);
      CREATE INDEX contractor_invitation_over ON contractor_invitation (expires_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE contractor_invitation');
  }
}
