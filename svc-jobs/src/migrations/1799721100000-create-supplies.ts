import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Supply requests, and the office's list of items. */
export class CreateSupplies1799721100000 implements MigrationInterface {
  name = 'CreateSupplies1799721100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE supply_request (
        id uuid NOT NULL,
        number bigint GENERATED ALWAYS AS IDENTITY,
        idempotency_key uuid NOT NULL,
        state text NOT NULL DEFAULT 'open',
        person_id uuid NOT NULL,
        person_name text NOT NULL,
        job_id uuid NOT NULL,
        item text NOT NULL,
        quantity integer NOT NULL,
        note text NOT NULL,
        reason text NOT NULL DEFAULT '',
        photos uuid[] NOT NULL,
        asked_at timestamptz NOT NULL,
        CONSTRAINT supply_request_pk PRIMARY KEY (id),
        CONSTRAINT supply_request_number_once UNIQUE (number),
        CONSTRAINT supply_request_once UNIQUE (idempotency_key),
        CONSTRAINT supply_request_of_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT supply_request_state_known CHECK (state IN ('open', 'ordered', 'delivered', 'declined')),
        CONSTRAINT supply_request_quantity CHECK (quantity BETWEEN 1 AND 999),
        CONSTRAINT supply_request_item CHECK (item <> ''),
        CONSTRAINT supply_request_reason CHECK ((state = 'declined') = (reason <> ''))
      );
      CREATE INDEX supply_request_by_time ON supply_request (asked_at DESC, id DESC);
      CREATE INDEX supply_request_by_person ON supply_request (person_id, asked_at DESC);
      CREATE INDEX supply_request_by_job ON supply_request (job_id, asked_at DESC);
      CREATE INDEX supply_request_active ON supply_request (state) WHERE state IN ('open', 'ordered');
      CREATE FUNCTION refuse_supply_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'requests for supplies are kept as they were sent' USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER supply_request_is_kept BEFORE DELETE OR UPDATE OF id, number, idempotency_key, person_id, person_name, job_id, item, quantity,
        note, photos, asked_at ON supply_request
        FOR EACH ROW EXECUTE FUNCTION refuse_supply_change();

      CREATE TABLE supply_items (
        id smallint NOT NULL,
        items text[] NOT NULL,
        version integer NOT NULL,
        CONSTRAINT supply_items_pk PRIMARY KEY (id),
        CONSTRAINT supply_items_only_row CHECK (id = 1)
      );

      CREATE TABLE supply_limit (
        address text NOT NULL,
        booked_until timestamptz NOT NULL,
        CONSTRAINT supply_limit_pk PRIMARY KEY (address)
      );
      CREATE INDEX supply_limit_over ON supply_limit (booked_until);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE supply_limit;
      DROP TABLE supply_items;
      DROP TABLE supply_request;
      DROP FUNCTION refuse_supply_change;
    `);
  }
}
