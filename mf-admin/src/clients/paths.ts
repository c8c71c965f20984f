export const CLIENTS_PATH = '/admin/clients';
export const NEW_CLIENT_PATH = '/admin/clients/new';
export const IMPORT_CLIENTS_PATH = '/admin/clients/import';
export const IMPORT_JOBS_PATH = '/admin/import-jobs';
export const clientPath = (id: string): string => `/admin/clients/${id}`;
