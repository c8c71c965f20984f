import type { CallBody, exportWork, listWork, WorkRow } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { getPlans } from '../shifts/plan.queries.js';
import { RECORD_SLOTS } from '../work/slots.queries.js';
import { isListed, Params } from '../work/work-filter.queries.js';
import { type DayWorkRow, type DoneWorkRow, doneWorkColumns } from '../work/work-history.queries.js';
import { buildPage, buildWorkOrder, findSortName } from '../work/work-lists.queries.js';

type NamedWork = Pick<WorkRow, 'version' | 'job_id' | 'kind' | 'job_name' | 'minutes'>;

/** Minutes, cents; see `DoneWorkRow`. */
export type WorkListRow = DoneWorkRow & NamedWork;

/**
 * SQL: columns of `WorkListRow` without the slots left, from work_record and `NAMES`. `zone` is the placeholder of the
 * business time zone.
 */
const columns = (zone: string) => `${doneWorkColumns(zone)}, work_record.version, job.id AS job_id, job.kind,
  job.title AS job_name, coalesce(minutes, 0) AS minutes`;

const NAMES = `JOIN job ON job.id = work_record.job_id
    LEFT JOIN known_account ON known_account.id = work_record.person_id`;

/** One page of the filtered work. Plans of all its people and days are read in one statement. */
export function findWorkPage(
  manager: EntityManager,
  query: CallBody<typeof listWork>,
  zone: string,
): Promise<(NamedWork & DayWorkRow)[]> {
  const params = new Params();
  const pageColumns = columns(params.add(zone, 'text'));
  return manager.query(
    `WITH page AS (SELECT work_record.*, listed.place ${buildPage(query, query, params)}),
       worker AS (
         SELECT DISTINCT job_id, person_id, business_date AS from_day, business_date AS until_day
         FROM page WHERE slot_id IS NOT NULL)
     SELECT ${pageColumns}, ${RECORD_SLOTS}, planned.plan AS day_plan
     FROM page AS work_record ${NAMES}
       LEFT JOIN (${getPlans('worker')}) AS planned ON work_record.slot_id IS NOT NULL
         AND planned.job_id = work_record.job_id AND planned.person_id = work_record.person_id
         AND planned.from_day = work_record.business_date
     ORDER BY work_record.place`,
    params.values,
  );
}

/** SQL that exports all filtered work as `WorkListRow`s without slots left. */
export function buildWorkExportQuery(
  filters: CallBody<typeof exportWork>,
  zone: string,
): { readonly sql: string; readonly values: readonly unknown[] } {
  const params = new Params();
  const sql = `SELECT ${columns(params.add(zone, 'text'))}, 0 AS still_to_do
    FROM work_record ${NAMES} ${findSortName(filters.sort)}
    WHERE ${isListed(filters, params)}
    ORDER BY ${buildWorkOrder(filters.sort, filters.direction)}`;
  return { sql, values: params.values };
}
