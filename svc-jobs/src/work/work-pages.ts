import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type DayRange, lastDayOf, spansOf } from '../business-time/spans.js';
import {
  HAS_STATUS,
  OPEN_STATUSES,
  ofDays,
  ofSelection,
  Params,
  type Selection,
  selectionOf,
  type WorkFilter,
} from './work-filter.js';
import { type GroupedBy, workSums } from './work-sums.js';

export interface PageOf {
  sort: 'date' | 'place' | 'person' | 'hours' | 'contractor' | 'company';
  direction: 'asc' | 'desc';
  page: number;
  page_size: number;
}

/** The ids of a page's records in order, with the sums of all pages in minutes and cents. */
export interface WorkPage {
  ids: string[];
  total: number;
  minutes: number;
  contractor: number;
  company: number;
}

type Sums = Omit<WorkPage, 'ids'> & { open: number };

/** A group of records that a page lies in; `before`: records of the groups before it. */
interface Group {
  key: string | null;
  first_day: string;
  span: 'year' | 'month' | 'day';
  before: number;
  records: number;
}

/** Some records of one group, by day: `skip` of them are left out, `take` read. */
interface Segment extends DayRange {
  key: string | null;
  skip: number;
  take: number;
}

interface Slice {
  offset: number;
  limit: number;
}

const GROUPS: Partial<Record<PageOf['sort'], GroupedBy>> = { date: 'day', place: 'job_id', person: 'person_id' };
const AMOUNT: Partial<Record<PageOf['sort'], string>> = {
  hours: 'minutes',
  contractor: 'contractor_cents',
  company: 'company_cents',
};
const NAMES: Record<GroupedBy, { join: string; order: (direction: string) => string }> = {
  day: { join: '', order: (direction) => `first_day ${direction}` },
  job_id: { join: 'JOIN job ON job.id = key', order: (direction) => `lower(job.title) ${direction} NULLS LAST, key` },
  person_id: {
    join: 'LEFT JOIN known_account ON known_account.id = key',
    order: (direction) => `lower(known_account.name) ${direction} NULLS LAST, key`,
  },
};

/**
 * SQL: the order of work in lists; the pages below come in it. Work that is under way has no hours and amounts: it is last by those.
 */
export function workOrder(sort: PageOf['sort'], direction: PageOf['direction']): string {
  const byDay = 'business_date, started_at, work_record.id';
  const amount = AMOUNT[sort];
  if (amount) return `${amount} ${direction} NULLS LAST, started_at ${direction}, work_record.id ${direction}`;
  if (sort === 'place') return `lower(job.title) ${direction} NULLS LAST, job.id, ${byDay}`;
  if (sort === 'person') return `lower(known_account.name) ${direction} NULLS LAST, person_id, ${byDay}`;
  return `business_date ${direction}, started_at, work_record.id`;
}

/** The part of a group that belongs to the slice. */
function segmentOf(group: Group, { offset, limit }: Slice, range: DayRange): Segment {
  const skip = Math.max(0, offset - group.before);
  const take = Math.min(group.before + group.records, offset + limit) - Math.max(group.before, offset);
  return { key: group.key, skip, take, ...daysOf(group, range) };
}

/** The days of a group of days; of other groups those of the list. */
function daysOf({ key, span, first_day }: Pick<Group, 'key' | 'span' | 'first_day'>, range: DayRange): DayRange {
  if (key !== null) return range;
  if (span !== 'day') return { from: first_day, to: lastDayOf(first_day, span) };
  return { from: first_day, to: spansOf(range).find(({ of, from }) => of === span && from === first_day)?.to };
}

/**
 * Finds pages of work without reading the pages before them: kept sums tell in which months, or at which place or person, a page
 * lies. Pages by hours and amounts are read along an index, from the nearer end.
 */
@Injectable()
export class WorkPages {
  constructor(private readonly dataSource: DataSource) {}

  async read(filter: WorkFilter, of: PageOf): Promise<WorkPage> {
    const selection = await selectionOf(this.dataSource, filter);
    const slice = { offset: (of.page - 1) * of.page_size, limit: of.page_size };
    const by = GROUPS[of.sort];
    const { groups, ...sums } = await this.locate(filter, selection, of, slice);
    const ids = by
      ? await this.ofGroups(filter, selection, of, slice, groups)
      : await this.byAmount(filter, selection, of, slice, sums);
    const { open: _open, ...totals } = sums;
    return { ids, ...totals };
  }

  /** The groups that a slice lies in, in order, and the sums of all. */
  private async locate(
    filter: WorkFilter,
    selection: Selection,
    { sort, direction }: PageOf,
    { offset, limit }: Slice,
    years = true,
  ): Promise<Sums & { groups: Group[] }> {
    const params = new Params();
    const by = GROUPS[sort] ?? 'day';
    const { status, withRejected = false } = filter;
    const sums = workSums(filter, { selection, status, by, years, withRejected, params });
    // By place and person all days are one group.
    const group = by === 'day' ? 'key, first_day, span' : 'key';
    const [from, until] = [params.add(offset, 'int'), params.add(offset + limit, 'int')];
    const [found] = await this.dataSource.query<(Sums & { groups: Group[] })[]>(
      `SELECT coalesce(sum(records), 0)::int AS total, coalesce(sum(open), 0)::int AS open,
         coalesce(sum(minutes), 0)::float8 AS minutes, coalesce(sum(contractor), 0)::float8 AS contractor,
         coalesce(sum(company), 0)::float8 AS company,
         coalesce(json_agg(json_build_object('key', key, 'first_day', first_day, 'span', span, 'before', before,
           'records', records) ORDER BY before) FILTER (WHERE before < ${until} AND before + records > ${from}), '[]') AS groups
       FROM (
         SELECT each.*, sum(records) OVER (ORDER BY ${NAMES[by].order(direction)} ROWS UNBOUNDED PRECEDING) - records AS before
         FROM (
           SELECT key, min(first_day) AS first_day, min(span) AS span, sum(records) AS records, sum(open) AS open,
             sum(minutes) AS minutes, sum(contractor) AS contractor, sum(company) AS company
           FROM (${sums}) AS part GROUP BY ${group} HAVING sum(records) > 0
         ) AS each ${NAMES[by].join}
       ) AS placed`,
      params.values,
    );
    if (!found) throw new Error('PostgreSQL gave no sums');
    return found;
  }

