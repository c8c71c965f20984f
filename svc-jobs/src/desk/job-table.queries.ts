import type { CallBody, DeskJob, listDeskJobs } from '@cleaning/contracts';
import { type ListOrders, orderRows, searchRows } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { Job } from '../jobs/job.entity.js';
import { ASSIGNED, HAS_ROOM, REQ_COUNT } from '../jobs/job-rows.queries.js';

type Asked = CallBody<typeof listDeskJobs>;
/** Columns from the database. `next_visit` and `score` are computed. */
export type StoredDeskJob = Omit<DeskJob, 'next_visit' | 'score'>;
type StoredSort = Exclude<Asked['sort'], 'next' | 'score'>;

const ORDERS: ListOrders<StoredSort> = {
  by: {
    created: 'job.created_at',
    name: 'lower(job.title)',
    staffing: `${ASSIGNED} - job.need_count`,
    requests: REQ_COUNT,
  },
  ties: { 'lower(job.title)': 'ASC', 'job.id': 'ASC' },
};

/** SQL conditions by state filter. */
const STATES: Readonly<Record<Asked['state'], string>> = {
  current: 'job.closed_at IS NULL',
  ended: 'job.closed_at IS NOT NULL',
  all: 'true',
};

/** The permanent jobs that fit the filters. An order that no column has is by name. */
export function buildDeskJobsQuery(
  manager: EntityManager,
  { text, state, needs, sort, direction }: Asked,
  zone: string,
) {
  const query = manager
    .createQueryBuilder(Job, 'job')
    .select('job.id', 'job_id')
    .addSelect('job.title', 'job_name')
    .addSelect('job.address', 'address')
    .addSelect(`coalesce(to_char(job.closed_at AT TIME ZONE :zone, 'YYYY-MM-DD'), '')`, 'ended_on')
    .addSelect(REQ_COUNT, 'req_count')
    .addSelect('job.need_count', 'needed')
    .addSelect(ASSIGNED, 'assigned')
    .where(`job.kind = 'permanent'`)
    .andWhere(STATES[state])
    .setParameters({ zone });
  if (needs === 'requests') query.andWhere(`${REQ_COUNT} > 0`);
  if (needs === 'short') query.andWhere(HAS_ROOM);
  searchRows(query, text, { texts: ['job.title', 'job.address'] });
  const stored = sort === 'next' || sort === 'score' ? 'name' : sort;
  return orderRows(query, ORDERS, { sort: stored, direction });
}
