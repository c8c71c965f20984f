import { z } from 'zod';
import { isValidAbn } from './abn.js';
import { ACCOUNT_TYPES, BANKS } from './banks.js';
import { defineCall } from './call.js';
import { documentFiles, documentPaths } from './documents.js';
import { answeredId, email, id, line, optionalAnsweredId } from './fields.js';
import { permanentJobCard, quickJobCard } from './jobs.js';

export const role = z.enum(['admin', 'user']);
export type Role = z.infer<typeof role>;
/** Booleans of the account answers are the strings that the product's pages compare with. */
export const verified = z.enum(['true', 'false']);

/** What a person works on right now; each is empty when there is none. */
export const currentWork = z.object({
  current_permanent_job_id: optionalAnsweredId,
  current_permanent_job_row_id: optionalAnsweredId,
  current_quick_job_id: optionalAnsweredId,
  current_quick_job_row_id: optionalAnsweredId,
  /** The instant at which the work under way started (2026-11-18T06:10:00.000Z); empty when there is none. */
  current_work_started_at: z.string(),
});

export const loginUser = z.object({ id: answeredId, name: z.string(), role, verified, ...currentWork.shape });
export type LoginUser = z.infer<typeof loginUser>;

/** The personal and bank details of a sub-contractor. ABN, BSB and account number are text: leading zeros matter. */
export const personalDetails = z.object({
  name: z.string(),
  email: z.string(),
  address: z.string(),
  zip_code: z.string(),
  contact_no: z.string(),
  abn: z.string(),
  passport_number: z.string(),
  bank_name: z.string(),
  account_type: z.string(),
  account_name: z.string(),
  account_number: z.string(),
  bsb: z.string(),
});

export const contractorDetail = z.object({
  id: answeredId,
  role,
  verified,
  ...personalDetails.shape,
  ...documentPaths.shape,
});
export type ContractorDetail = z.infer<typeof contractorDetail>;

export const currentUser = z.object({
  ...contractorDetail.shape,
  ...currentWork.shape,
  /** The job of the work under way, of either kind; empty when there is none. */
  current_job_id: optionalAnsweredId,
  quick_jobs: z.array(quickJobCard),
  permanent_jobs: z.array(permanentJobCard),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const PASSWORD_MIN_LENGTH = 10;
/** An account that nobody has verified so many days after the registration is removed. */
export const UNVERIFIED_DAYS = 60;
const digits = (text: string) => text.replace(/[\s-]/g, '');

/** Names and numbers that a person registers with. Files come beside them, see `registerAccount.files`. */
export const registrationFields = z.object({
  name: line(120),
  email,
  address: line(200),
  zip_code: line(10).refine((text) => /^\d{4}$/.test(text), 'must be a postcode of four digits'),
  contact_no: line(20).refine((text) => /^\+?[\d ()-]{6,20}$/.test(text), 'must be a telephone number'),
  abn: line(20),
  passport_number: line(20),
  bank_name: z.enum(BANKS, 'must be a bank of the list'),
  account_type: z.enum(ACCOUNT_TYPES, `must be one of: ${ACCOUNT_TYPES.join(', ')}`),
  account_name: line(120),
  account_number: line(14)
    .transform(digits)
    .refine((text) => /^\d{1,9}$/.test(text), 'must be up to 9 digits'),
  bsb: line(9)
    .transform(digits)
    .refine((text) => /^\d{6}$/.test(text), 'must be six digits'),
  password: z.string().min(1).max(200),
  password_confirm: z.string().min(1).max(200),
});
export type RegistrationFields = z.output<typeof registrationFields>;

const mendable = z.enum(['email', 'abn', 'password', 'password_confirm']);
/** A sentence for the person, and the field that it is about. */
export type RegistrationProblem = { field: z.infer<typeof mendable>; msg: string };

/**
 * What the person can mend although every field has the right form. The server answers it as 200 with
 * status 'error'; the form shows the same sentence beside the field.
 */
export function registrationProblem(
  fields: Pick<RegistrationFields, 'abn' | 'password' | 'password_confirm'>,
): RegistrationProblem | null {
  if (!isValidAbn(fields.abn)) return { field: 'abn', msg: 'The ABN is not valid. Please check its 11 digits.' };
  if (fields.password.length < PASSWORD_MIN_LENGTH)
    return { field: 'password', msg: `The password must have at least ${PASSWORD_MIN_LENGTH} characters.` };
  if (fields.password !== fields.password_confirm)
    return { field: 'password_confirm', msg: 'The two passwords are not the same.' };
  return null;
}

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  service: 'auth',
  access: 'public',
  summary: 'Log in with e-mail and password.',
  body: z.object({ email: z.string().trim().min(1).max(254), password: z.string().min(1).max(200) }),
  answer: z.object({ access_token: z.string(), user: loginUser }),
});

export const checkAuthorizationToken = defineCall({
  method: 'POST',
  path: '/api/auth/authorization-token',
  service: 'auth',
  access: ['unverified', 'contractor', 'admin'],
  summary: 'Tell whether the token is good.',
  answer: z.object({ status: z.literal('valid'), user: loginUser }),
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/auth/logout',
  service: 'auth',
  access: ['unverified', 'contractor', 'admin'],
  summary: 'End the session of the token, at once and everywhere. Other sessions of the person go on.',
  answer: z.object({ status: z.literal('done') }),
});

export const registerAccount = defineCall({
  method: 'POST',
  path: '/api/auth/register',
  service: 'auth',
  access: 'public',
  summary: 'Register as sub-contractor. What the person can mend is answered as status error.',
  body: registrationFields,
  bodyKind: 'files',
  files: documentFiles(true),
  answer: z.union([
    z.object({ status: z.literal('done') }),
    z.object({ status: z.literal('error'), msg: z.string(), field: mendable }),
  ]),
});

export const getCurrentUser = defineCall({
  method: 'GET',
  path: '/api/user',
  service: 'auth',
  access: ['unverified', 'contractor', 'admin'],
  summary: 'The person whose token it is, with documents, jobs and current work.',
  answer: currentUser,
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/change-pw',
  service: 'auth',
  access: ['unverified', 'contractor', 'admin'],
  summary: 'Change the own password. All other sessions of the person end.',
  body: z.object({
    current_password: z.string().min(1).max(200),
    new_password: z.string().min(1).max(200),
    confirm_password: z.string().min(1).max(200),
    user_id: id,
  }),
  bodyKind: 'form',
  answer: z.object({ msg: z.string(), access_token: z.string() }),
});

export const getAllUsersList = defineCall({
  method: 'GET',
  path: '/api/admin/get-all-users-list',
  service: 'auth',
  access: ['admin'],
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
  summary: 'All sub-contractors, by name.',
  answer: z.array(contractorCard),
});

export const getContractor = defineCall({
  method: 'GET',
  path: '/api/admin/get-contractor/:userID',
  service: 'auth',
  access: ['admin'],
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
  summary: 'Verify a sub-contractor, or take the verification back; that ends the sessions of the person.',
  body: z.object({ id, method: z.enum(['approve', 'disprove']) }),
  answer: z.enum(['approve', 'disprove']),
  answerKind: 'text',
});

export const removeSubContractor = defineCall({
  method: 'GET',
  path: '/api/admin/remove-subcontractor/:userID',
  service: 'auth',
  access: ['admin'],
  summary: 'Remove a sub-contractor: no login any more, documents deleted, pay history keeps the name.',
  params: z.object({ userID: id }),
  answer: z.object({ status: z.literal('done') }),
});
