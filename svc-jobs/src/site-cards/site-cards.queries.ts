import type { JobKind, ReadText } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { isEnrolled } from '../jobs/job-rows.queries.js';
import { ownShiftSinceSql } from '../shifts/plan.queries.js';

export interface CardJob {
  readonly title: string;
  readonly kind: JobKind;
}

/**
 * The job of a site card that the reader may see: assigned people and people with their own shift from yesterday on.
 * Admins see all.
 */
export async function findCardJob(
  manager: EntityManager,
  jobId: string,
  reader: { readonly personId: string; readonly looksAfter: boolean; readonly today: string },
): Promise<CardJob | undefined> {
  const hasShift = `${ownShiftSinceSql('$2::uuid', '($3::date - 1)', "'infinity'")} IS NOT NULL`;
  const [job] = await manager.query<CardJob[]>(
    `SELECT title, kind FROM job WHERE id = $1 AND ($4::boolean OR ${isEnrolled('$2')} OR ${hasShift})`,
    [jobId, reader.personId, reader.today, reader.looksAfter],
  );
  return job;
}

export interface SiteViewRow {
  readonly id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly at: Date;
}

/** Latest views of a place's door and alarm details, newest first, with the names of people who weren't removed. */
export const findLastViews = (manager: EntityManager, jobId: string, limit: number): Promise<SiteViewRow[]> =>
  manager.query(
    `SELECT site_view.id, person_id AS user_id, coalesce(known.name, '') AS user_name, seen_at AS at
     FROM site_view LEFT JOIN known_account AS known ON known.id = person_id AND NOT known.removed
     WHERE job_id = $1 ORDER BY seen_at DESC, site_view.id DESC LIMIT $2`,
    [jobId, limit],
  );

export interface ReadTextRow {
  readonly job_id: string;
  readonly job_kind: JobKind;
  readonly job_name: string;
  readonly open: boolean;
  readonly text: ReadText;
  /** For a shift note, the id of its change; otherwise empty. */
  readonly text_id: string;
  /** Version of the job, its card or its checklist, depending on the text. */
  readonly job_version: number;
  readonly words: string;
}

/** SQL: texts of a job that people can read at any hour. Shift notes from yesterday on ($1: today). */
const READ_TEXTS = `
  SELECT id AS job_id, 1 AS position, 'description' AS text, '' AS text_id, version AS job_version, description AS words FROM job
  UNION ALL
  SELECT id, 2, 'name', '', version, title || E'\n' || address FROM job
  UNION ALL
  SELECT job_id, 3, 'instructions', '', version, instructions FROM site_card
  UNION ALL
  SELECT job_id, 4, 'contact', '', version, contact_name FROM site_card
  UNION ALL
  SELECT job_id, 5, 'checklist', '', version,
    (SELECT string_agg(line, E'\n') FROM jsonb_array_elements(areas) AS area,
       LATERAL (SELECT area ->> 'name' AS line UNION ALL SELECT item ->> 'text' FROM jsonb_array_elements(area -> 'items') AS item) AS lines)
  FROM (SELECT DISTINCT ON (job_id) job_id, version, areas FROM checklist_version ORDER BY job_id, version DESC) AS newest
  UNION ALL
  SELECT job_id, 6, 'shift-note', shift_change.id::text, job.version, note FROM shift_change JOIN job ON job.id = job_id
  WHERE business_date >= $1::date - 1 AND note IS NOT NULL AND shift_change.kind <> 'away'`;

const COLUMNS = `job.id AS job_id, job.kind AS job_kind, title AS job_name, closed_at IS NULL AS open, read.text, text_id, job_version, words`;

/**
 * Texts with three digits or a password that nobody has confirmed as harmless; door-codes.ts decides. Current jobs come
 * first, then the newest.
 */
export const findPossibleCodes = (manager: EntityManager, today: string): Promise<ReadTextRow[]> =>
  manager.query(
    `SELECT ${COLUMNS}
     FROM (${READ_TEXTS}) AS read JOIN job ON job.id = job_id,
       LATERAL (SELECT encode(sha256(convert_to(words, 'UTF8')), 'hex') AS digest) AS of_words
     WHERE (words ~ '\\d\\W?\\d\\W?\\d' OR words ~* 'pass ?(word|code)')
       AND NOT EXISTS (SELECT FROM text_without_code kept WHERE kept.job_id = job.id AND kept.digest = of_words.digest)
     ORDER BY closed_at IS NOT NULL, job.created_at DESC, job.id, position, text_id`,
    [today],
  );

/** One of the texts. */
export async function findReadText(
  manager: EntityManager,
  today: string,
  { jobId, text, textId }: { readonly jobId: string; readonly text: ReadText; readonly textId: string },
): Promise<ReadTextRow | undefined> {
  const [row] = await manager.query<ReadTextRow[]>(
    `SELECT ${COLUMNS} FROM (${READ_TEXTS}) AS read JOIN job ON job.id = job_id
     WHERE job.id = $2 AND read.text = $3 AND text_id = $4`,
    [today, jobId, text, textId],
  );
  return row;
}
