import type { CallAnswer, CallBody, ClientRow, JobKind, listClients } from '@cleaning/contracts';
import { type ListOrders, orderRows, rankSearched, readPage, searchRows } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { Client } from './client.entity.js';

/** The name under which a client is known: the trading name, or the legal one without it. */
export const CLIENT_NAME = `coalesce(nullif(client.trading_name, ''), client.legal_name)`;

/** SQL: number of jobs of each client on day `:today`: `client_id`, `jobs`. */
const HELD = `SELECT client_id, count(*)::int AS jobs
  FROM (SELECT DISTINCT ON (job_id) job_id, client_id FROM job_client WHERE valid_from <= :today
    ORDER BY job_id, valid_from DESC) AS now
  WHERE client_id IS NOT NULL GROUP BY client_id`;

const ARCHIVED_CONDITIONS: Readonly<Record<CallBody<typeof listClients>['archived'], string>> = {
  without: 'client.archived_at IS NULL',
  only: 'client.archived_at IS NOT NULL',
  all: 'true',
};

const ORDERS: ListOrders<CallBody<typeof listClients>['sort']> = {
  by: {
    name: `lower(${CLIENT_NAME})`,
    terms: 'client.terms_days',
    jobs: 'coalesce(held.jobs, 0)',
    match: `least(${rankSearched(CLIENT_NAME)}, ${rankSearched('client.legal_name')})`,
  },
  ties: { [`lower(${CLIENT_NAME})`]: 'ASC', 'client.id': 'ASC' },
};

/** A page of the clients that a text finds, with how many jobs are theirs today, and how many clients there are on all pages. */
export async function findClientPage(
  manager: EntityManager,
  asked: CallBody<typeof listClients>,
  today: string,
): Promise<CallAnswer<typeof listClients>> {
  const query = manager
    .createQueryBuilder(Client, 'client')
    .leftJoin(`(${HELD})`, 'held', 'held.client_id = client.id', { today })
    .select('client.id', 'id')
    .addSelect(CLIENT_NAME, 'name')
    .addSelect('client.legal_name', 'legal_name')
    .addSelect('client.abn', 'abn')
    .addSelect('client.billing_email', 'billing_email')
    .addSelect('client.terms_days', 'terms_days')
    .addSelect('coalesce(held.jobs, 0)', 'jobs')
    .addSelect('client.archived_at IS NOT NULL', 'archived')
    .where(ARCHIVED_CONDITIONS[asked.archived]);
  searchRows(query, asked.text, {
    texts: ['client.legal_name', 'client.trading_name', 'client.billing_email', 'client.order_number'],
    numbers: ['client.abn'],
    others: [
      `EXISTS (SELECT FROM client_contact AS contact WHERE contact.client_id = client.id
        AND (fold_text(contact.name) LIKE :searchedText OR fold_text(contact.email) LIKE :searchedText))`,
    ],
  });
  const { total, rows } = await readPage<ClientRow>(orderRows(query, ORDERS, asked), asked);
  return { total, rows };
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

/** Changes of jobs that belong or belonged to a client. Jobs not yet received from the feed have no title. */
export const findClientJobChanges = (manager: EntityManager, clientId: string): Promise<JobChange[]> =>
  manager.query<JobChange[]>(
    `SELECT job_client.job_id, kind, title, address, valid_from::text, client_id
     FROM job_client LEFT JOIN known_job ON known_job.id = job_client.job_id
     WHERE job_id IN (SELECT job_id FROM job_client WHERE client_id = $1)
     ORDER BY job_id, valid_from`,
    [clientId],
  );

/** True if extras were added to the client itself. */
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

/** Clients of a job by first day, newest first. */
export const findJobChanges = (manager: EntityManager, jobId: string): Promise<NamedChange[]> =>
  manager.query<NamedChange[]>(
    `SELECT valid_from::text AS "from", client_id, ${CLIENT_NAME} AS client_name, job_client.version
     FROM job_client LEFT JOIN client ON client.id = client_id WHERE job_id = $1 ORDER BY valid_from DESC`,
    [jobId],
  );
