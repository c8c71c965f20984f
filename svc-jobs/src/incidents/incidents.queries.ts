import type { CallBody, CallQuery, exportIncidents, IncidentRow, listIncidents } from '@cleaning/contracts';
import {
  type ListOrders,
  orderRows,
  type Places,
  readPage,
  searchRows,
  toPlacesParameter,
} from '@cleaning/service-kit';
import type { DataSource, EntityManager, SelectQueryBuilder } from 'typeorm';
import { Job } from '../jobs/job.entity.js';
import { Incident } from './incident.entity.js';

type Filters = CallBody<typeof exportIncidents>;
type Page = CallQuery<typeof listIncidents>;
type StoredRow = Omit<IncidentRow, 'happened_at' | 'reported_at'> & { happened_at: Date; reported_at: Date };

/**
 * True if a person may name a job in a report: they are or were assigned to it, have or had their own shift there, or
 * worked there.
 */
export async function mayReportAt(manager: EntityManager, jobId: string, personId: string): Promise<boolean> {
  const own = ['enrolment', 'past_enrolment', 'work_record', 'cover'].map(
    (table) => `SELECT 1 FROM ${table} WHERE job_id = $1 AND person_id = $2`,
  );
  const extra = `SELECT 1 FROM shift_change WHERE job_id = $1 AND person_id = $2 AND kind = 'extra'`;
  return (
    (await manager.query<unknown[]>([...own, extra].join(' UNION ALL ').concat(' LIMIT 1'), [jobId, personId])).length >
    0
  );
}

const ORDERS: ListOrders<Page['sort']> = {
  by: {
    happened: 'incident.happened_at',
    reported: 'incident.reported_at',
    number: 'incident.number',
    job: 'lower(job.title)',
    person: 'lower(incident.person_name)',
  },
  ties: { 'incident.id': 'asked' },
  nullsLast: true,
};

/** Incidents at these places that match the filters. Only the office sees those without a job. */
function buildIncidentQuery(
  manager: EntityManager,
  { kind, state, job_id: jobId, text, from, until }: Filters,
  zone: string,
  places: Places,
): SelectQueryBuilder<Incident> {
  const query = manager.createQueryBuilder(Incident, 'incident').leftJoin(Job, 'job', 'job.id = incident.job_id');
  if (kind !== undefined) query.andWhere('incident.kind = :kind', { kind });
  if (state !== undefined)
    query.andWhere('incident.state IN (:...states)', { states: state === 'open' ? ['new', 'in-progress'] : [state] });
  if (jobId !== undefined) query.andWhere('incident.job_id = :jobId', { jobId });
  if (from !== undefined)
    query.andWhere('incident.happened_at >= CAST(:from AS timestamp) AT TIME ZONE :zone', { from, zone });
  if (until !== undefined)
    query.andWhere(`incident.happened_at < (CAST(:until AS timestamp) + interval '1 day') AT TIME ZONE :zone`, {
      until,
      zone,
    });
  if (places !== 'all') query.andWhere('incident.job_id = ANY (:places)', { places: toPlacesParameter(places) });
  return searchRows(query, text, {
    texts: [`concat_ws(' ', incident.text, incident.person_name, job.title)`],
    others: ['incident.number::text = :typed'],
  });
}

/** One page of the incidents at these places that match the filters, and the total. */
export function findIncidentPage(dataSource: DataSource, asked: Page, zone: string, places: Places) {
  const query = buildIncidentQuery(dataSource.manager, asked, zone, places)
    .select('incident.id', 'incident_id')
    .addSelect('incident.number::int', 'number')
    .addSelect('incident.kind', 'kind')
    .addSelect('incident.state', 'state')
    .addSelect(`coalesce(job.title, '')`, 'job_name')
    .addSelect(`coalesce(incident.job_id::text, '')`, 'job_id')
    .addSelect('incident.text', 'text')
    .addSelect('incident.person_id', 'user_id')
    .addSelect('incident.person_name', 'user_name')
    .addSelect('incident.happened_at', 'happened_at')
    .addSelect('incident.reported_at', 'reported_at');
  return readPage<StoredRow>(orderRows(query, ORDERS, asked), asked);
}

export interface ExportedIncident {
  readonly number: number;
  readonly kind: IncidentRow['kind'];
  readonly state: IncidentRow['state'];
  readonly job: string;
  readonly person: string;
  /** Moments in business time, YYYY-MM-DD HH:MM. */
  readonly happened: string;
  readonly reported: string;
  readonly text: string;
  /** All notes, oldest first, one line each with moment and author. */
  readonly notes: string;
}

/** SQL and parameters of the export, newest first, up to the limit. */
export function findExportedIncidents(
  manager: EntityManager,
  filters: Filters,
  zone: string,
  limit: number,
): [sql: string, parameters: unknown[]] {
  const moment = (column: string) => `to_char(${column} AT TIME ZONE :zone, 'YYYY-MM-DD HH24:MI')`;
  return buildIncidentQuery(manager, filters, zone, 'all')
    .select('incident.number::int', 'number')
    .addSelect('incident.kind', 'kind')
    .addSelect('incident.state', 'state')
    .addSelect(`coalesce(job.title, '')`, 'job')
    .addSelect('incident.person_name', 'person')
    .addSelect(moment('incident.happened_at'), 'happened')
    .addSelect(moment('incident.reported_at'), 'reported')
    .addSelect('incident.text', 'text')
    .addSelect(
      `coalesce((SELECT string_agg(concat(${moment('at')}, ' ', by_name, ': ', CASE note.kind WHEN 'state' THEN note.state ELSE note.text END),
         E'\\n' ORDER BY at, note.id) FROM incident_note AS note WHERE incident_id = incident.id), '')`,
      'notes',
    )
    .orderBy('incident.happened_at', 'DESC')
    .addOrderBy('incident.id', 'DESC')
    .limit(limit)
    .setParameter('zone', zone)
    .getQueryAndParameters() as [string, unknown[]];
}
