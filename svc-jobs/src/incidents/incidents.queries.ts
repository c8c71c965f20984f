import type { BodyOf, exportIncidents, IncidentRow, listIncidents, QueryOf } from '@cleaning/contracts';
import { containing, type Places, placesParameter } from '@cleaning/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

type Filters = BodyOf<typeof exportIncidents>;
type Page = QueryOf<typeof listIncidents>;
type StoredRow = Omit<IncidentRow, 'happened_at' | 'reported_at'> & { happened_at: Date; reported_at: Date };

/** Whether a person may name a job in a report: they are or were assigned to it, have or had a shift of their own there, or worked there. */
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

/** SQL of the orders; each ends with the id, so that pages do not overlap. */
const ORDERS = {
  happened: 'happened_at',
  reported: 'reported_at',
  number: 'number',
  job: 'lower(job.title)',
  person: 'lower(person_name)',
} as const;

/** SQL of a row as the calls answer it. */
export const INCIDENT_COLUMNS = `incident.id AS incident_id, incident.number::int AS number, incident.kind, state, coalesce(job.title, '') AS job_name,
  coalesce(job_id::text, '') AS job_id, incident.text, person_id AS user_id, person_name AS user_name, happened_at, reported_at`;

/** $1 is the business time zone. */
const FOUND = `FROM incident LEFT JOIN job ON job.id = job_id
  WHERE ($2::text IS NULL OR incident.kind = $2)
    AND ($3::text[] IS NULL OR state = ANY($3))
    AND ($4::uuid IS NULL OR job_id = $4)
    AND ($5 = '%%' OR fold_text(concat_ws(' ', incident.text, person_name, job.title)) LIKE $5 OR incident.number::text = $6)
    AND ($7::date IS NULL OR happened_at >= $7::timestamp AT TIME ZONE $1)
    AND ($8::date IS NULL OR happened_at < ($8::timestamp + interval '1 day') AT TIME ZONE $1)
    AND ($9::uuid[] IS NULL OR job_id = ANY ($9))`;

const parametersOf = ({ kind, state, job_id, text, from, until }: Filters, zone: string, places: Places): unknown[] => [
  zone,
  kind ?? null,
  state === 'open' ? ['new', 'in-progress'] : state ? [state] : null,
  job_id ?? null,
  containing(text),
  text,
  from ?? null,
  until ?? null,
  placesParameter(places),
];

/** One page of the incidents at these places that fit the filters, and how many there are. Those without a job are the office's. */
export async function pageOfIncidents(
  dataSource: DataSource,
  query: Page,
  zone: string,
  places: Places,
): Promise<{ total: number; rows: StoredRow[] }> {
  const { page, page_size, sort, direction } = query;
  const parameters = parametersOf(query, zone, places);
  const order = direction === 'asc' ? 'ASC' : 'DESC';
  const [[counted], rows] = await Promise.all([
    dataSource.query<[{ total: number }]>(`SELECT count(*)::int AS total ${FOUND}`, parameters),
    dataSource.query<StoredRow[]>(
      `SELECT ${INCIDENT_COLUMNS} ${FOUND}
       ORDER BY ${ORDERS[sort]} ${order} NULLS LAST, incident.id ${order} LIMIT $10 OFFSET $11`,
      [...parameters, page_size, (page - 1) * page_size],
    ),
  ]);
  return { total: counted.total, rows };
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
  /** All notes, oldest first, a line each with its moment and its author. */
  readonly notes: string;
}

/** SQL and parameters of the export: the newest first, so many at most. */
export function exportedIncidents(filters: Filters, zone: string, most: number): [sql: string, parameters: unknown[]] {
  const moment = (column: string) => `to_char(${column} AT TIME ZONE $1, 'YYYY-MM-DD HH24:MI')`;
  return [
    `SELECT incident.number::int AS number, incident.kind, state, coalesce(job.title, '') AS job, person_name AS person,
       ${moment('happened_at')} AS happened, ${moment('reported_at')} AS reported, incident.text,
       coalesce((SELECT string_agg(concat(${moment('at')}, ' ', by_name, ': ', CASE note.kind WHEN 'state' THEN note.state ELSE note.text END),
         E'\\n' ORDER BY at, note.id) FROM incident_note AS note WHERE incident_id = incident.id), '') AS notes
     ${FOUND} ORDER BY happened_at DESC, incident.id DESC LIMIT $10`,
    [...parametersOf(filters, zone, 'all'), most],
  ];
}
