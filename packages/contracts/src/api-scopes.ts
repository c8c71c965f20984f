/**
 * Permissions of API keys, by area. A call is open to keys only if its contract names one of these. None covers user
 * management, bank details, API keys themselves or anything that needs the second factor.
 */
export const API_SCOPES = [
  'jobs:read',
  'jobs:write',
  'shifts:read',
  'shifts:write',
  'work:read',
  'work:write',
  'people:read',
  'clients:read',
  'clients:write',
  'invoices:read',
  'invoices:write',
  'pay:read',
  'incidents:read',
  'incidents:write',
  'documents:read',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];
