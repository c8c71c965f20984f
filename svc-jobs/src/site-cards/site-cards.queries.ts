import type { JobKind } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { isEnrolled } from '../jobs/job-rows.js';
import { standsInSince } from '../shifts/plan.js';

export interface CardJob {
  readonly title: string;
  readonly kind: JobKind;
}

/**
 * The job of a site card that the reader may see: they are assigned to it, or have a shift of their own there from yesterday on. An admin
 * sees each.
 */
export async function jobOfCard(
  manager: EntityManager,
  jobId: string,
  reader: { readonly personId: string; readonly looksAfter: boolean; readonly today: string },
): Promise<CardJob | undefined> {
  const hasShift = `${standsInSince('$2::uuid', '($3::date - 1)', "'infinity'")} IS NOT NULL`;
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

/** The last views of a place's door and alarm details, newest first, with the names of people who are not removed. */
export const lastViews = (manager: EntityManager, jobId: string, limit: number): Promise<SiteViewRow[]> =>
  manager.query(
    `SELECT site_view.id, person_id AS user_id, coalesce(known.name, '') AS user_name, seen_at AS at
     FROM site_view LEFT JOIN known_account AS known ON known.id = person_id AND NOT known.removed
     WHERE job_id = $1 ORDER BY seen_at DESC, site_view.id DESC LIMIT $2`,
    [jobId, limit],
  );

export interface DescriptionRow {
  readonly job_id: string;
  readonly job_kind: JobKind;
  readonly job_name: string;
  readonly open: boolean;
  readonly job_version: number;
  readonly description: string;
}

/**
 * Descriptions with three digits or a password, which nobody has said to hold no code: the rule of codes.ts decides. Jobs that go on come
 * first, then the newest.
 */
export const possibleDescriptions = (manager: EntityManager): Promise<DescriptionRow[]> =>
  manager.query(
    `SELECT job.id AS job_id, kind AS job_kind, title AS job_name, closed_at IS NULL AS open, job.version AS job_version, description
     FROM job LEFT JOIN site_card ON site_card.job_id = job.id
     WHERE (description ~ '\\d\\W?\\d\\W?\\d' OR description ~* 'pass ?(word|code)')
       AND coalesce(description_kept, '') <> encode(sha256(convert_to(description, 'UTF8')), 'hex')
     ORDER BY closed_at IS NOT NULL, job.created_at DESC, job.id`,
  );
