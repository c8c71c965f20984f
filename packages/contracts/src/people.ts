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
  summary: 'Everybody with an account, by name.',
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
  service: 'auth',
  access: ['admin'],
  shows: ['account'],
  summary: 'All sub-contractors, by name.',
  answer: z.array(contractorCard),
});

export const getContractor = defineCall({
  method: 'GET',
  path: '/api/admin/get-contractor/:userID',
  service: 'auth',
  access: ['admin'],
  shows: ['account', 'assignment', 'work'],
  summary:
    'One sub-contractor with personal details, bank details and document links. BSB, account and passport number are masked: see show-bank-details.',
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
    'Verify a sub-contractor, or take the verification back; that ends the sessions of the person, who is told the reason if one is given. The audit log keeps the reason, the documents that are missing, and those that no admin has opened.',
  body: z.object({
    id,
    method: z.enum(['approve', 'disprove']),
    /**
     * Of a refusal: a person who is not verified can be refused too, and is told what to correct. Of a verification: why it is done before
     * every document is checked; for the audit log alone.
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
  summary: 'Remove a sub-contractor: no login any more, documents deleted, pay history keeps the name.',
  params: z.object({ userID: id }),
  answer: done,
});

const peopleFilters = {
  /** Part of name, e-mail, telephone number or ABN. */
  text: searchText,
  standing: z.enum(['all', 'verified', 'not-verified']).default('all'),
  ...sorting(['name', 'email', 'registered']),
};

export const searchPeople = defineCall({
  method: 'POST',
  path: '/api/admin/search-people',
  service: 'auth',
  access: ['admin'],
  shows: ['account'],
  summary: 'Sub-contractors: searched, filtered, sorted, a page at a time.',
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
  summary: 'The same list, whole, as CSV. It holds no bank details and no identity documents.',
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
  summary: "A sub-contractor's bank details and passport number, whole. Each showing is in the audit log.",
  body: z.object({ id }),
  answer: bankDetails,
});

export const adminRow = z.object({
  id: answeredId,
  name: z.string(),
  email: z.string(),
  disabled: z.boolean(),
  /** Has not chosen a password yet. */
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
  summary: 'All administrators by name, also disabled ones.',
  answer: z.array(adminRow),
});

export const changeAdmin = defineCall({
  method: 'POST',
  path: '/api/admin/change-admin',
  service: 'auth',
  access: ['admin'],
  recentFactor: true,
  changes: ['account'],
  summary:
    'Disable another administrator, which ends all their sessions at once, or enable them again. Nobody disables themselves, so one always stays.',
  body: z.object({ id, method: z.enum(['disable', 'enable']) }),
  answer: done,
});
