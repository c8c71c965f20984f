import type { AnswerOf, BodyOf, ClientRow, JobKind, listClients } from '@cleaning/contracts';
import { containing, containingNumber } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';

/** The name under which a client is known: the trading name, or the legal one without it. */
export const CLIENT_NAME = `coalesce(nullif(client.trading_name, ''), client.legal_name)`;

/** Whose each job is on the day $1: `job_id`, `client_id`. */
const ON_THE_DAY = `SELECT DISTINCT ON (job_id) job_id, client_id FROM job_client WHERE valid_from <= $1::date
  ORDER BY job_id, valid_from DESC`;

const SHOWN: Readonly<Record<BodyOf<typeof listClients>['archived'], string>> = {
  without: 'client.archived_at IS NULL',
  only: 'client.archived_at IS NOT NULL',
  all: 'true',
};

const ORDER: Readonly<Record<BodyOf<typeof listClients>['sort'], string>> = {
  name: `lower(${CLIENT_NAME})`,
  terms: 'client.terms_days',
  jobs: 'coalesce(held.jobs, 0)',
};

/** A page of the clients that a text finds, with how many jobs are theirs today, and how many clients there are on all pages. */
export async function clientPage(
  manager: EntityManager,
  { text, archived, sort, direction, page, page_size }: BodyOf<typeof listClients>,
  today: string,
): Promise<AnswerOf<typeof listClients>> {
  const rows = await manager.query<(ClientRow & { total: number })[]>(
    `WITH held AS (
       SELECT client_id, count(*)::int AS jobs FROM (${ON_THE_DAY}) AS now WHERE client_id IS NOT NULL GROUP BY client_id
     ), found AS (
       SELECT client.id, ${CLIENT_NAME} AS name, client.legal_name, client.abn, client.billing_email, client.terms_days,
         coalesce(held.jobs, 0) AS jobs, client.archived_at IS NOT NULL AS archived,
         row_number() OVER (ORDER BY ${ORDER[sort]} ${direction}, lower(${CLIENT_NAME}), client.id)::int AS place
       FROM client LEFT JOIN held ON held.client_id = client.id
       WHERE ${SHOWN[archived]} AND ($2 = '%%' OR fold_text(client.legal_name) LIKE $2 OR fold_text(client.trading_name) LIKE $2
         OR client.abn LIKE $3 OR fold_text(client.billing_email) LIKE $2 OR fold_text(client.order_number) LIKE $2
         OR EXISTS (SELECT FROM client_contact AS contact
           WHERE contact.client_id = client.id AND (fold_text(contact.name) LIKE $2 OR fold_text(contact.email) LIKE $2)))
     )
     SELECT counted.total, page.id, page.name, page.legal_name, page.abn, page.billing_email, page.terms_days, page.jobs, page.archived
     FROM (SELECT count(*)::int AS total FROM found) AS counted
       LEFT JOIN (SELECT * FROM found ORDER BY place LIMIT $4 OFFSET $5) AS page ON true
     ORDER BY page.place`,
    [today, containing(text), containingNumber(text), page_size, (page - 1) * page_size],
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row])),
  };
}

export interface JobChange {
  readonly job_id: string;
  readonly kind: JobKind | null;
  readonly title: string | null;
  readonly address: string | null;
  /** YYYY-MM-DD */
  readonly valid_from: string;
  readonly client_id: string | null;
}

/** All changes of the jobs that are or were a client's. A job that the feed has not brought yet has no title. */
export const changesOfClientsJobs = (manager: EntityManager, clientId: string): Promise<JobChange[]> =>
  manager.query<JobChange[]>(
    `SELECT job_client.job_id, kind, title, address, valid_from::text, client_id
     FROM job_client LEFT JOIN known_job ON known_job.id = job_client.job_id
     WHERE job_id IN (SELECT job_id FROM job_client WHERE client_id = $1)
     ORDER BY job_id, valid_from`,
    [clientId],
  );

/** Whether extras were added to a client itself. */
export async function hasExtras(manager: EntityManager, clientId: string): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    'SELECT EXISTS (SELECT FROM invoice_extra WHERE client_id = $1) AS found',
    [clientId],
  );
  return row?.found ?? false;
}

export interface NamedChange {
  /** YYYY-MM-DD */
  readonly from: string;
  readonly client_id: string | null;
  readonly client_name: string | null;
  readonly version: number;
}

/** From which days on a job was or will be whose, newest day first. */
export const changesOfJob = (manager: EntityManager, jobId: string): Promise<NamedChange[]> =>
  manager.query<NamedChange[]>(
    `SELECT valid_from::text AS "from", client_id, ${CLIENT_NAME} AS client_name, job_client.version
     FROM job_client LEFT JOIN client ON client.id = client_id WHERE job_id = $1 ORDER BY valid_from DESC`,
    [jobId],
  );
