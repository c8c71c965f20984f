import {
  createClient,
  createPermanentJob,
  DAYS,
  DOCUMENT_KINDS,
  registerAccount,
  type ServiceName,
  uploadGallery,
} from '@cleaning/contracts';
import { expect } from '@playwright/test';
import { v4 } from 'uuid';
import { type ApiAnswer, callApi } from '../stack/api.js';
import type { Databases } from '../stack/databases.js';
import { createJpg, createTinyJpg } from '../stack/documents.js';
import { buildRegistration } from '../stack/office.js';
import type { Product } from '../stack/product.js';
import { readToken } from '../stack/sessions.js';

/** A write to one service, and the rows that it makes there. */
export interface ServiceWrite {
  readonly service: ServiceName;
  send(): Promise<ApiAnswer>;
  countRows(): Promise<number>;
}

export interface ServiceWrites {
  /** Unique: in the email, the title, the tag or the name of what is written. */
  readonly mark: string;
  readonly all: readonly ServiceWrite[];
  readonly email: string;
  /** Id of the gallery collection. */
  readonly collectionId: string;
  readonly clientId: string;
}

/** Session of an admin for the writes and reads, opened before the fault. */
export interface DeskSession {
  readonly url: string;
  readonly token: string;
}

export const openDeskSession = async ({ url, admin }: Product): Promise<DeskSession> => ({
  url,
  token: await readToken(url, admin),
});

/** One unsent write to each service: a registration, a job, a gallery collection and a client. */
export async function createServiceWrites({ url, token }: DeskSession, databases: Databases): Promise<ServiceWrites> {
  const [mark, collectionId, clientId] = [`Fault ${v4()}`, v4(), v4()];
  const email = `${mark.replace(' ', '-').toLowerCase()}@example.com`;
  const document = await createTinyJpg('document');
  const documents = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, document]));
  const photos = { before_imgs: await createJpg('before'), after_imgs: await createJpg('after') };
  const registration = buildRegistration({ name: 'Finn Fault', email, password: 'a long enough passphrase' });
  const job = {
    job_title: mark,
    job_address: '1 King William Street, Adelaide SA 5000',
    job_location: '1 King William Street, Adelaide SA 5000',
    job_need_count: 2,
    pay_per_hr: '48.00',
    pay_per_hr_sub_contractor: '30.00',
    job_description: 'All floors.',
    timeline_data: [{ time: '00:00-23:59', days: [...DAYS], isRemove: false }],
  };
  const countIn = (service: ServiceName, rows: string, value: string) => async () => {
    const sql = `SELECT count(*)::int AS count FROM ${rows} = $1`;
    const [found] = await databases.query<{ count: number }>(service, sql, [value]);
    return found?.count ?? 0;
  };
  const all: ServiceWrite[] = [
    {
      service: 'auth',
      send: () => callApi(url, registerAccount, { body: registration, files: documents }),
      countRows: countIn('auth', 'account WHERE email', email),
    },
    {
      service: 'jobs',
      send: () => callApi(url, createPermanentJob, { token, body: job }),
      countRows: countIn('jobs', 'job WHERE title', mark),
    },
    {
      service: 'media',
      send: () =>
        callApi(url, uploadGallery, { token, body: { catergory: 'Fault', key: collectionId }, files: photos }),
      countRows: countIn('media', 'gallery_collection WHERE id', collectionId),
    },
    {
      service: 'invoice',
      send: () => callApi(url, createClient, { token, body: { id: clientId, details: { legal_name: mark } } }),
      countRows: countIn('invoice', 'client WHERE id', clientId),
    },
  ];
  return { mark, all, email, collectionId, clientId };
}

/** Stored copies of each write, by service. */
export async function countWritten({ all }: ServiceWrites): Promise<Record<string, number>> {
  const counts = await Promise.all(all.map(async ({ service, countRows }) => [service, await countRows()] as const));
  return Object.fromEntries(counts);
}

export const NO_WRITES = { auth: 0, jobs: 0, media: 0, invoice: 0 };
export const SINGLE_WRITES = { auth: 1, jobs: 1, media: 1, invoice: 1 };

/** Sends all of them. Each must be accepted. */
export async function sendAll({ all }: ServiceWrites): Promise<void> {
  for (const { service, send } of all) {
    const { status, body } = await send();
    expect({ status, body }, `svc-${service}`).toMatchObject({ status: 200, body: expect.any(Object) });
    if (service === 'auth' || service === 'jobs') expect(body).toMatchObject({ status: 'done' });
  }
}

/** A refusal that asks to repeat the call, in words for people. */
export function expectUnavailable({ status, headers, body }: ApiAnswer, what: string): void {
  expect({ status, retry: headers.get('retry-after'), body }, what).toEqual({
    status: 503,
    retry: '5',
    body: {
      code: expect.stringMatching(/_away$|^unavailable$/),
      msg: expect.stringMatching(/( right now|isn’t responding)\. Try again /),
      params: {},
      request_id: expect.any(String),
    },
  });
}

/** A read of each service, for an admin. */
const READS = ['/api/user', '/api/admin/desk/attention', '/api/admin/get-gallery-imgs', '/api/admin/invoice-settings'];

/** Statuses of a read of each service. */
export function readStatuses({ url, token }: DeskSession): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  return Promise.all(READS.map(async (path) => (await fetch(`${url}${path}`, { headers })).status));
}

export const ALL_ANSWERED = READS.map(() => 200);

/** Pictures of the collection that aren't ready. */
export async function listUnmadePictures(databases: Databases, { collectionId }: ServiceWrites): Promise<string[]> {
  const images = await databases.query<{ side: string; status: string }>(
    'media',
    'SELECT side, status FROM gallery_image WHERE collection_id = $1',
    [collectionId],
  );
  if (images.length !== 2) return [`the collection has ${images.length} pictures`];
  return images.flatMap(({ side, status }) => (status === 'ready' ? [] : [`the picture ${side} is ${status}`]));
}

/** Messages to a new account that aren't sent. There must be one. */
export async function listUnsentMails(databases: Databases, email: string): Promise<string[]> {
  const mails = await databases.query<{ kind: string; state: string }>(
    'auth',
    'SELECT kind, mail_message.state FROM mail_message JOIN account ON account.id = account_id WHERE email = $1',
    [email],
  );
  if (mails.length === 0) return ['no message is written'];
  return mails.filter(({ state }) => state !== 'sent').map(({ kind, state }) => `mail ${kind} is ${state}`);
}
