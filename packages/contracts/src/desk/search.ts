import { z } from 'zod';
import { contractorCard, personalDetails } from '../accounts.js';
import { defineCall } from '../call.js';
import { answeredId, id } from '../fields.js';
import { jobKind } from '../jobs.js';
import { pageOf, paging, searchText, sorting } from './paging.js';

export const searchJobs = defineCall({
  method: 'POST',
  path: '/api/admin/desk/search-jobs',
  service: 'jobs',
  access: ['admin'],
  summary: 'Jobs of both kinds by a part of name or address, at most 20.',
  body: z.object({ text: searchText }),
  answer: z.array(
    z.object({
      job_id: answeredId,
      kind: jobKind,
      job_name: z.string(),
      address: z.string(),
      /** YYYY-MM-DD of a quick job; empty for permanent ones. */
      date: z.string(),
      ended: z.boolean(),
    }),
  ),
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
  summary: 'Sub-contractors: searched, filtered, sorted, a page at a time.',
  body: z.object({ ...peopleFilters, ...paging }),
  answer: pageOf(
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
  summary: "A sub-contractor's bank details and passport number, whole. Each showing is in the audit log.",
  body: z.object({ id }),
  answer: bankDetails,
});
