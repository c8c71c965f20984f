import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = `'^([01][0-9]|2[0-3]):[0-5][0-9]$'`;

/**
 * People are known by id only: the account may arrive after the row that names it, so nothing refers to known_account.
 * What must never happen (two open work records, a slot done twice, two waiting requests) is a unique index here.
 */
export class CreateJobs1767225600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job (
        id uuid CONSTRAINT job_pk PRIMARY KEY,
        kind text NOT NULL CONSTRAINT job_kind_known CHECK (kind IN ('permanent', 'quick')),
        title text NOT NULL,
        address text NOT NULL,
        map_link text NOT NULL,
        description text NOT NULL,
        need_count integer NOT NULL CONSTRAINT job_needs_somebody CHECK (need_count >= 1),
        contractor_rate_cents integer NOT NULL CONSTRAINT job_contractor_rate_not_negative CHECK (contractor_rate_cents >= 0),
        company_rate_cents integer NOT NULL CONSTRAINT job_company_rate_not_negative CHECK (company_rate_cents >= 0),
        quick_date date,
        quick_time text CONSTRAINT job_quick_time_valid CHECK (quick_time ~ ${TIME}),
        created_at timestamptz NOT NULL,
        CONSTRAINT job_quick_has_date_and_time CHECK ((kind = 'quick') = (quick_date IS NOT NULL)
          AND (quick_date IS NULL) = (quick_time IS NULL))
      );
      CREATE INDEX job_permanent_newest ON job (created_at DESC, id) WHERE kind = 'permanent';
      CREATE INDEX job_quick_by_date ON job (quick_date, quick_time, id) WHERE kind = 'quick';

      CREATE TABLE timetable_slot (
        id uuid CONSTRAINT timetable_slot_pk PRIMARY KEY,
        job_id uuid NOT NULL CONSTRAINT timetable_slot_job REFERENCES job (id),
        position smallint NOT NULL,
        start_time text NOT NULL CONSTRAINT timetable_slot_start_valid CHECK (start_time ~ ${TIME}),
        end_time text NOT NULL CONSTRAINT timetable_slot_end_valid CHECK (end_time ~ ${TIME}),
        days smallint[] NOT NULL CONSTRAINT timetable_slot_days_valid CHECK (days <@ '{1,2,3,4,5,6,7}'::smallint[]),
        CONSTRAINT timetable_slot_position_once UNIQUE (job_id, position)
      );

      CREATE TABLE job_request (
        id uuid CONSTRAINT job_request_pk PRIMARY KEY,
        job_id uuid NOT NULL CONSTRAINT job_request_job REFERENCES job (id),
        person_id uuid NOT NULL,
        status text NOT NULL CONSTRAINT job_request_status_known CHECK (status IN ('pending', 'accepted', 'rejected')),
        requested_at timestamptz NOT NULL,
        decided_at timestamptz,
        decided_by uuid,
        CONSTRAINT job_request_decided_or_pending CHECK ((status = 'pending') = (decided_at IS NULL)
          AND (decided_at IS NULL) = (decided_by IS NULL))
      );
      CREATE UNIQUE INDEX job_request_one_pending ON job_request (person_id, job_id) WHERE status = 'pending';
      CREATE INDEX job_request_pending_by_job ON job_request (job_id, requested_at) WHERE status = 'pending';

      CREATE TABLE enrolment (
        job_id uuid NOT NULL CONSTRAINT enrolment_job REFERENCES job (id),
        person_id uuid NOT NULL,
        enrolled_at timestamptz NOT NULL,
        CONSTRAINT enrolment_once PRIMARY KEY (job_id, person_id)
      );
      CREATE INDEX enrolment_by_person ON enrolment (person_id);

      CREATE TABLE person_assignments (
        person_id uuid CONSTRAINT person_assignments_pk PRIMARY KEY,
        version integer NOT NULL CONSTRAINT person_assignments_version_not_negative CHECK (version >= 0)
      );

      CREATE TABLE work_record (
        id uuid CONSTRAINT work_record_pk PRIMARY KEY,
        person_id uuid NOT NULL,
        job_id uuid NOT NULL CONSTRAINT work_record_job REFERENCES job (id),
        slot_id uuid CONSTRAINT work_record_slot REFERENCES timetable_slot (id),
        business_date date NOT NULL,
        is_manual boolean NOT NULL,
        started_at timestamptz NOT NULL,
        ended_at timestamptz,
        planned_end text CONSTRAINT work_record_planned_end_valid CHECK (planned_end ~ ${TIME}),
        start_location text,
        finish_location text,
        contractor_rate_cents integer CONSTRAINT work_record_contractor_rate_not_negative CHECK (contractor_rate_cents >= 0),
        company_rate_cents integer CONSTRAINT work_record_company_rate_not_negative CHECK (company_rate_cents >= 0),
        cap_minutes integer CONSTRAINT work_record_cap_not_negative CHECK (cap_minutes >= 0),
        minutes integer CONSTRAINT work_record_minutes_not_negative CHECK (minutes >= 0),
        contractor_cents bigint CONSTRAINT work_record_contractor_amount_not_negative CHECK (contractor_cents >= 0),
        company_cents bigint CONSTRAINT work_record_company_amount_not_negative CHECK (company_cents >= 0),
        CONSTRAINT work_record_ended_after_started CHECK (ended_at >= started_at),
        CONSTRAINT work_record_paid_within_cap CHECK (minutes <= cap_minutes),
        CONSTRAINT work_record_amounts_when_ended CHECK ((ended_at IS NULL) = (minutes IS NULL)
          AND (ended_at IS NULL) = (contractor_cents IS NULL) AND (ended_at IS NULL) = (company_cents IS NULL)),
        CONSTRAINT work_record_timed_or_manual CHECK (CASE WHEN is_manual
          THEN ended_at IS NOT NULL AND minutes = 0 AND slot_id IS NULL AND cap_minutes IS NULL
          ELSE start_location IS NOT NULL AND contractor_rate_cents IS NOT NULL AND company_rate_cents IS NOT NULL
            AND cap_minutes IS NOT NULL AND (ended_at IS NULL) = (finish_location IS NULL) END)
      );
      CREATE UNIQUE INDEX work_record_one_open ON work_record (person_id) WHERE ended_at IS NULL;
      CREATE UNIQUE INDEX work_record_slot_once ON work_record (person_id, job_id, slot_id, business_date)
        WHERE slot_id IS NOT NULL;
      CREATE UNIQUE INDEX work_record_quick_job_once ON work_record (person_id, job_id)
        WHERE slot_id IS NULL AND NOT is_manual;
      CREATE INDEX work_record_by_person ON work_record (person_id, business_date, started_at);
      CREATE INDEX work_record_by_job ON work_record (job_id, business_date, started_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE work_record, person_assignments, enrolment, job_request, timetable_slot, job');
  }
}
