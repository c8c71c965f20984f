import type { EntityState } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { type JobCardRow } from '../jobs/job-rows.js';
import { jobCardColumns } from '../jobs/job-rows.queries.js';

/** States of things in the feed with their ids; a thing without a state has no row. */
type Rows<E extends 'job' | 'work-record' | 'current-work' | 'owed' | 'settled' | 'work-photos'> = {
  id: string;
  state: EntityState<E>;
}[];

/** Names and addresses of jobs, and the days in a time zone on which they ended. */
export const findJobStates = (manager: EntityManager, ids: readonly string[], zone: string): Promise<Rows<'job'>> =>
  manager.query(
    `SELECT id, json_strip_nulls(json_build_object('kind', kind, 'title', title, 'address', address,
       'ended_on', to_char(closed_at AT TIME ZONE $2, 'YYYY-MM-DD'))) AS state
     FROM job WHERE id = ANY($1)`,
    [ids, zone],
  );

/** Finished work. Rejected work earns nothing. */
export const findWorkStates = (manager: EntityManager, ids: readonly string[]): Promise<Rows<'work-record'>> =>
  manager.query(
    `SELECT id, json_build_object('job_id', job_id, 'business_date', business_date,
       'minutes', CASE state WHEN 'rejected' THEN 0 ELSE minutes END,
       'worked_minutes', CASE WHEN state = 'rejected' THEN 0 WHEN is_manual THEN minutes
         ELSE floor(extract(epoch FROM ended_at - started_at) / 60)::int END,
       'company_cents', CASE state WHEN 'rejected' THEN 0 ELSE company_cents END, 'held', state = 'held',
       'person_id', person_id, 'contractor_cents', CASE state WHEN 'rejected' THEN 0 ELSE contractor_cents END,
       're_clean', complaint_id IS NOT NULL) AS state
     FROM work_record WHERE id = ANY($1) AND ended_at IS NOT NULL`,
    [ids],
  );

/** Payments to people, in their order. */
export const findPayments = (manager: EntityManager, personIds: readonly string[]): Promise<Rows<'settled'>> =>
  manager.query(
    `SELECT person_id AS id, json_build_object('payments',
       json_agg(json_build_object('number', number, 'paid_on', paid_on, 'cents', cents) ORDER BY number)) AS state
     FROM settlement WHERE person_id = ANY($1) GROUP BY person_id`,
    [personIds],
  );

/**
 * Money owed to removed people, and whether they ever earned any. Running work and open reimbursements and bonuses
 * count as owed.
 */
export const findOwedToPeople = (manager: EntityManager, personIds: readonly string[]): Promise<Rows<'owed'>> =>
  manager.query(
    `SELECT person_id AS id, json_build_object('owed', cents > 0 OR EXISTS (
       SELECT FROM work_record WHERE work_record.person_id = person_owed.person_id AND ended_at IS NULL) OR EXISTS (
       SELECT FROM paid_by_run WHERE paid_by_run.person_id = person_owed.person_id AND open_adjustments_cents > 0),
       'earned', EXISTS (SELECT FROM work_record WHERE work_record.person_id = person_owed.person_id)
         OR EXISTS (SELECT FROM paid_by_run WHERE paid_by_run.person_id = person_owed.person_id)) AS state
     FROM person_owed WHERE person_id = ANY($1)`,
    [personIds],
  );

/** People's running work. */
export const findRunningWork = (manager: EntityManager, personIds: readonly string[]): Promise<Rows<'current-work'>> =>
  manager.query(
    `SELECT person_id AS id, json_build_object('kind', job.kind, 'job_id', job_id, 'row_id', work_record.id,
       'business_date', business_date, 'started_at', to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS state
     FROM work_record JOIN job ON job.id = work_record.job_id
     WHERE person_id = ANY($1) AND ended_at IS NULL`,
    [personIds],
  );

/** Cards of the jobs that people are assigned to, on a business day. */
export const findAssignmentCards = (
  manager: EntityManager,
  personIds: readonly string[],
  today: string,
): Promise<(JobCardRow & { person_id: string })[]> =>
  manager.query(
    `SELECT enrolment.person_id, ${jobCardColumns('$2')} FROM enrolment JOIN job ON job.id = enrolment.job_id
     WHERE enrolment.person_id = ANY($1)
     ORDER BY job.quick_date NULLS FIRST, job.quick_time, job.title, job.id`,
    [personIds, today],
  );

/**
 * Photos of visit reports, incidents, inspections, complaints and their notes, messages and supply requests; a visit's
 * item photos come first, in the order of the answers.
 */
export const findPhotosByOwner = (manager: EntityManager, ownerIds: readonly string[]): Promise<Rows<'work-photos'>> =>
  manager.query(
    `SELECT visit_report.id, json_build_object('kind', 'visit', 'job_id', job_id, 'person_id', visit_report.person_id,
       'photos', jsonb_path_query_array(answers, '$[*].photos[*]') || jsonb_path_query_array(photos, '$[*].id')) AS state
     FROM visit_report JOIN work_record ON work_record.id = record_id WHERE visit_report.id = ANY($1)
     UNION ALL
     SELECT incident.id, json_build_object('kind', 'incident', 'job_id', job_id, 'person_id', person_id, 'photos',
       (SELECT json_agg(photo_id ORDER BY position) FROM incident_photo WHERE incident_id = incident.id))
     FROM incident WHERE id = ANY($1) AND EXISTS (SELECT FROM incident_photo WHERE incident_id = incident.id)
     UNION ALL
     SELECT id, json_build_object('kind', 'inspection', 'job_id', job_id, 'person_id', inspected_by,
       'photos', jsonb_path_query_array(areas, '$[*].photos[*]'))
     FROM inspection WHERE id = ANY($1)
     UNION ALL
     SELECT id, json_build_object('kind', 'feedback', 'job_id', job_id, 'person_id', client_id, 'photos', photos)
     FROM visit_feedback WHERE id = ANY($1) AND cardinality(photos) > 0
     UNION ALL
     SELECT id, json_build_object('kind', 'complaint', 'job_id', job_id, 'person_id', recorded_by, 'photos', photos)
     FROM complaint WHERE id = ANY($1) AND recorded_by IS NOT NULL
     UNION ALL
     SELECT complaint_note.id, json_build_object('kind', 'complaint', 'job_id', job_id, 'person_id', by_id,
       'photos', complaint_note.photos)
     FROM complaint_note JOIN complaint ON complaint.id = complaint_id WHERE complaint_note.id = ANY($1) AND by_id IS NOT NULL
     UNION ALL
     SELECT message.id, json_build_object('kind', 'message', 'job_id', CASE message_thread.kind WHEN 'place' THEN thread_id END,
       'person_id', author_id, 'photos', photos)
     FROM message JOIN message_thread ON message_thread.id = thread_id WHERE message.id = ANY($1) AND cardinality(photos) > 0
     UNION ALL
     SELECT id, json_build_object('kind', 'supply', 'job_id', job_id, 'person_id', person_id, 'photos', photos)
     FROM supply_request WHERE id = ANY($1) AND cardinality(photos) > 0`,
    [ownerIds],
  );
