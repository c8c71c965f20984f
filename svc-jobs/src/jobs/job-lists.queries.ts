import type { CallAnswer, JobCard, JobKind, listJobNames, searchJobs } from '@cleaning/contracts';
import {
  buildStartPatterns,
  buildTextPattern,
  type Places,
  rankMatchSql,
  toPlacesParameter,
} from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { ASSIGNED, ENDED_ON, REQ_COUNT } from './job-rows.queries.js';

const NEWEST_FIRST: Record<JobKind, string> = {
  permanent: 'created_at DESC, id',
  quick: 'quick_date DESC, quick_time DESC, id DESC',
};

/** A page of job cards of a kind, newest first. `ended` undefined: current and ended jobs. */
export function findCardPage(
  manager: EntityManager,
  { kind, ended }: { readonly kind: JobKind; readonly ended: boolean | undefined },
  limit: { readonly rows: number; readonly after: number },
  zone: string,
): Promise<JobCard[]> {
  const listed = ended === undefined ? '' : `AND closed_at IS ${ended ? 'NOT NULL' : 'NULL'}`;
  return manager.query(
    `SELECT id AS job_id, title AS job_name, coalesce(quick_date::text, '') AS date, coalesce(quick_time, '') AS start_time,
       ${REQ_COUNT} AS req_count, need_count AS needed, ${ASSIGNED} AS assigned, ${ENDED_ON} AS ended_on
     FROM (
       SELECT * FROM job WHERE kind = $2 ${listed}
       ORDER BY ${NEWEST_FIRST[kind]} LIMIT $3 OFFSET $4
     ) AS job ORDER BY ${NEWEST_FIRST[kind]}`,
    [zone, kind, limit.rows, limit.after],
  );
}

/** Number of jobs of a kind, and how many have ended. */
export async function countJobs(manager: EntityManager, kind: JobKind): Promise<{ all: number; ended: number }> {
  const [counts] = await manager.query<[{ all: number; ended: number }]>(
    'SELECT count(*)::int AS all, count(closed_at)::int AS ended FROM job WHERE kind = $1',
    [kind],
  );
  return counts;
}

/** Names of the jobs that are worked at from today on: permanent ones first, then quick ones by day. `today` is the business day. */
export const findJobNames = (
  manager: EntityManager,
  today: string,
  places: Places,
): Promise<CallAnswer<typeof listJobNames>> =>
  manager.query(
    `SELECT id AS job_id, kind, title AS job_name, coalesce(quick_date::text, '') AS date
     FROM job WHERE closed_at IS NULL AND (kind = 'permanent' OR (kind = 'quick' AND quick_date >= $1::date))
       AND ($2::uuid[] IS NULL OR id = ANY ($2))
     ORDER BY quick_date NULLS FIRST, quick_time, created_at DESC, id`,
    [today, toPlacesParameter(places)],
  );

/**
 * At most `limit` jobs matching the text: names that start with it, names with a word that does, other names, addresses.
 * Within each, current jobs come first, then by name.
 */
export function findJobsByText(
  manager: EntityManager,
  text: string,
  limit: number,
): Promise<CallAnswer<typeof searchJobs>> {
  const { start, word } = buildStartPatterns(text);
  return manager.query(
    `SELECT id AS job_id, kind, title AS job_name, address, coalesce(quick_date::text, '') AS date,
       closed_at IS NOT NULL AS ended
     FROM job WHERE fold_text(title) LIKE $1 OR fold_text(address) LIKE $1
     ORDER BY ${rankMatchSql('title', { start: '$3', word: '$4', anywhere: '$1' })}, closed_at IS NOT NULL, lower(title),
       quick_date DESC, id LIMIT $2`,
    [buildTextPattern(text), limit, start, word],
  );
}
