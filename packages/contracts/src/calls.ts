import * as accounts from './accounts.js';
import * as admins from './admins.js';
import * as audit from './audit.js';
import type { Call } from './call.js';
import * as desk from './desk/index.js';
import * as documents from './documents.js';
import * as gallery from './gallery.js';
import * as invoices from './invoices.js';
import * as jobs from './jobs.js';
import * as personalData from './personal-data.js';
import * as queues from './queues.js';
import * as requests from './requests.js';
import * as work from './work.js';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

/** Every call of the product by its name. */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  [accounts, admins, audit, documents, gallery, jobs, personalData, queues, requests, work, invoices, desk]
    .flatMap((module) => Object.entries(module) as [string, unknown][])
    .filter((entry): entry is [string, Call] => isCall(entry[1])),
);
