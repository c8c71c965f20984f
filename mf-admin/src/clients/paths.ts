import type { Client } from '@cleaning/contracts';

export const CLIENTS_PATH = '/admin/clients';
export const NEW_CLIENT_PATH = '/admin/clients/new';
export const IMPORT_CLIENTS_PATH = '/admin/clients/import';
export const IMPORT_JOBS_PATH = '/admin/import-jobs';
/** The client's trading name, or the legal one without it. */
export const pickClientName = ({ details }: Pick<Client, 'details'>): string =>
  details.trading_name || details.legal_name;
export const buildClientPath = (id: string): string => `/admin/clients/${id}`;

/** Forms with the client filled in. */
export const buildClientQuotePath = (id: string): string => `/admin/quotes/new?client=${id}`;
export const buildClientJobPath = (id: string): string => `/admin/create-permanent-job?client=${id}`;

/** Fragment that leads to the contacts in a client's form. */
export const CONTACTS_ID = 'contacts';
