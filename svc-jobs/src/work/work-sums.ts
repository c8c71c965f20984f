import { type DayRange, type Span, spansOf } from '../business-time/spans.js';
import {
  HAS_STATUS,
  OPEN_STATUSES,
  ofDays,
  ofSelection,
  Params,
  type Selection,
  SUMMED_STATUS,
  type WorkStatus,
} from './work-filter.js';

/** What sums are grouped by; `day`: by year, month or remaining days. */
export type GroupedBy = 'day' | 'job_id' | 'person_id';

interface SumsTable {
  table: string;
  conditions: string[];
}

/**
 * The tables that together have the sums of a selection once: work of people is read from the rows of people at places only where
 * the place is not selected by itself.
 */
function tablesOf(selection: Selection, by: GroupedBy, params: Params): SumsTable[] {
  const { jobId, personId, named } = selection;
  const table = (name: string, selected: Selection = selection, more: string[] = []): SumsTable => ({
    table: name,
    conditions: [...ofSelection(selected, params), ...more],
  });
  if (by === 'person_id' || personId) {
    const isOfPeople = !named && !jobId && by !== 'job_id';
    return [table(isOfPeople ? 'person_work_sum' : 'job_person_work_sum')];
  }
  if (!named) return [table(jobId || by === 'job_id' ? 'job_work_sum' : 'person_work_sum')];
  const { jobs, people } = named;
  return [
    table('job_work_sum', { jobId, personId: undefined, named: null }, [
      `job_id = ANY (${params.add(jobs, 'uuid[]')})`,
    ]),
    table('job_person_work_sum', { jobId, personId: undefined, named: null }, [
      `person_id = ANY (${params.add(people, 'uuid[]')})`,
      `job_id <> ALL (${params.add(jobs, 'uuid[]')})`,
    ]),
  ];
}

/** SQL: minutes and cents of a row of work or sums. Rejected work is listed and counted; its amounts only where they are asked for. */
function amountsOf(withRejected: boolean): string {
  const counted = (column: string) =>
    withRejected ? `coalesce(${column}, 0)` : `CASE WHEN state = 'rejected' THEN 0 ELSE coalesce(${column}, 0) END`;
  return `${counted('minutes')} AS minutes, ${counted('contractor_cents')} AS contractor, ${counted('company_cents')} AS company`;
}

/** What sums are asked for. */
interface Asked {
  selection: Selection;
  status: WorkStatus;
  by: GroupedBy;
  /** SQL of `amountsOf`. */
  amounts: string;
  params: Params;
}

const keyOf = (by: GroupedBy) => (by === 'day' ? 'NULL::uuid' : by);

/** SQL: a span's records, each for itself. `first` is the first day of what the record belongs to. */
function ofRecords(
  { selection, status, by, amounts, params }: Asked,
  span: Span,
  first: string,
  more: string[] = [],
): string {
  const where = [...ofSelection(selection, params), HAS_STATUS[status], ...more, ...ofDays(span, params)];
  return `SELECT ${keyOf(by)} AS key, ${first} AS first_day, '${span.of}' AS span, 1 AS records,
      (ended_at IS NULL)::int AS open, ${amounts}
    FROM work_record WHERE ${where.join(' AND ')}`;
}

/** SQL: a span's kept sums. */
function ofSums({ selection, by, amounts, params }: Asked, span: Span, status: string): string[] {
  return tablesOf(selection, by, params).map(({ table, conditions }) => {
    const where = [
      ...conditions,
      status,
      `span = '${span.of}'`,
      ...(span.from ? [`first_day >= ${params.add(span.from, 'date')}`] : []),
      ...(span.to ? [`first_day <= ${params.add(span.to, 'date')}`] : []),
    ];
    return `SELECT ${keyOf(by)} AS key, first_day, span, records, 0 AS open, ${amounts}
      FROM ${table} WHERE ${where.join(' AND ')}`;
  });
}

function ofSpan(asked: Asked, span: Span): string[] {
  if (span.of === 'day') return [ofRecords(asked, span, asked.params.add(span.from, 'date'))];
  const summed = SUMMED_STATUS[asked.status];
  const first = `date_trunc('${span.of}', business_date::timestamp)::date`;
  return [
    ...(summed === null ? [] : ofSums(asked, span, summed)),
    ...(OPEN_STATUSES.has(asked.status) ? [ofRecords(asked, span, first, ['ended_at IS NULL'])] : []),
  ];
}

/** Rows of work with nothing in it. */
const NONE = `SELECT NULL::uuid AS key, NULL::date AS first_day, '' AS span, 0 AS records, 0 AS open, 0 AS minutes,
  0 AS contractor, 0 AS company WHERE false`;

/**
 * SQL: rows (key, first_day, span, records, open, minutes, contractor, company) whose sums are those of all work that a filter
 * lets through, several for each key. Whole years and months are read from the tables of sums, other days and work that is under
 * way (`open` of the records) from work_record.
 */
export function workSums(
  range: DayRange,
  { years, withRejected, ...asked }: Omit<Asked, 'amounts'> & { years: boolean; withRejected: boolean },
): string {
  const spans = spansOf(range, { years });
  const parts = spans.flatMap((span) => ofSpan({ ...asked, amounts: amountsOf(withRejected) }, span));
  return parts.length === 0 ? NONE : parts.join(' UNION ALL ');
}
