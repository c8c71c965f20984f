import type { PersonalWork } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

type Work = Omit<PersonalWork['work'][number], 'rate_per_hour' | 'pay'> & {
  readonly rate_per_hour: number | null;
  readonly pay: number | null;
};

/** A person's work with their pay in cents, by day. */
export const findPersonalWork = (manager: EntityManager, personId: string): Promise<Work[]> =>
  manager.query(
    `SELECT job.title AS job, business_date::text AS date, is_manual AS entered_by_the_office, started_at, ended_at, minutes,
       start_location, finish_location, work_record.contractor_rate_cents AS rate_per_hour, contractor_cents::float8 AS pay
     FROM work_record JOIN job ON job.id = work_record.job_id
     WHERE person_id = $1 ORDER BY business_date, started_at`,
    [personId],
  );

/** A person's requests with the names of jobs, oldest first. */
export const findPersonalRequests = (manager: EntityManager, personId: string): Promise<PersonalWork['requests']> =>
  manager.query(
    `SELECT job.title AS job, status, requested_at, decided_at
     FROM job_request JOIN job ON job.id = job_request.job_id WHERE person_id = $1 ORDER BY requested_at`,
    [personId],
  );

/** The jobs that a person is assigned to, in the order of the assignments. */
export const findPersonalAssignments = (
  manager: EntityManager,
  personId: string,
): Promise<PersonalWork['assignments']> =>
  manager.query(
    `SELECT job.title AS job, job.address, enrolled_at AS assigned_at
     FROM enrolment JOIN job ON job.id = enrolment.job_id WHERE person_id = $1 ORDER BY enrolled_at`,
    [personId],
  );

/** A person's absences, including withdrawn ones, by day. */
export const findPersonalAbsences = (manager: EntityManager, personId: string): Promise<PersonalWork['absences']> =>
  manager.query(
    `SELECT from_date::text AS "from", until_date::text AS until, reason, reported_at, withdrawn_at
     FROM absence WHERE person_id = $1 ORDER BY from_date`,
    [personId],
  );

/** Shifts that a person took from others and that others took from them, by day. */
export const findPersonalCovers = (manager: EntityManager, personId: string): Promise<PersonalWork['covers']> =>
  manager.query(
    `SELECT job.title AS job, business_date::text AS date, time, person_id = $1 AS taken_by_me, taken_at, taken_back_at
     FROM cover JOIN job ON job.id = cover.job_id WHERE $1 IN (person_id, for_person_id) ORDER BY business_date, time`,
    [personId],
  );

/** Changes of single days of a person, by day. */
export const findPersonalShiftChanges = (
  manager: EntityManager,
  personId: string,
): Promise<PersonalWork['shift-changes']> =>
  manager.query(
    `SELECT job.title AS job, business_date::text AS date, time, shift_change.kind AS change, note, changed_at
     FROM shift_change JOIN job ON job.id = shift_change.job_id WHERE person_id = $1 ORDER BY business_date, time`,
    [personId],
  );

/** A person's incident reports, by number, including those without a job. */
export const findPersonalIncidents = (
  manager: EntityManager,
  personId: string,
): Promise<NonNullable<PersonalWork['incidents']>> =>
  manager.query(
    `SELECT incident.number::int AS number, incident.kind, job.title AS job, text, happened_at, reported_at, state,
       array(SELECT photo_id FROM incident_photo WHERE incident_id = incident.id ORDER BY position) AS photos
     FROM incident LEFT JOIN job ON job.id = incident.job_id WHERE person_id = $1 ORDER BY incident.number`,
    [personId],
  );

/** A person's supply requests, by number. */
export const findPersonalSupplies = (
  manager: EntityManager,
  personId: string,
): Promise<NonNullable<PersonalWork['supplies']>> =>
  manager.query(
    `SELECT number::int AS number, job.title AS job, item, quantity, note, supply_request.state, reason, photos, asked_at
     FROM supply_request JOIN job ON job.id = job_id WHERE person_id = $1 ORDER BY supply_request.number`,
    [personId],
  );

/** The messages that a person wrote, with where; oldest first. */
export const findPersonalMessages = (
  manager: EntityManager,
  personId: string,
): Promise<NonNullable<PersonalWork['messages']>> =>
  manager.query(
    `SELECT coalesce(job.title, 'Office') AS thread, text, photos, sent_at
     FROM message LEFT JOIN job ON job.id = thread_id WHERE author_id = $1 AND removed_at IS NULL
     ORDER BY sent_at, message.id`,
    [personId],
  );

/** A person's checklist answers with their photo ids, oldest first. */
export const findPersonalChecklists = (
  manager: EntityManager,
  personId: string,
): Promise<NonNullable<PersonalWork['checklists']>> =>
  manager.query(
    `SELECT job.title AS job, work_record.business_date::text AS date, answered_at,
       coalesce((SELECT json_agg(json_build_object('area', area->>'name', 'item', item->>'text', 'done', answer->'done',
           'reason', answer->>'reason', 'photos', answer->'photos'))
         FROM checklist_version, jsonb_array_elements(areas) AS area, jsonb_array_elements(area->'items') AS item,
           jsonb_array_elements(answers) AS answer
         WHERE checklist_version.id = version_id AND answer->>'item_id' = item->>'id'), '[]') AS answers,
       visit_report.photos
     FROM visit_report JOIN work_record ON work_record.id = record_id JOIN job ON job.id = work_record.job_id
     WHERE visit_report.person_id = $1 ORDER BY answered_at`,
    [personId],
  );

/** The inspections that a person made, oldest first. */
export const findPersonalInspections = (
  manager: EntityManager,
  personId: string,
): Promise<NonNullable<PersonalWork['inspections']>> =>
  manager.query(
    `SELECT job.title AS job, inspected_at, note, areas FROM inspection JOIN job ON job.id = job_id
     WHERE inspected_by = $1 ORDER BY inspected_at`,
    [personId],
  );

/** The hours elsewhere that a person has declared, by the Monday of the week. */
export const findPersonalHoursElsewhere = (
  manager: EntityManager,
  personId: string,
): Promise<NonNullable<PersonalWork['hours-elsewhere']>> =>
  manager.query('SELECT week::text, minutes FROM hours_elsewhere WHERE person_id = $1 ORDER BY week', [personId]);

/** The breaks of a course that a person has declared, by their first day. */
export const findPersonalCourseBreaks = (
  manager: EntityManager,
  personId: string,
): Promise<NonNullable<PersonalWork['course-breaks']>> =>
  manager.query(
    'SELECT from_date::text AS "from", until_date::text AS "until" FROM course_break WHERE person_id = $1 ORDER BY from_date, id',
    [personId],
  );
