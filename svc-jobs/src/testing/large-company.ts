import { v7 } from 'uuid';
import type { JobsTestApp } from './jobs-test-app.js';

export const RECORDS = 1_000_000;
const PLACES = 200;
const PEOPLE = 300;
const SLOTS = ['06:00-08:00', '12:00-14:00', '18:00-20:00'];
/** The last day with work. */
export const LAST_DAY = '2026-11-18';
export const RECORDS_PER_DAY = 470;

export interface LargeCompany {
  readonly jobs: readonly string[];
  readonly people: readonly string[];
}

const createIds = (count: number) => Array.from({ length: count }, () => v7());

/**
 * Six years of a company with 200 places and 300 people: a million finished work records, each person at two or three
 * places that change each year. One record in 500 has a late clock event, one in 1000 is held, one in 2000 rejected.
 * Takes some seconds.
 */
export async function createLargeCompany(
  { app: { dataSource } }: JobsTestApp,
  records = RECORDS,
): Promise<LargeCompany> {
  const days = Math.ceil(records / RECORDS_PER_DAY);
  const [jobs, slots, people] = [createIds(PLACES), createIds(PLACES * SLOTS.length), createIds(PEOPLE)] as const;
  await dataSource.query(
    `INSERT INTO job (id, kind, title, address, map_link, description, need_count, contractor_rate_cents, company_rate_cents, created_at)
     SELECT id, 'permanent', 'Place ' || n, n || ' Long Road, Adelaide', '', 'Floors', 2, 3000, 4555,
       '2021-01-01'::timestamptz + make_interval(mins => n::int)
     FROM unnest($1::uuid[]) WITH ORDINALITY AS job (id, n)`,
    [jobs],
  );
  await dataSource.query(
    `INSERT INTO timetable_slot (id, job_id, position, start_time, end_time, days)
     SELECT ($1::uuid[])[(n - 1) * ${SLOTS.length} + position], job_id, position, left(time, 5), right(time, 5), '{1,2,3,4,5,6,7}'
     FROM unnest($2::uuid[]) WITH ORDINALITY AS job (job_id, n), unnest($3::text[]) WITH ORDINALITY AS slot (time, position)`,
    [slots, jobs, SLOTS],
  );
  await dataSource.query(
    `INSERT INTO known_account SELECT known.* FROM unnest($1::uuid[]) WITH ORDINALITY AS person (id, n),
       jsonb_populate_record(NULL::known_account, (SELECT to_jsonb(somebody) FROM known_account AS somebody
         WHERE role = 'user' LIMIT 1) || jsonb_build_object('id', person.id, 'name', 'Person ' || n)) AS known`,
    [people],
  );
  await dataSource.query(
    `INSERT INTO enrolment (job_id, person_id, enrolled_at)
     SELECT ($1::uuid[])[1 + n % ${PLACES}], person_id, '2021-01-01'
     FROM unnest($2::uuid[]) WITH ORDINALITY AS person (person_id, n)`,
    [jobs, people],
  );
  await dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL maintenance_work_mem = '256MB'`);
    // Adding references and indexes after the rows takes a third of the time.
    const references = await manager.query<{ name: string; definition: string }[]>(
      `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
       WHERE conrelid = 'work_record'::regclass AND contype = 'f'`,
    );
    const indexes = await manager.query<{ name: string; definition: string }[]>(
      `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
       WHERE indrelid = 'work_record'::regclass AND NOT indisprimary`,
    );
    // All records have a state already.
    await manager.query('ALTER TABLE work_record DISABLE TRIGGER USER');
    for (const { name } of references) await manager.query(`ALTER TABLE work_record DROP CONSTRAINT ${name}`);
    for (const { name } of indexes) await manager.query(`DROP INDEX ${name}`);
    await manager.query(
      `INSERT INTO work_record (id, person_id, job_id, slot_id, business_date, is_manual, started_at, ended_at, planned_end,
         start_location, finish_location, contractor_rate_cents, company_rate_cents, cap_minutes, minutes, contractor_cents,
         company_cents, finish_received_at, state, hold_reasons, decided_at, decided_by, decision_note)
       SELECT uuidv7(), ($3::uuid[])[1 + (in_day + before / 365 * 13) % ${PEOPLE}], ($1::uuid[])[1 + in_day % ${PLACES}],
         ($2::uuid[])[1 + in_day % ${PLACES} * ${SLOTS.length} + in_day / ${PLACES}], day, false, day + interval '8 hours',
         day + interval '10 hours', '10:00', '-34.92866,138.59986,12', '-34.92866,138.59986,9', 3000, 4555, 120, 120, 6000, 9110,
         CASE WHEN n % 500 = 0 THEN day + interval '14 hours' END, state,
         CASE WHEN state = 'approved' THEN '{}'::text[] ELSE '{finished_late}' END,
         CASE WHEN state = 'rejected' THEN day + interval '1 day' END, CASE WHEN state = 'rejected' THEN ($3::uuid[])[1] END,
         CASE WHEN state = 'rejected' THEN 'Twice' END
       FROM generate_series(0, ${days - 1}) AS before,
         LATERAL (SELECT '${LAST_DAY}'::date - ${days - 1} + before AS day,
           (before::bigint * ${records} / ${days})::int AS first, ((before + 1)::bigint * ${records} / ${days})::int AS next) AS days,
         LATERAL generate_series(0, next - first - 1) AS in_day,
         LATERAL (SELECT first + in_day AS n) AS numbered,
         LATERAL (SELECT CASE WHEN n % 2000 = 7 THEN 'rejected' WHEN n % 1000 = 3 THEN 'held' ELSE 'approved' END AS state) AS states`,
      [jobs, slots, people],
    );
    for (const { definition } of indexes) await manager.query(definition);
    for (const { name, definition } of references)
      await manager.query(`ALTER TABLE work_record ADD CONSTRAINT ${name} ${definition}`);
    await manager.query('ALTER TABLE work_record ENABLE TRIGGER USER');
  });
  await dataSource.query('VACUUM ANALYZE');
  return { jobs, people };
}
