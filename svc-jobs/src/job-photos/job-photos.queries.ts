import type { ChecklistAnswer, ChecklistArea, InspectedArea, JobPhoto, PhotoLabel } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

interface VisitWithPhotos {
  /** YYYY-MM-DD, as all days here. */
  readonly day: string;
  readonly name: string;
  readonly answers: readonly ChecklistAnswer[];
  readonly photos: readonly { readonly id: string; readonly label: PhotoLabel }[];
  /** The checklist at that time; empty if the job had none. */
  readonly areas: readonly ChecklistArea[];
}

/** Photos of visits at a job, by day. */
export const findVisitsWithPhotos = (manager: EntityManager, jobId: string): Promise<VisitWithPhotos[]> =>
  manager.query(
    `SELECT business_date::text AS day, coalesce(account.name, '') AS name, answers, visit_report.photos, coalesce(areas, '[]') AS areas
     FROM visit_report JOIN work_record ON work_record.id = record_id
       LEFT JOIN known_account AS account ON account.id = visit_report.person_id
       LEFT JOIN checklist_version ON checklist_version.id = version_id
     WHERE work_record.job_id = $1 ORDER BY business_date, answered_at, visit_report.id`,
    [jobId],
  );

interface InspectionWithPhotos {
  readonly day: string;
  readonly name: string;
  readonly areas: readonly InspectedArea[];
}

/** Inspections of a job, by day in a time zone. */
export const findInspectionsWithPhotos = (
  manager: EntityManager,
  jobId: string,
  zone: string,
): Promise<InspectionWithPhotos[]> =>
  manager.query(
    `SELECT to_char(inspected_at AT TIME ZONE $2, 'YYYY-MM-DD') AS day, inspected_by_name AS name, areas
     FROM inspection WHERE job_id = $1 ORDER BY inspected_at, id`,
    [jobId, zone],
  );

interface ReportWithPhotos {
  readonly kind: Extract<JobPhoto['kind'], 'incident' | 'complaint' | 'feedback' | 'supply'>;
  /** Number of the report; null if it has none. */
  readonly number: number | null;
  readonly day: string;
  /** A client contact's name; empty for other reports. */
  readonly name: string;
  /** Description of the photos; may be empty. */
  readonly label: string;
  readonly photos: readonly string[];
}

/** Incidents, complaints with their notes, clients' feedback and supply requests at a job that name photos, by kind and day in a time zone. */
export const findReportsWithPhotos = (
  manager: EntityManager,
  jobId: string,
  zone: string,
): Promise<ReportWithPhotos[]> =>
  manager.query(
    `SELECT kind, number, day, name, label, photos FROM (
       SELECT 'incident' AS kind, number::int AS number, to_char(happened_at AT TIME ZONE $2, 'YYYY-MM-DD') AS day, '' AS name, '' AS label,
         array(SELECT photo_id FROM incident_photo WHERE incident_id = incident.id ORDER BY position) AS photos, id
       FROM incident WHERE job_id = $1
       UNION ALL
       SELECT 'complaint', number::int, to_char(reported_at AT TIME ZONE $2, 'YYYY-MM-DD'), '', '', photos, id
       FROM complaint WHERE job_id = $1 AND recorded_by IS NOT NULL
       UNION ALL
       SELECT 'complaint', number::int, to_char(reported_at AT TIME ZONE $2, 'YYYY-MM-DD'), '', 'Note', complaint_note.photos, complaint_note.id
       FROM complaint_note JOIN complaint ON complaint.id = complaint_id WHERE job_id = $1 AND by_id IS NOT NULL
       UNION ALL
       SELECT 'feedback', null, business_date::text, contact_name, '', photos, id FROM visit_feedback WHERE job_id = $1
       UNION ALL
       SELECT 'supply', number::int, to_char(asked_at AT TIME ZONE $2, 'YYYY-MM-DD'), '', item, photos, id
       FROM supply_request WHERE job_id = $1
     ) AS report
     WHERE cardinality(photos) > 0 ORDER BY kind, day, number, id`,
    [jobId, zone],
  );