  /** Reads the records of the groups. A year's are looked for by month first. */
  private async ofGroups(
    filter: WorkFilter,
    selection: Selection,
    of: PageOf,
    slice: Slice,
    groups: readonly Group[],
  ): Promise<string[]> {
    const [first] = groups;
    if (!first) return [];
    if (!groups.some(({ key, span }) => key === null && span === 'year'))
      return this.ofSegments(
        filter,
        selection,
        of,
        groups.map((group) => segmentOf(group, slice, filter)),
      );
    const days = groups.map((group) => daysOf(group, filter) as Required<DayRange>);
    const within = {
      from: days.map(({ from }) => from).sort()[0],
      to: days
        .map(({ to }) => to)
        .sort()
        .at(-1),
    };
    const inMonths = { offset: slice.offset - first.before, limit: slice.limit };
    const narrow = { ...filter, ...within };
    const { groups: months } = await this.locate(narrow, selection, of, inMonths, false);
    return this.ofSegments(
      narrow,
      selection,
      of,
      months.map((group) => segmentOf(group, inMonths, narrow)),
    );
  }

  private async ofSegments(
    { status }: WorkFilter,
    selection: Selection,
    { sort, direction }: PageOf,
    segments: readonly Segment[],
  ): Promise<string[]> {
    const params = new Params();
    const by = GROUPS[sort];
    const columns = [
      params.add(
        segments.map(({ key }) => key),
        'uuid[]',
      ),
      params.add(
        segments.map(({ from }) => from ?? '-infinity'),
        'date[]',
      ),
      params.add(
        segments.map(({ to }) => to ?? 'infinity'),
        'date[]',
      ),
      params.add(
        segments.map(({ skip }) => skip),
        'int[]',
      ),
      params.add(
        segments.map(({ take }) => take),
        'int[]',
      ),
    ];
    const where = [
      ...ofSelection(selection, params),
      HAS_STATUS[status],
      'business_date BETWEEN segment.from_day AND segment.to_day',
      ...(by === 'day' ? [] : [`${by} = segment.key`]),
    ];
    const byDay = `business_date ${sort === 'date' ? direction : 'asc'}, started_at, id`;
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT found.id FROM unnest(${columns.join(', ')}) WITH ORDINALITY AS segment (key, from_day, to_day, skip, take, number)
         CROSS JOIN LATERAL (
           SELECT id, business_date, started_at FROM work_record WHERE ${where.join(' AND ')}
           ORDER BY ${byDay} OFFSET segment.skip LIMIT segment.take
         ) AS found
       ORDER BY segment.number, ${byDay}`,
      params.values,
    );
    return rows.map(({ id }) => id);
  }

  /** Finished work along an index of the amount, then work that is under way. */
  private async byAmount(
    filter: WorkFilter,
    selection: Selection,
    { sort, direction }: PageOf,
    { offset, limit }: Slice,
    { total, open }: Sums,
  ): Promise<string[]> {
    const finished = total - open;
    const take = Math.min(limit, finished - offset);
    const isNearEnd = offset + take > finished / 2;
    const opposite = direction === 'asc' ? 'desc' : 'asc';
    const ids =
      take <= 0
        ? []
        : await this.along(filter, selection, {
            order: (way) => `${AMOUNT[sort]} ${way}, started_at ${way}, id ${way}`,
            way: isNearEnd ? opposite : direction,
            slice: { offset: isNearEnd ? finished - offset - take : offset, limit: take },
            isOpen: false,
          });
    if (isNearEnd) ids.reverse();
    const missing = limit - ids.length;
    if (missing === 0 || open === 0 || !OPEN_STATUSES.has(filter.status)) return ids;
    const running = await this.along(filter, selection, {
      order: (way) => `started_at ${way}, id ${way}`,
      way: direction,
      slice: { offset: Math.max(0, offset - finished), limit: missing },
      isOpen: true,
    });
    return [...ids, ...running];
  }

  private async along(
    filter: WorkFilter,
    selection: Selection,
    of: { order: (way: string) => string; way: string; slice: Slice; isOpen: boolean },
  ): Promise<string[]> {
    const params = new Params();
    const where = [
      ...ofSelection(selection, params),
      ...ofDays(filter, params),
      HAS_STATUS[filter.status],
      of.isOpen ? 'ended_at IS NULL' : 'ended_at IS NOT NULL',
    ];
    const { offset, limit } = of.slice;
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM work_record WHERE ${where.join(' AND ')}
       ORDER BY ${of.order(of.way)} LIMIT ${limit} OFFSET ${offset}`,
      params.values,
    );
    return rows.map(({ id }) => id);
  }
}
