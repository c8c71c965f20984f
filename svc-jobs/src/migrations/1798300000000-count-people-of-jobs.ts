import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many people are assigned to a job, without removed ones, in the job's row: lists of open jobs read an index of those with room.
 * Triggers keep it, whichever version of the service writes. They count anew instead of adding, under a lock of the job, and of the
 * accounts that a new enrolment counts: somebody who is enrolled and removed in the same moment is not counted.
 */
export class CountPeopleOfJobs1798300000000 implements MigrationInterface {
  name = 'CountPeopleOfJobs1798300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- In the order in which assigning somebody takes them.
      ALTER TABLE job ADD COLUMN people_count integer NOT NULL DEFAULT 0;
      LOCK TABLE enrolment, known_account IN SHARE ROW EXCLUSIVE MODE;

      CREATE FUNCTION count_people_of_jobs(jobs uuid[]) RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM FROM job WHERE id = ANY (jobs) ORDER BY id FOR NO KEY UPDATE;
          UPDATE job SET people_count = counted.people
          FROM (
            SELECT job.id, (
              SELECT count(*) FROM enrolment WHERE enrolment.job_id = job.id
                AND (SELECT NOT removed FROM known_account WHERE known_account.id = enrolment.person_id)) AS people
            FROM job WHERE id = ANY (jobs)) AS counted
          WHERE job.id = counted.id AND people_count <> counted.people;
        END $$;

      CREATE FUNCTION keep_people_of_enrolments() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP <> 'DELETE' THEN
            PERFORM FROM known_account WHERE id IN (SELECT person_id FROM entered) ORDER BY id FOR SHARE;
            PERFORM count_people_of_jobs(ARRAY(SELECT DISTINCT job_id FROM entered));
          END IF;
          IF TG_OP <> 'INSERT' THEN PERFORM count_people_of_jobs(ARRAY(SELECT DISTINCT job_id FROM gone)); END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER enrolment_people_of_new AFTER INSERT ON enrolment REFERENCING NEW TABLE AS entered
        FOR EACH STATEMENT EXECUTE FUNCTION keep_people_of_enrolments();
      CREATE TRIGGER enrolment_people_of_changed AFTER UPDATE ON enrolment
        REFERENCING OLD TABLE AS gone NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION keep_people_of_enrolments();
      CREATE TRIGGER enrolment_people_of_gone AFTER DELETE ON enrolment REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION keep_people_of_enrolments();

      CREATE FUNCTION forget_people_of_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN UPDATE job SET people_count = 0 WHERE people_count <> 0; RETURN NULL; END $$;
      CREATE TRIGGER enrolment_people_of_none AFTER TRUNCATE ON enrolment
        FOR EACH STATEMENT EXECUTE FUNCTION forget_people_of_jobs();
      CREATE TRIGGER known_account_people_of_none AFTER TRUNCATE ON known_account
        FOR EACH STATEMENT EXECUTE FUNCTION forget_people_of_jobs();

      CREATE FUNCTION keep_people_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM count_people_of_jobs(ARRAY(SELECT job_id FROM enrolment WHERE person_id = coalesce(NEW.id, OLD.id)));
          RETURN NULL;
        END $$;
      CREATE TRIGGER known_account_people_of_new AFTER INSERT OR DELETE ON known_account
        FOR EACH ROW EXECUTE FUNCTION keep_people_of_account();
      CREATE TRIGGER known_account_people_of_changed AFTER UPDATE ON known_account
        FOR EACH ROW WHEN (OLD.removed <> NEW.removed) EXECUTE FUNCTION keep_people_of_account();

      SELECT count_people_of_jobs(ARRAY(SELECT id FROM job));
      -- Of permanent jobs the day is null.
      CREATE INDEX job_with_room ON job (kind, quick_date) WHERE closed_at IS NULL AND need_count > people_count;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER enrolment_people_of_new ON enrolment;
      DROP TRIGGER enrolment_people_of_changed ON enrolment;
      DROP TRIGGER enrolment_people_of_gone ON enrolment;
      DROP TRIGGER enrolment_people_of_none ON enrolment;
      DROP TRIGGER known_account_people_of_none ON known_account;
      DROP TRIGGER known_account_people_of_new ON known_account;
      DROP TRIGGER known_account_people_of_changed ON known_account;
      DROP FUNCTION keep_people_of_enrolments, keep_people_of_account, forget_people_of_jobs, count_people_of_jobs;
      DROP INDEX job_with_room;
      ALTER TABLE job DROP COLUMN people_count;
    `);
  }
}
