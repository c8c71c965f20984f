import type { MigrationInterface, QueryRunner } from 'typeorm';

const eraseWith = (further: string) => `
  CREATE OR REPLACE FUNCTION erase_absences_of_leaver() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM absence WHERE person_id = NEW.id;
      ${further}
      RETURN NULL;
    END $$;`;

/** What an admin wrote of why somebody was away goes when the person is removed, as the reasons of absences do. */
export class EraseReasonsOfLeavers1799540000000 implements MigrationInterface {
  name = 'EraseReasonsOfLeavers1799540000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${eraseWith(`UPDATE shift_change SET note = NULL WHERE person_id = NEW.id AND kind = 'away' AND note IS NOT NULL;`)}
      UPDATE shift_change SET note = NULL FROM known_account
      WHERE known_account.id = person_id AND known_account.removed AND shift_change.kind = 'away' AND note IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(eraseWith(''));
  }
}
