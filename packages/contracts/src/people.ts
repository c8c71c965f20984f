import { z } from 'zod';
import { contractorDetail, personalDetails, role, verified } from './accounts.js';
import { defineCall } from './call.js';
import {
  answeredId,
  done,
  id,
  optionalLine,
  pageSchema,
  paging,
  REASON_LENGTH,
  searchText,
  sorting,
} from './fields.js';

export const getAllUsersList = defineCall({
  method: 'GET',
  path: '/api/admin/get-all-users-list',
  service: 'auth',
  access: ['admin'],
  shows: ['account'],
  summary: 'Lists everyone with an account, by name.',
  answer: z.array(z.object({ id: answeredId, name: z.string(), email: z.string(), role, verified })),
});

export const contractorCard = z.object({
  id: answeredId,
  name: z.string(),
  email: z.string(),
  contact_no: z.string(),
  verified,
});
export const getAllSubContractors = defineCall({
  method: 'GET',
  path: '/api/admin/get-all-sub-contractors',
  scope: 'people:read',
  service: 'auth',
  access: ['admin'],
  shows: ['account'],
  summary: 'Lists all sub-contractors, by name.',
  answer: z.array(contractorCard),
});

export const getContractor = defineCall({
  method: 'GET',
  path: '/api/admin/get-contractor/:userID',
  service: 'auth',
  access: ['admin'],
  shows: ['account', 'assignment', 'work'],
  summary:
    'Gets a sub-contractor with personal details, bank details and document links. BSB, account and passport number are masked: see show-bank-details.',
  params: z.object({ userID: id }),
  answer: contractorDetail,
});

export const verifyUser = defineCall({
  method: 'POST',
  path: '/api/admin/verify-user',
  service: 'auth',
  access: ['admin'],
  recentFactor: true,
  changes: ['account'],
  summary:
    'Verifies a sub-contractor, or withdraws the verification and ends their sessions. Tells them the reason if you give one. Audited with the reason and the documents that are missing or unopened.',
  body: z.object({
    id,
    method: z.enum(['approve', 'disprove']),
    /**
     * For a refusal: a person who isn't verified can be refused too, and is told what to correct. For a verification:
     * why it is done before every document is checked; only for the audit log.
     */
    reason: optionalLine(REASON_LENGTH).default(''),
  }),
  answer: z.enum(['approve', 'disprove']),
  answerKind: 'text',
});

export const removeSubContractor = defineCall({
  method: 'GET',
  path: '/api/admin/remove-subcontractor/:userID',
  service: 'auth',
  access: ['admin'],
  recentFactor: true,
  changes: ['account'],
  summary: 'Removes a sub-contractor: they can’t log in and their documents are deleted. Pay history keeps the name.',
  params: z.object({ userID: id }),
  answer: done,
});

const peopleFilters = {
  /** Part of name, e-mail, telephone number or ABN. */
  text: searchText,
  standing: z.enum(['all', 'verified', 'not-verified']).default('all'),
  /** `match`: names that start with the text, then those with a word that does. */
  ...sorting(['name', 'email', 'registered', 'match']),
};

export const searchPeople = defineCall({
  method: 'POST',
  path: '/api/admin/search-people',
  scope: 'people:read',
  service: 'auth',
  access: ['admin'],
  shows: ['account'],
  summary: 'Searches sub-contractors with filters and order, a page at a time.',
  body: z.object({ ...peopleFilters, ...paging }),
  answer: pageSchema(
    z.object({
      ...contractorCard.shape,
      /** ISO 8601 instant. */
      registered_at: z.string(),
    }),
  ),
});

export const exportPeople = defineCall({
  method: 'POST',
  path: '/api/admin/export-people',
  service: 'auth',
  access: ['admin'],
  recentFactor: true,
  summary: 'Downloads all matching sub-contractors as CSV, without bank details and identity documents.',
  body: z.object(peopleFilters),
  answer: z.unknown(),
  answerKind: 'binary',
});

export const bankDetails = personalDetails.pick({
  bank_name: true,
  account_type: true,
  account_name: true,
  account_number: true,
  bsb: true,
  passport_number: true,
});

export const showBankDetails = defineCall({
  method: 'POST',
  path: '/api/admin/show-bank-details',
  service: 'auth',
  access: ['admin'],
  recentFactor: true,
  summary: 'Gets a sub-contractor’s full bank details and passport number. Audited each time.',
  body: z.object({ id }),
  answer: bankDetails,
});

export const adminRow = z.object({
  id: answeredId,
  name: z.string(),
  email: z.string(),
  disabled: z.boolean(),
  /** Hasn't chosen a password yet. */
  invited: z.boolean(),
  second_factor: z.boolean(),
});
export type AdminRow = z.infer<typeof adminRow>;

export const listAdmins = defineCall({
  method: 'GET',
  path: '/api/admin/admins',
  service: 'auth',
  access: ['admin'],
  shows: ['account'],
  summary: 'Lists all admins by name, including disabled ones.',
  answer: z.array(adminRow),
});

export const changeAdmin = defineCall({
  method: 'POST',
  path: '/api/admin/change-admin',
  service: 'auth',
  access: ['admin'],
  recentFactor: true,
  changes: ['account', 'api-key'],
  summary:
    'Disables another admin, ends their sessions and revokes the API keys they created, or enables them again (their keys stay revoked). You can’t disable yourself, so one admin always remains.',
  body: z.object({ id, method: z.enum(['disable', 'enable']) }),
  answer: done,
});
