import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = '([01][0-9]|2[0-3]):[0-5][0-9]';
const SHIFT = `
        job_id uuid NOT NULL,
        business_date date NOT NULL,
        time text NOT NULL,
        for_person_id uuid NOT NULL`;

/** Shifts whose person is away, offered to others. One person has a shift: the index cover_one decides between all who take it at once. */
export class OfferCovers1796220000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cover_offer (
        id uuid CONSTRAINT cover_offer_pk PRIMARY KEY,${SHIFT},
        to_all boolean NOT NULL,
        offered_by uuid NOT NULL,
        offered_at timestamptz NOT NULL,
        withdrawn_at timestamptz,
        withdrawn_by uuid,
        CONSTRAINT cover_offer_job FOREIGN KEY (job_id) REFERENCES job (id),
        CONSTRAINT cover_offer_time_valid CHECK (time ~ '^${TIME}(-${TIME})?$'),
        CONSTRAINT cover_offer_withdrawn_by_somebody CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL))
      );
      CREATE UNIQUE INDEX cover_offer_one ON cover_offer (job_id, business_date, time, for_person_id) WHERE withdrawn_at IS NULL;
      CREATE INDEX cover_offer_by_day ON cover_offer (business_date) WHERE withdrawn_at IS NULL;

      CREATE TABLE cover_offer_person (
        offer_id uuid NOT NULL CONSTRAINT cover_offer_person_offer REFERENCES cover_offer (id),
        person_id uuid NOT NULL,
        CONSTRAINT cover_offer_person_once PRIMARY KEY (offer_id, person_id)
      );

      CREATE TABLE cover (
        id uuid CONSTRAINT cover_pk PRIMARY KEY,
        offer_id uuid NOT NULL CONSTRAINT cover_offered REFERENCES cover_offer (id),${SHIFT},
        person_id uuid NOT NULL,
        taken_at timestamptz NOT NULL,
        taken_back_at timestamptz,
        taken_back_by uuid,
        CONSTRAINT cover_job FOREIGN KEY (job_id) REFERENCES job (id),
        CONSTRAINT cover_by_somebody_else CHECK (person_id <> for_person_id),
        CONSTRAINT cover_taken_back_by_somebody CHECK ((taken_back_at IS NULL) = (taken_back_by IS NULL))
      );
      CREATE UNIQUE INDEX cover_one ON cover (job_id, business_date, time, for_person_id) WHERE taken_back_at IS NULL;
      CREATE UNIQUE INDEX cover_once_a_person ON cover (person_id, business_date, job_id, time) WHERE taken_back_at IS NULL;
      CREATE INDEX cover_by_day ON cover (business_date) WHERE taken_back_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cover, cover_offer_person, cover_offer');
  }
}
