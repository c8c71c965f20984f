import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All tables of svc-jobs: jobs, requests, assignments, shifts, work and its approval. */
export class CreateJobsTables1799570000010 implements MigrationInterface {
  name = 'CreateJobsTables1799570000010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE job (
        id uuid NOT NULL,
        kind text NOT NULL,
        title text NOT NULL,
        address text NOT NULL,
        map_link text NOT NULL,
        description text NOT NULL,
        need_count integer NOT NULL,
        contractor_rate_cents integer NOT NULL,
        company_rate_cents integer NOT NULL,
        quick_date date,
        quick_time text,
        created_at timestamptz NOT NULL,
        version integer NOT NULL DEFAULT 1,
        closed_at timestamptz,
        expected_minutes integer,
        CONSTRAINT job_pk PRIMARY KEY (id),
        CONSTRAINT job_kind_known CHECK (kind IN ('permanent', 'quick')),
        CONSTRAINT job_needs_somebody CHECK (need_count >= 1),
        CONSTRAINT job_contractor_rate_not_negative CHECK (contractor_rate_cents >= 0),
        CONSTRAINT job_company_rate_not_negative CHECK (company_rate_cents >= 0),
        CONSTRAINT job_quick_time_valid CHECK (quick_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        CONSTRAINT job_quick_has_date_and_time CHECK ((kind = 'quick') = (quick_date IS NOT NULL)
          AND (quick_date IS NULL) = (quick_time IS NULL)),
        CONSTRAINT job_version_positive CHECK (version >= 1),
        CONSTRAINT job_expected_minutes CHECK (expected_minutes IS NULL OR kind = 'quick'
          AND expected_minutes BETWEEN 1 AND 720)
      );
      CREATE INDEX job_permanent_newest ON job (created_at DESC, id) WHERE kind = 'permanent';
      CREATE INDEX job_quick_by_date ON job (quick_date, quick_time, id) WHERE kind = 'quick';
    `);
    await queryRunner.query(`
      CREATE TABLE timetable_slot (
        id uuid NOT NULL,
        job_id uuid NOT NULL,
        position smallint NOT NULL,
        start_time text NOT NULL,
        end_time text NOT NULL,
        days smallint[] NOT NULL,
        valid_from date,
        valid_until date,
        is_extra boolean NOT NULL DEFAULT false,
        every smallint NOT NULL DEFAULT 1,
        month_week smallint,
        starts_on date,
        ends_on date,
        holidays text,
        CONSTRAINT timetable_slot_pk PRIMARY KEY (id),
        CONSTRAINT timetable_slot_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT timetable_slot_start_valid CHECK (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        CONSTRAINT timetable_slot_end_valid CHECK (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        CONSTRAINT timetable_slot_days_valid CHECK (days <@ '{1,2,3,4,5,6,7}'::smallint[]),
        CONSTRAINT timetable_slot_valid_in_order CHECK (valid_from <= valid_until),
        CONSTRAINT timetable_slot_extra_of_one_day CHECK (NOT is_extra OR valid_from IS NOT NULL
          AND valid_until IS NOT NULL AND valid_until = (valid_from + 1)),
        CONSTRAINT timetable_slot_holidays_known CHECK (holidays IN ('work', 'skip', 'move')),
        CONSTRAINT timetable_slot_every_valid CHECK (every BETWEEN 1
          AND CASE WHEN month_week IS NULL THEN 52 ELSE 12 END),
        CONSTRAINT timetable_slot_month_week_valid CHECK (month_week IN (1, 2, 3, 4, -1)),
        CONSTRAINT timetable_slot_phase_counted CHECK (every = 1 OR starts_on IS NOT NULL),
        CONSTRAINT timetable_slot_days_in_order CHECK (starts_on <= ends_on)
      );
      CREATE UNIQUE INDEX timetable_slot_position_once ON timetable_slot (job_id, "position") WHERE valid_until IS NULL;
      CREATE INDEX timetable_slot_by_job ON timetable_slot (job_id);
    `);
    await queryRunner.query(`
      CREATE TABLE job_request (
        id uuid NOT NULL,
        job_id uuid NOT NULL,
        person_id uuid NOT NULL,
        status text NOT NULL,
        requested_at timestamptz NOT NULL,
        decided_at timestamptz,
        decided_by uuid,
        CONSTRAINT job_request_pk PRIMARY KEY (id),
        CONSTRAINT job_request_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT job_request_status_known CHECK (status IN ('pending', 'accepted', 'rejected')),
        CONSTRAINT job_request_decided_or_pending CHECK ((status = 'pending') = (decided_at IS NULL)
          AND (decided_at IS NULL) = (decided_by IS NULL))
      );
      CREATE UNIQUE INDEX job_request_one_pending ON job_request (person_id, job_id) WHERE status = 'pending';
      CREATE INDEX job_request_pending_by_job ON job_request (job_id, requested_at) WHERE status = 'pending';
    `);
    await queryRunner.query(`
      CREATE TABLE enrolment (
        job_id uuid NOT NULL,
        person_id uuid NOT NULL,
        enrolled_at timestamptz NOT NULL,
        CONSTRAINT enrolment_once PRIMARY KEY (job_id, person_id),
        CONSTRAINT enrolment_job FOREIGN KEY (job_id) REFERENCES job(id)
      );
      CREATE INDEX enrolment_by_person ON enrolment (person_id);
      CREATE FUNCTION keep_past_enrolment() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO past_enrolment (job_id, person_id, enrolled_at, ended_at) VALUES (OLD.job_id, OLD.person_id, OLD.enrolled_at, clock_timestamp()) ON CONFLICT (job_id, person_id) DO UPDATE SET enrolled_at = EXCLUDED.enrolled_at, ended_at = EXCLUDED.ended_at;
        RETURN NULL;
      END $$;
      CREATE TRIGGER enrolment_is_past AFTER DELETE ON enrolment FOR EACH ROW
        EXECUTE FUNCTION keep_past_enrolment();
    `);
    await queryRunner.query(`
      CREATE TABLE person_assignments (
        person_id uuid NOT NULL,
        version integer NOT NULL,
        CONSTRAINT person_assignments_pk PRIMARY KEY (person_id),
        CONSTRAINT person_assignments_version_not_negative CHECK (version >= 0)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE complaint (
        id uuid NOT NULL,
        number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
        idempotency_key uuid NOT NULL,
        state text NOT NULL DEFAULT 'reported',
        job_id uuid NOT NULL,
        channel text NOT NULL,
        client_name text NOT NULL,
        email text NOT NULL,
        telephone text NOT NULL,
        about_day date,
        text text NOT NULL,
        photos uuid[] NOT NULL,
        reported_at timestamptz NOT NULL,
        recorded_by uuid,
        recorded_by_name text NOT NULL,
        recorded_at timestamptz NOT NULL,
        acknowledged_at timestamptz,
        acknowledged_by_name text NOT NULL DEFAULT '',
        confirmed_at timestamptz,
        confirmed_by_name text NOT NULL DEFAULT '',
        confirmed_how text,
        reopened integer NOT NULL DEFAULT 0,
        CONSTRAINT complaint_pk PRIMARY KEY (id),
        CONSTRAINT complaint_number_once UNIQUE (number),
        CONSTRAINT complaint_once UNIQUE (idempotency_key),
        CONSTRAINT complaint_of_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT complaint_state_known CHECK (state IN ('reported', 'acknowledged', 'planned', 'done', 'confirmed',
          'withdrawn')),
        CONSTRAINT complaint_channel_known CHECK (channel IN ('telephone', 'mail', 'in-person', 'page')),
        CONSTRAINT complaint_confirmed_how_known CHECK (confirmed_how IN ('telephone', 'mail', 'in-person', 'page')),
        CONSTRAINT complaint_acknowledged_first CHECK ((state IN ('reported', 'withdrawn'))
          OR acknowledged_at IS NOT NULL),
        CONSTRAINT complaint_acknowledged_later CHECK (acknowledged_at >= reported_at),
        CONSTRAINT complaint_confirmed_by_somebody CHECK (state <> 'confirmed' OR confirmed_at IS NOT NULL
          AND confirmed_by_name <> '' AND confirmed_how IS NOT NULL)
      );
      CREATE INDEX complaint_by_time ON complaint (reported_at DESC, id DESC);
      CREATE INDEX complaint_by_job ON complaint (job_id, reported_at DESC);
      CREATE INDEX complaint_open ON complaint (state) WHERE state NOT IN ('confirmed', 'withdrawn');
      CREATE FUNCTION refuse_complaint_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'complaints are kept as they were reported' USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER complaint_is_kept BEFORE DELETE OR UPDATE OF id, number, idempotency_key, job_id, channel, client_name, about_day, text, photos, reported_at, recorded_by, recorded_by_name, recorded_at ON complaint
        FOR EACH ROW EXECUTE FUNCTION refuse_complaint_change();
      CREATE TRIGGER complaint_acknowledged_once BEFORE UPDATE OF acknowledged_at ON complaint FOR EACH ROW
        WHEN (old.acknowledged_at IS NOT NULL AND new.acknowledged_at IS DISTINCT FROM old.acknowledged_at)
        EXECUTE FUNCTION refuse_complaint_change();
    `);
    await queryRunner.query(`
      CREATE TABLE work_record (
        id uuid NOT NULL,
        person_id uuid NOT NULL,
        job_id uuid NOT NULL,
        slot_id uuid,
        business_date date NOT NULL,
        is_manual boolean NOT NULL,
        started_at timestamptz NOT NULL,
        ended_at timestamptz,
        planned_end text,
        start_location text,
        finish_location text,
        contractor_rate_cents integer,
        company_rate_cents integer,
        cap_minutes integer,
        minutes integer,
        contractor_cents bigint,
        company_cents bigint,
        start_key uuid,
        start_received_at timestamptz,
        finish_received_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        finished_by uuid,
        planned_from timestamptz,
        planned_until timestamptz,
        expected_minutes integer,
        state text,
        hold_reasons text[] NOT NULL DEFAULT '{}',
        decided_by uuid,
        decided_at timestamptz,
        decision_note text,
        start_lacked text[] NOT NULL DEFAULT '{}',
        complaint_id uuid,
        CONSTRAINT work_record_pk PRIMARY KEY (id),
        CONSTRAINT work_record_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT work_record_slot FOREIGN KEY (slot_id) REFERENCES timetable_slot(id),
        CONSTRAINT work_record_of_complaint FOREIGN KEY (complaint_id) REFERENCES complaint(id),
        CONSTRAINT work_record_planned_end_valid CHECK (planned_end ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        CONSTRAINT work_record_contractor_rate_not_negative CHECK (contractor_rate_cents >= 0),
        CONSTRAINT work_record_company_rate_not_negative CHECK (company_rate_cents >= 0),
        CONSTRAINT work_record_cap_not_negative CHECK (cap_minutes >= 0),
        CONSTRAINT work_record_minutes_not_negative CHECK (minutes >= 0),
        CONSTRAINT work_record_contractor_amount_not_negative CHECK (contractor_cents >= 0),
        CONSTRAINT work_record_company_amount_not_negative CHECK (company_cents >= 0),
        CONSTRAINT work_record_ended_after_started CHECK (ended_at >= started_at),
        CONSTRAINT work_record_paid_within_cap CHECK (minutes <= cap_minutes),
        CONSTRAINT work_record_amounts_when_ended CHECK ((ended_at IS NULL) = (minutes IS NULL)
          AND (ended_at IS NULL) = (contractor_cents IS NULL) AND (ended_at IS NULL) = (company_cents IS NULL)),
        CONSTRAINT work_record_key_when_timed CHECK (NOT is_manual OR start_key IS NULL AND start_received_at IS NULL
          AND finish_received_at IS NULL),
        CONSTRAINT work_record_start_received_after_start CHECK (start_received_at >= started_at),
        CONSTRAINT work_record_version_positive CHECK (version >= 1),
        CONSTRAINT work_record_finished_by_when_ended CHECK (finished_by IS NULL OR ended_at IS NOT NULL),
        CONSTRAINT work_record_timed_or_manual CHECK (CASE WHEN is_manual THEN ended_at IS NOT NULL AND minutes = 0
          AND slot_id IS NULL AND cap_minutes IS NULL ELSE start_location IS NOT NULL
          AND contractor_rate_cents IS NOT NULL AND company_rate_cents IS NOT NULL AND cap_minutes IS NOT NULL
          AND (ended_at IS NOT NULL OR finish_location IS NULL) AND (ended_at IS NULL OR finish_location IS NOT NULL
          OR version > 1 OR finished_by IS NOT NULL) END),
        CONSTRAINT work_record_expected_minutes CHECK (expected_minutes >= 0),
        CONSTRAINT work_record_planned_in_order CHECK (planned_until >= planned_from),
        CONSTRAINT work_record_plan_when_timed CHECK (NOT is_manual OR planned_from IS NULL AND planned_until IS NULL
          AND expected_minutes IS NULL),
        CONSTRAINT work_record_state_known CHECK (state IN ('approved', 'held', 'rejected')),
        CONSTRAINT work_record_decision_note_not_empty CHECK (decision_note <> ''),
        CONSTRAINT work_record_state_when_ended CHECK ((ended_at IS NULL) = (state IS NULL)),
        CONSTRAINT work_record_reasons_when_ended CHECK (state IS NOT NULL OR hold_reasons = '{}'::text[]),
        CONSTRAINT work_record_held_for_a_reason CHECK (state = 'approved' OR hold_reasons <> '{}'::text[]),
        CONSTRAINT work_record_decided_by_somebody CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
        CONSTRAINT work_record_decided_or_held CHECK (CASE state WHEN 'held' THEN decided_at IS NULL WHEN 'rejected' THEN decided_at IS NOT NULL
          AND decision_note IS NOT NULL WHEN 'approved' THEN (decided_at IS NULL) = (hold_reasons = '{}'::text[]) ELSE decided_at IS NULL END),
        CONSTRAINT work_record_note_when_decided CHECK (decision_note IS NULL OR decided_at IS NOT NULL),
        CONSTRAINT work_record_hold_reasons_known CHECK (hold_reasons <@ ARRAY['arrived_late', 'longer_than_expected',
          'started_early', 'finished_late', 'corrected_upwards', 'same_record', 'finished_by_admin', 'overlapping',
          'outside_fence', 'location_too_vague', 'above_amount', 'above_hours', 'day_above_hours', 'expired_document']
          AND cardinality(hold_reasons) <= 14)
      ) WITH (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=1000, autovacuum_vacuum_insert_scale_factor=0, autovacuum_vacuum_insert_threshold=1000);
      CREATE UNIQUE INDEX work_record_one_open ON work_record (person_id) WHERE ended_at IS NULL;
      CREATE UNIQUE INDEX work_record_slot_once ON work_record (person_id, job_id, slot_id,
        business_date) WHERE slot_id IS NOT NULL;
      CREATE UNIQUE INDEX work_record_quick_job_once ON work_record (person_id, job_id) WHERE slot_id IS NULL
        AND NOT is_manual;
      CREATE INDEX work_record_by_person ON work_record (person_id, business_date, started_at);
      CREATE INDEX work_record_by_job ON work_record (job_id, business_date, started_at);
      CREATE UNIQUE INDEX work_record_start_key_once ON work_record (person_id, start_key);
      CREATE INDEX work_record_late_clock_events ON work_record (business_date) WHERE start_received_at IS NOT NULL
        OR finish_received_at IS NOT NULL;
      CREATE INDEX work_record_held ON work_record (business_date, id) WHERE state = 'held';
      CREATE INDEX work_record_by_person_end ON work_record (person_id, ended_at) WHERE NOT is_manual;
      CREATE INDEX work_record_manual ON work_record (person_id, job_id, business_date) WHERE is_manual;
      CREATE INDEX work_record_rejected ON work_record (business_date) WHERE state = 'rejected';
      CREATE INDEX work_record_listed ON work_record (business_date, started_at, id) INCLUDE (job_id, person_id,
        state, ended_at, minutes, contractor_cents, company_cents);
      CREATE INDEX work_record_by_complaint ON work_record (complaint_id) WHERE complaint_id IS NOT NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE work_record_correction (
        work_record_id uuid NOT NULL,
        version integer NOT NULL,
        corrected_at timestamptz NOT NULL,
        corrected_by uuid NOT NULL,
        reason text NOT NULL,
        before jsonb NOT NULL,
        CONSTRAINT work_record_correction_once PRIMARY KEY (work_record_id, version),
        CONSTRAINT work_record_correction_version CHECK (version >= 2),
        CONSTRAINT work_record_correction_has_reason CHECK (reason <> '')
      );
      CREATE FUNCTION refuse_correction_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'corrections are never changed or deleted'; END $$;
      CREATE TRIGGER work_record_correction_append_only BEFORE DELETE OR UPDATE ON work_record_correction FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_correction_change();
    `);
    await queryRunner.query(`
      CREATE TABLE settlement (
        person_id uuid NOT NULL,
        number integer NOT NULL,
        paid_on date NOT NULL,
        cents bigint NOT NULL,
        settled_by uuid NOT NULL,
        settled_at timestamptz NOT NULL,
        CONSTRAINT settlement_once PRIMARY KEY (person_id, number),
        CONSTRAINT settlement_number_positive CHECK (number >= 1),
        CONSTRAINT settlement_pays_something CHECK (cents > 0)
      );
      CREATE FUNCTION refuse_settlement_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'settlements are never changed or deleted'; END $$;
      CREATE TRIGGER settlement_append_only BEFORE DELETE OR UPDATE ON settlement FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_settlement_change();
    `);
    await queryRunner.query(`
      CREATE TABLE person_owed (
        person_id uuid NOT NULL,
        cents bigint NOT NULL,
        CONSTRAINT person_owed_pk PRIMARY KEY (person_id),
        CONSTRAINT person_owed_not_negative CHECK (cents >= 0)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE shift_pick (
        job_id uuid NOT NULL,
        person_id uuid NOT NULL,
        start_time text NOT NULL,
        end_time text NOT NULL,
        days smallint[] NOT NULL,
        CONSTRAINT shift_pick_once PRIMARY KEY (job_id, person_id, start_time, end_time),
        CONSTRAINT shift_pick_enrolment FOREIGN KEY (job_id, person_id) REFERENCES enrolment(job_id,
          person_id) ON DELETE CASCADE,
        CONSTRAINT shift_pick_start_valid CHECK (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        CONSTRAINT shift_pick_end_valid CHECK (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        CONSTRAINT shift_pick_days_valid CHECK (cardinality(days) > 0 AND days <@ '{1,2,3,4,5,6,7}'::smallint[])
      );
    `);
    await queryRunner.query(`
      CREATE TABLE shift_change (
        id uuid NOT NULL,
        job_id uuid NOT NULL,
        business_date date NOT NULL,
        time text NOT NULL,
        kind text NOT NULL,
        person_id uuid,
        note text,
        changed_by uuid NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT shift_change_pk PRIMARY KEY (id),
        CONSTRAINT shift_change_once UNIQUE NULLS NOT DISTINCT (job_id, business_date, "time", kind, person_id),
        CONSTRAINT shift_change_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT shift_change_time_valid CHECK ("time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](-([01][0-9]|2[0-3]):[0-5][0-9])?$'),
        CONSTRAINT shift_change_kind_known CHECK (kind IN ('away', 'cancelled', 'extra')),
        CONSTRAINT shift_change_note_not_empty CHECK (note <> ''),
        CONSTRAINT shift_change_of_somebody CHECK ((kind = 'cancelled') = (person_id IS NULL))
      );
      CREATE INDEX shift_change_by_person ON shift_change (person_id, business_date) WHERE person_id IS NOT NULL;
      CREATE INDEX shift_change_by_day ON shift_change (business_date);
      CREATE FUNCTION remove_re_clean() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM re_clean WHERE change_id = OLD.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER shift_change_has_re_clean AFTER DELETE ON shift_change FOR EACH ROW WHEN (old.kind = 'extra')
        EXECUTE FUNCTION remove_re_clean();
    `);
    await queryRunner.query(`
      CREATE TABLE absence (
        id uuid NOT NULL,
        person_id uuid NOT NULL,
        from_date date NOT NULL,
        until_date date NOT NULL,
        reason text NOT NULL,
        reported_at timestamptz NOT NULL,
        reported_by uuid NOT NULL,
        withdrawn_at timestamptz,
        withdrawn_by uuid,
        CONSTRAINT absence_pk PRIMARY KEY (id),
        CONSTRAINT absence_has_reason CHECK (reason <> ''),
        CONSTRAINT absence_days_in_order CHECK (from_date <= until_date),
        CONSTRAINT absence_withdrawn_by_somebody CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL))
      );
      CREATE UNIQUE INDEX absence_once ON absence (person_id, from_date, until_date) WHERE withdrawn_at IS NULL;
      CREATE INDEX absence_by_last_day ON absence (until_date) WHERE withdrawn_at IS NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE cover_offer (
        id uuid NOT NULL,
        job_id uuid NOT NULL,
        business_date date NOT NULL,
        time text NOT NULL,
        for_person_id uuid NOT NULL,
        to_all boolean NOT NULL,
        offered_by uuid NOT NULL,
        offered_at timestamptz NOT NULL,
        withdrawn_at timestamptz,
        withdrawn_by uuid,
        CONSTRAINT cover_offer_pk PRIMARY KEY (id),
        CONSTRAINT cover_offer_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT cover_offer_time_valid CHECK ("time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](-([01][0-9]|2[0-3]):[0-5][0-9])?$'),
        CONSTRAINT cover_offer_withdrawn_by_somebody CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL))
      );
      CREATE UNIQUE INDEX cover_offer_one ON cover_offer (job_id, business_date, "time",
        for_person_id) WHERE withdrawn_at IS NULL;
      CREATE INDEX cover_offer_by_day ON cover_offer (business_date) WHERE withdrawn_at IS NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE cover_offer_person (
        offer_id uuid NOT NULL,
        person_id uuid NOT NULL,
        CONSTRAINT cover_offer_person_once PRIMARY KEY (offer_id, person_id),
        CONSTRAINT cover_offer_person_offer FOREIGN KEY (offer_id) REFERENCES cover_offer(id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE cover (
        id uuid NOT NULL,
        offer_id uuid NOT NULL,
        job_id uuid NOT NULL,
        business_date date NOT NULL,
        time text NOT NULL,
        for_person_id uuid NOT NULL,
        person_id uuid NOT NULL,
        taken_at timestamptz NOT NULL,
        taken_back_at timestamptz,
        taken_back_by uuid,
        CONSTRAINT cover_pk PRIMARY KEY (id),
        CONSTRAINT cover_offered FOREIGN KEY (offer_id) REFERENCES cover_offer(id),
        CONSTRAINT cover_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT cover_by_somebody_else CHECK (person_id <> for_person_id),
        CONSTRAINT cover_taken_back_by_somebody CHECK ((taken_back_at IS NULL) = (taken_back_by IS NULL))
      );
      CREATE UNIQUE INDEX cover_one ON cover (job_id, business_date, "time",
        for_person_id) WHERE taken_back_at IS NULL;
      CREATE UNIQUE INDEX cover_once_a_person ON cover (person_id, business_date,
        job_id, "time") WHERE taken_back_at IS NULL;
      CREATE INDEX cover_by_day ON cover (business_date) WHERE taken_back_at IS NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE calendar_link (
        person_id uuid NOT NULL,
        key_hash text NOT NULL,
        made_at timestamptz NOT NULL,
        CONSTRAINT calendar_link_one PRIMARY KEY (person_id),
        CONSTRAINT calendar_link_key_once UNIQUE (key_hash),
        CONSTRAINT calendar_link_key_is_hash CHECK (key_hash ~ '^[0-9a-f]{64}$')
      );
    `);
    await queryRunner.query(`
      CREATE TABLE job_fence (
        job_id uuid NOT NULL,
        lat double precision NOT NULL,
        lng double precision NOT NULL,
        radius integer NOT NULL,
        source text NOT NULL,
        set_by uuid NOT NULL,
        set_at timestamptz NOT NULL,
        CONSTRAINT job_fence_one PRIMARY KEY (job_id),
        CONSTRAINT job_fence_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT job_fence_lat_valid CHECK (lat >= '-90'::integer::double precision AND lat <= 90::double precision),
        CONSTRAINT job_fence_lng_valid CHECK (lng >= '-180'::integer::double precision
          AND lng <= 180::double precision),
        CONSTRAINT job_fence_radius_valid CHECK (radius BETWEEN 30 AND 5000),
        CONSTRAINT job_fence_source_known CHECK (source IN ('pin', 'stamps'))
      );
    `);
    await queryRunner.query(`
      CREATE TABLE public_holiday (
        state text NOT NULL,
        date date NOT NULL,
        from_time text NOT NULL,
        name text NOT NULL,
        removed boolean NOT NULL DEFAULT false,
        CONSTRAINT public_holiday_once PRIMARY KEY (state, date),
        CONSTRAINT public_holiday_state_known CHECK (state IN ('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA')),
        CONSTRAINT public_holiday_time_valid CHECK (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        CONSTRAINT public_holiday_has_name CHECK (name <> '')
      );
    `);
    await queryRunner.query(`
      CREATE TABLE holiday_rule (
        job_id uuid NOT NULL,
        state text NOT NULL,
        policy text NOT NULL,
        contractor_rate_cents integer,
        CONSTRAINT holiday_rule_one PRIMARY KEY (job_id),
        CONSTRAINT holiday_rule_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT holiday_rule_state_known CHECK (state IN ('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA')),
        CONSTRAINT holiday_rule_rate_not_negative CHECK (contractor_rate_cents >= 0),
        CONSTRAINT holiday_rule_policy_known CHECK (policy IN ('work', 'skip', 'move', 'ask'))
      );
    `);
    await queryRunner.query(`
      CREATE TABLE holiday_decision (
        job_id uuid NOT NULL,
        date date NOT NULL,
        decision text NOT NULL,
        decided_by uuid NOT NULL,
        decided_at timestamptz NOT NULL,
        CONSTRAINT holiday_decision_once PRIMARY KEY (job_id, date),
        CONSTRAINT holiday_decision_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT holiday_decision_known CHECK (decision IN ('work', 'skip'))
      );
    `);
    await queryRunner.query(`
      CREATE TABLE shift_alert (
        job_id uuid NOT NULL,
        business_date date NOT NULL,
        time text NOT NULL,
        person_id uuid NOT NULL,
        kind text NOT NULL,
        raised_at timestamptz NOT NULL,
        CONSTRAINT shift_alert_once PRIMARY KEY (job_id, business_date, "time", person_id, kind),
        CONSTRAINT shift_alert_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT shift_alert_kind_known CHECK (kind IN ('late', 'not-started'))
      );
      CREATE INDEX shift_alert_by_day ON shift_alert (business_date);
    `);
    await queryRunner.query(`
      CREATE TABLE paid_by_run (
        person_id uuid NOT NULL,
        paid_cents bigint NOT NULL,
        in_run_cents bigint NOT NULL,
        open_adjustments_cents bigint NOT NULL DEFAULT 0,
        CONSTRAINT paid_by_run_pk PRIMARY KEY (person_id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE undone_start (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        person_id uuid NOT NULL,
        record_id uuid,
        start_key uuid,
        undone_at timestamptz NOT NULL,
        CONSTRAINT undone_start_pk PRIMARY KEY (id),
        CONSTRAINT undone_start_record_once UNIQUE (record_id),
        CONSTRAINT undone_start_key_once UNIQUE (person_id, start_key),
        CONSTRAINT undone_start_named CHECK (record_id IS NOT NULL OR start_key IS NOT NULL)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE incident (
        id uuid NOT NULL,
        number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
        idempotency_key uuid NOT NULL,
        kind text NOT NULL,
        state text NOT NULL DEFAULT 'new',
        person_id uuid NOT NULL,
        person_name text NOT NULL,
        job_id uuid,
        text text NOT NULL,
        happened_at timestamptz NOT NULL,
        reported_at timestamptz NOT NULL,
        CONSTRAINT incident_pk PRIMARY KEY (id),
        CONSTRAINT incident_number_once UNIQUE (number),
        CONSTRAINT incident_once UNIQUE (idempotency_key),
        CONSTRAINT incident_of_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT incident_kind_known CHECK (kind IN ('injury', 'damage', 'no-access', 'near-miss', 'supplies')),
        CONSTRAINT incident_state_known CHECK (state IN ('new', 'in-progress', 'closed'))
      );
      CREATE INDEX incident_by_time ON incident (happened_at DESC, id DESC);
      CREATE INDEX incident_by_person ON incident (person_id, happened_at DESC);
      CREATE INDEX incident_by_job ON incident (job_id, happened_at DESC);
      CREATE INDEX incident_open ON incident (state) WHERE state <> 'closed';
      CREATE FUNCTION refuse_incident_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'incidents are kept as they were reported' USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER incident_is_kept BEFORE DELETE OR UPDATE OF id, number, idempotency_key, kind, person_id, person_name, job_id, text, happened_at, reported_at ON incident
        FOR EACH ROW EXECUTE FUNCTION refuse_incident_change();
    `);
    await queryRunner.query(`
      CREATE TABLE incident_note (
        id uuid NOT NULL,
        incident_id uuid NOT NULL,
        idempotency_key uuid,
        kind text NOT NULL,
        text text NOT NULL,
        state text,
        by_name text NOT NULL,
        at timestamptz NOT NULL,
        CONSTRAINT incident_note_pk PRIMARY KEY (id),
        CONSTRAINT incident_note_once UNIQUE (idempotency_key),
        CONSTRAINT incident_note_of FOREIGN KEY (incident_id) REFERENCES incident(id),
        CONSTRAINT incident_note_kind_known CHECK (kind IN ('note', 'state')),
        CONSTRAINT incident_note_says_something CHECK (CASE kind WHEN 'note' THEN text <> '' ELSE state IS NOT NULL END)
      );
      CREATE INDEX incident_note_by_incident ON incident_note (incident_id, at, id);
      CREATE TRIGGER incident_note_is_kept BEFORE DELETE OR UPDATE ON incident_note FOR EACH ROW
        EXECUTE FUNCTION refuse_incident_change();
    `);
    await queryRunner.query(`
      CREATE TABLE incident_limit (
        address text NOT NULL,
        booked_until timestamptz NOT NULL,
        CONSTRAINT incident_limit_pk PRIMARY KEY (address)
      );
      CREATE INDEX incident_limit_over ON incident_limit (booked_until);
    `);
    await queryRunner.query(`
      CREATE TABLE past_enrolment (
        job_id uuid NOT NULL,
        person_id uuid NOT NULL,
        enrolled_at timestamptz,
        ended_at timestamptz,
        CONSTRAINT past_enrolment_pk PRIMARY KEY (job_id, person_id),
        CONSTRAINT past_enrolment_of_job FOREIGN KEY (job_id) REFERENCES job(id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE checklist_version (
        id uuid NOT NULL,
        job_id uuid NOT NULL,
        version integer NOT NULL,
        areas jsonb NOT NULL,
        saved_at timestamptz NOT NULL,
        saved_by_name text NOT NULL,
        CONSTRAINT checklist_version_pk PRIMARY KEY (id),
        CONSTRAINT checklist_version_once UNIQUE (job_id, version),
        CONSTRAINT checklist_version_of_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT checklist_version_counts CHECK (version > 0)
      );
      CREATE FUNCTION refuse_checklist_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'a version of a checklist is never changed' USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER checklist_version_is_kept BEFORE UPDATE ON checklist_version FOR EACH ROW
        EXECUTE FUNCTION refuse_checklist_change();
    `);
    await queryRunner.query(`
      CREATE TABLE visit_report (
        id uuid NOT NULL,
        idempotency_key uuid NOT NULL,
        record_id uuid NOT NULL,
        person_id uuid NOT NULL,
        version_id uuid,
        answers jsonb NOT NULL,
        photos jsonb NOT NULL,
        answered_at timestamptz NOT NULL,
        sent_at timestamptz NOT NULL,
        CONSTRAINT visit_report_pk PRIMARY KEY (id),
        CONSTRAINT visit_report_once UNIQUE (idempotency_key),
        CONSTRAINT visit_report_of_version FOREIGN KEY (version_id) REFERENCES checklist_version(id)
      );
      CREATE INDEX visit_report_by_record ON visit_report (record_id);
      CREATE INDEX visit_report_by_person ON visit_report (person_id, answered_at);
    `);
    await queryRunner.query(`
      CREATE TABLE site_card (
        job_id uuid NOT NULL,
        instructions text NOT NULL DEFAULT '',
        contact_name text NOT NULL DEFAULT '',
        contact_telephone text NOT NULL DEFAULT '',
        access text NOT NULL DEFAULT '',
        version integer NOT NULL DEFAULT 0,
        description_kept text NOT NULL DEFAULT '',
        erase_since timestamptz,
        CONSTRAINT site_card_pk PRIMARY KEY (job_id),
        CONSTRAINT site_card_of_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT site_card_access_sealed CHECK (access = '' OR access LIKE 'sealed:1:%'),
        CONSTRAINT site_card_version_counts CHECK (version >= 0)
      );
      CREATE INDEX site_card_to_erase ON site_card (erase_since) WHERE erase_since IS NOT NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE site_view (
        id uuid NOT NULL,
        job_id uuid NOT NULL,
        person_id uuid NOT NULL,
        seen_at timestamptz NOT NULL,
        CONSTRAINT site_view_pk PRIMARY KEY (id),
        CONSTRAINT site_view_of_job FOREIGN KEY (job_id) REFERENCES job(id)
      );
      CREATE INDEX site_view_by_job ON site_view (job_id, seen_at DESC, id DESC);
    `);
    await queryRunner.query(`
      CREATE TABLE incident_photo (
        photo_id uuid NOT NULL,
        incident_id uuid NOT NULL,
        position integer NOT NULL,
        CONSTRAINT incident_photo_pk PRIMARY KEY (photo_id),
        CONSTRAINT incident_photo_of FOREIGN KEY (incident_id) REFERENCES incident(id)
      );
      CREATE INDEX incident_photo_by_incident ON incident_photo (incident_id, "position");
      CREATE TRIGGER incident_photo_is_kept BEFORE DELETE OR UPDATE ON incident_photo FOR EACH ROW
        EXECUTE FUNCTION refuse_incident_change();
    `);
    await queryRunner.query(`
      CREATE TABLE inspection (
        id uuid NOT NULL,
        idempotency_key uuid NOT NULL,
        job_id uuid NOT NULL,
        place text NOT NULL,
        inspected_at timestamptz NOT NULL,
        inspected_by uuid NOT NULL,
        inspected_by_name text NOT NULL,
        note text NOT NULL,
        areas jsonb NOT NULL,
        CONSTRAINT inspection_pk PRIMARY KEY (id),
        CONSTRAINT inspection_once UNIQUE (idempotency_key),
        CONSTRAINT inspection_of_job FOREIGN KEY (job_id) REFERENCES job(id)
      );
      CREATE INDEX inspection_by_job ON inspection (job_id, inspected_at DESC, id DESC);
      CREATE INDEX inspection_by_person ON inspection (inspected_by, inspected_at);
      CREATE FUNCTION refuse_inspection_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'an inspection is never changed' USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER inspection_is_kept BEFORE UPDATE ON inspection FOR EACH ROW
        EXECUTE FUNCTION refuse_inspection_change();
    `);
    await queryRunner.query(`
      CREATE TABLE inspection_template (
        place text NOT NULL,
        areas text[] NOT NULL,
        changed_at timestamptz NOT NULL,
        changed_by_name text NOT NULL,
        CONSTRAINT inspection_template_pk PRIMARY KEY (place),
        CONSTRAINT inspection_template_has_areas CHECK (cardinality(areas) > 0)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE known_compliance (
        person_id uuid NOT NULL,
        documents jsonb NOT NULL,
        work_limit boolean NOT NULL,
        CONSTRAINT known_compliance_pk PRIMARY KEY (person_id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE known_compliance_settings (
        id uuid NOT NULL,
        counting text[] NOT NULL,
        start text NOT NULL,
        CONSTRAINT known_compliance_settings_pk PRIMARY KEY (id),
        CONSTRAINT known_compliance_settings_start CHECK (start IN ('warn', 'refuse'))
      );
    `);
    await queryRunner.query(`
      CREATE TABLE job_requirement (
        job_id uuid NOT NULL,
        kind text NOT NULL,
        CONSTRAINT job_requirement_pk PRIMARY KEY (job_id, kind),
        CONSTRAINT job_requirement_job FOREIGN KEY (job_id) REFERENCES job(id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE hours_elsewhere (
        person_id uuid NOT NULL,
        week date NOT NULL,
        minutes integer NOT NULL,
        CONSTRAINT hours_elsewhere_pk PRIMARY KEY (person_id, week),
        CONSTRAINT hours_elsewhere_monday CHECK (EXTRACT(isodow FROM week) = 1::numeric),
        CONSTRAINT hours_elsewhere_minutes CHECK (minutes BETWEEN 1 AND 10080)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE course_break (
        id uuid NOT NULL,
        person_id uuid NOT NULL,
        from_date date NOT NULL,
        until_date date NOT NULL,
        CONSTRAINT course_break_pk PRIMARY KEY (id),
        CONSTRAINT course_break_once UNIQUE (person_id, from_date, until_date),
        CONSTRAINT course_break_days CHECK (from_date <= until_date)
      );
      CREATE INDEX course_break_person ON course_break (person_id, until_date);
    `);
    await queryRunner.query(`
      CREATE TABLE visit_feedback (
        id uuid NOT NULL,
        idempotency_key uuid NOT NULL,
        client_id uuid NOT NULL,
        client_name text NOT NULL,
        job_id uuid NOT NULL,
        business_date date NOT NULL,
        verdict text NOT NULL,
        text text NOT NULL,
        photos uuid[] NOT NULL,
        contact_name text NOT NULL,
        contact_email text NOT NULL,
        at timestamptz NOT NULL,
        CONSTRAINT visit_feedback_pk PRIMARY KEY (id),
        CONSTRAINT visit_feedback_once UNIQUE (idempotency_key),
        CONSTRAINT visit_feedback_of_job FOREIGN KEY (job_id) REFERENCES job(id),
        CONSTRAINT visit_feedback_verdict_known CHECK (verdict IN ('good', 'wrong')),
        CONSTRAINT visit_feedback_says_what CHECK (verdict = 'good' OR text <> '' OR cardinality(photos) > 0)
      );
      CREATE INDEX visit_feedback_by_visit ON visit_feedback (job_id, business_date, at);
      CREATE FUNCTION refuse_visit_feedback_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'what a client has said is never changed' USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER visit_feedback_is_kept BEFORE UPDATE ON visit_feedback FOR EACH ROW
        EXECUTE FUNCTION refuse_visit_feedback_change();
    `);
    await queryRunner.query(`
      CREATE TABLE client_limit (
        address text NOT NULL,
        booked_until timestamptz NOT NULL,
        CONSTRAINT client_limit_pk PRIMARY KEY (address)
      );
      CREATE INDEX client_limit_over ON client_limit (booked_until);
    `);
    await queryRunner.query(`
      CREATE TABLE complaint_note (
        id uuid NOT NULL,
        complaint_id uuid NOT NULL,
        idempotency_key uuid,
        kind text NOT NULL,
        text text NOT NULL,
        state text,
        photos uuid[] NOT NULL,
        by_id uuid,
        by_name text NOT NULL,
        at timestamptz NOT NULL,
        CONSTRAINT complaint_note_pk PRIMARY KEY (id),
        CONSTRAINT complaint_note_once UNIQUE (idempotency_key),
        CONSTRAINT complaint_note_of FOREIGN KEY (complaint_id) REFERENCES complaint(id),
        CONSTRAINT complaint_note_kind_known CHECK (kind IN ('note', 'state', 're-clean')),
        CONSTRAINT complaint_note_says_something CHECK (text <> '' OR state IS NOT NULL OR cardinality(photos) > 0)
      );
      CREATE INDEX complaint_note_by_complaint ON complaint_note (complaint_id, at, id);
      CREATE TRIGGER complaint_note_is_kept BEFORE DELETE OR UPDATE ON complaint_note FOR EACH ROW
        EXECUTE FUNCTION refuse_complaint_change();
    `);
    await queryRunner.query(`
      CREATE TABLE re_clean (
        id uuid NOT NULL,
        complaint_id uuid NOT NULL,
        change_id uuid NOT NULL,
        job_id uuid NOT NULL,
        person_id uuid NOT NULL,
        business_date date NOT NULL,
        time text NOT NULL,
        paid boolean NOT NULL,
        CONSTRAINT re_clean_pk PRIMARY KEY (id),
        CONSTRAINT re_clean_once UNIQUE (change_id),
        CONSTRAINT re_clean_of FOREIGN KEY (complaint_id) REFERENCES complaint(id)
      );
      CREATE INDEX re_clean_by_complaint ON re_clean (complaint_id);
      CREATE INDEX re_clean_by_shift ON re_clean (job_id, business_date, "time");
    `);
    await queryRunner.query(`
      CREATE TABLE text_without_code (
        job_id uuid NOT NULL,
        digest text NOT NULL,
        CONSTRAINT text_without_code_pk PRIMARY KEY (job_id, digest),
        CONSTRAINT text_without_code_job FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE
      );
    `);
    await queryRunner.query(`
      CREATE TABLE known_company (
        id uuid NOT NULL,
        name text NOT NULL,
        colour text NOT NULL,
        CONSTRAINT known_company_pk PRIMARY KEY (id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE known_logo (
        id uuid NOT NULL,
        png bytea NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        CONSTRAINT known_logo_pk PRIMARY KEY (id)
      );
    `);
    await queryRunner.query(`
      CREATE FUNCTION owed_cents(person uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
      SELECT greatest(0,
        coalesce((SELECT sum(contractor_cents) FROM work_record WHERE person_id = person AND state IN ('approved', 'held')), 0)
        - coalesce((SELECT sum(cents) FROM settlement WHERE person_id = person), 0)
        - coalesce((SELECT paid_cents FROM paid_by_run WHERE person_id = person), 0))::bigint $$;
      CREATE FUNCTION people_count(job) RETURNS integer LANGUAGE sql STABLE AS $$
      SELECT count(*)::int FROM enrolment WHERE enrolment.job_id = $1.id
        AND (SELECT NOT removed FROM known_account WHERE known_account.id = enrolment.person_id) $$;
    `);
    await queryRunner.query(`
      CREATE FUNCTION note_owed_to_leaver() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Behind work that is finished at this moment; see Assignments.lock.
        PERFORM 1 FROM person_assignments WHERE person_id = NEW.id FOR UPDATE;
        INSERT INTO person_owed VALUES (NEW.id, owed_cents(NEW.id))
        ON CONFLICT (person_id) DO UPDATE SET cents = excluded.cents;
        -- svc-auth erases what is not needed any more once nothing is owed.
        INSERT INTO change (entity, entity_id) VALUES ('owed', NEW.id)
        ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now();
        RETURN NULL;
      END $$;
      CREATE TRIGGER known_account_leaves AFTER INSERT OR UPDATE OF removed ON known_account FOR EACH ROW
        WHEN (new.removed) EXECUTE FUNCTION note_owed_to_leaver();
    `);
    await queryRunner.query(`
      CREATE FUNCTION erase_absences_of_leaver() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM absence WHERE person_id = NEW.id;
        UPDATE shift_change SET note = NULL WHERE person_id = NEW.id AND kind = 'away' AND note IS NOT NULL;
        RETURN NULL;
      END $$;
      CREATE TRIGGER known_account_leaves_absences AFTER INSERT OR UPDATE OF removed ON known_account FOR EACH ROW
        WHEN (new.removed) EXECUTE FUNCTION erase_absences_of_leaver();
    `);
  }

  async down(): Promise<void> {
    throw new Error('The first migration of a database is not undone: drop the database.');
  }
}
