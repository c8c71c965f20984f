import type { EntityManager } from 'typeorm';
import { type OpenJobRow } from './job-rows.js';
import { HAS_ROOM, hasAsked, isEnrolled, isOpen, OPEN_JOB_COLUMNS } from './job-rows.queries.js';

/** An open job, and whether the reader has requested it. */
type ListedJob = OpenJobRow & { readonly requested: boolean };

/** $1: business time zone; $2: person, who is not assigned to the job; $3: business day. */
const SELECT_OPEN_JOBS = `SELECT ${OPEN_JOB_COLUMNS}, ${hasAsked('$2')} AS requested FROM job WHERE NOT ${isEnrolled('$2')}`;

/** Permanent jobs open to requests, newest first. */
export const findOpenPermanentJobs = (
  manager: EntityManager,
  personId: string,
  zone: string,
  today: string,
): Promise<ListedJob[]> =>
  manager.query(`${SELECT_OPEN_JOBS} AND job.kind = 'permanent' AND ${HAS_ROOM} ORDER BY job.created_at DESC, job.id`, [
    zone,
    personId,
    today,
  ]);

/** Quick jobs open to requests, soonest first. `today` is the business day. */
export const findOpenQuickJobs = (
  manager: EntityManager,
  personId: string,
  zone: string,
  today: string,
): Promise<ListedJob[]> =>
  manager.query(
    `${SELECT_OPEN_JOBS} AND job.kind = 'quick' AND ${isOpen('$3')} ORDER BY job.quick_date, job.quick_time, job.id`,
    [zone, personId, today],
  );
