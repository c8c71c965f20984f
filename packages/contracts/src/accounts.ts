import { z } from 'zod';
import { defineCall, EVERYBODY } from './call.js';
import { documentPaths } from './documents.js';
import { answeredId, done, id, optionalAnsweredId } from './fields.js';
import { permanentJobCard, quickJobCard } from './jobs.js';
import { language } from './languages.js';
import { mailDelivery } from './mail.js';
import { secondFactorCode } from './second-factor.js';

/** Type of account. `user` is a sub-contractor. */
export const role = z.enum(['admin', 'user', 'supervisor']);
export type Role = z.infer<typeof role>;
/** Account responses carry booleans as text. */
export const verified = z.enum(['true', 'false']);

/** Current work; each field is empty if there is none. */
export const currentWork = z.object({
  current_permanent_job_id: optionalAnsweredId,
  current_permanent_job_row_id: optionalAnsweredId,
  current_quick_job_id: optionalAnsweredId,
  current_quick_job_row_id: optionalAnsweredId,
  /** Start of the current work (2026-11-18T06:10:00.000Z); empty if there is none. */
  current_work_started_at: z.string(),
});

export const loginUser = z.object({ id: answeredId, name: z.string(), role, verified, ...currentWork.shape });
export type LoginUser = z.infer<typeof loginUser>;

/** The personal and bank details of a sub-contractor. ABN, BSB and account number are text because of leading zeros. */
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
  /** `refused`: the address's mail server refused it. Empty if unknown. */
  email_state: z.enum(['confirmed', 'unconfirmed', 'refused', '']),
  /** Increases with each change of details: see edit-person. For admins, like the next fields. */
  details_version: z.number().int().optional().catch(undefined),
  /** ISO 8601 instant; empty when no payment waits because of a changed bank account. */
  payments_held_until: z.string().optional(),
  /** True if the login asks for a code. */
  second_factor: z.boolean().optional().catch(undefined),
});
export type ContractorDetail = z.infer<typeof contractorDetail>;

export const currentUser = z.object({
  ...contractorDetail.shape,
  ...currentWork.shape,
  /** Job of the current work, of either kind; empty if there is none. */
  current_job_id: optionalAnsweredId,
  quick_jobs: z.array(quickJobCard),
  permanent_jobs: z.array(permanentJobCard),
  /** Missing in the copy on a phone. */
  mail_delivery: mailDelivery.optional().catch(undefined),
  /** False without a mail server: nothing is sent. Missing in the copy on a phone. */
  mail_reaches_people: z.boolean().optional().catch(undefined),
  /** This admin must enrol a second factor before anything else. Missing in the copy on a phone. */
  must_enrol: z.boolean().optional().catch(undefined),
  /** The company's time zone, such as Australia/Adelaide. */
  time_zone: z.string(),
  /** Language of the person's app, notices and mails. */
  language,
});
export type CurrentUser = z.infer<typeof currentUser>;

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  service: 'auth',
  access: 'public',
  summary: 'Logs in with email and password.',
  body: z.object({
    email: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(200),
    /** Requested with the error `second_factor`. */
    code: secondFactorCode.optional(),
  }),
  answer: z.object({ access_token: z.string(), user: loginUser }),
});

export const checkAuthorizationToken = defineCall({
  method: 'POST',
  path: '/api/auth/authorization-token',
  service: 'auth',
  access: EVERYBODY,
  beforeEnrolment: true,
  summary: 'Checks that the token is valid.',
  answer: z.object({ status: z.literal('valid'), user: loginUser }),
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/auth/logout',
  service: 'auth',
  access: EVERYBODY,
  beforeEnrolment: true,
  changes: ['session'],
  summary: 'Ends the session of this token. Takes effect everywhere at once. Other sessions stay open.',
  answer: done,
});

export const getCurrentUser = defineCall({
  method: 'GET',
  path: '/api/user',
  service: 'auth',
  access: EVERYBODY,
  beforeEnrolment: true,
  shows: ['account', 'assignment', 'work'],
  summary: 'Gets the logged-in person, with documents, jobs and current work.',
  answer: currentUser,
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/change-pw',
  service: 'auth',
  access: EVERYBODY,
  summary: 'Changes your own password and ends your other sessions.',
  body: z.object({
    current_password: z.string().min(1).max(200),
    new_password: z.string().min(1).max(200),
    confirm_password: z.string().min(1).max(200),
    user_id: id,
  }),
  bodyKind: 'form',
  answer: z.object({ msg: z.string(), access_token: z.string() }),
});

/** Downloads per person and hour. */
export const DOWNLOADS_PER_HOUR = 5;

export const downloadMyData = defineCall({
  method: 'GET',
  path: '/api/my-data',
  service: 'auth',
  access: EVERYBODY,
  recentFactor: true,
  summary:
    'Downloads all the personal data we hold about you as a ZIP. The download is audited. 503 if a service isn’t responding.',
  answer: z.unknown(),
  answerKind: 'binary',
});

/** Stored rows by kind. */
export const personalWork = z.object({
  work: z.array(z.record(z.string(), z.unknown())),
  requests: z.array(z.record(z.string(), z.unknown())),
  assignments: z.array(z.record(z.string(), z.unknown())),
  absences: z.array(z.record(z.string(), z.unknown())),
  covers: z.array(z.record(z.string(), z.unknown())),
  'shift-changes': z.array(z.record(z.string(), z.unknown())),
  incidents: z.array(z.record(z.string(), z.unknown())),
  checklists: z.array(z.record(z.string(), z.unknown())),
  inspections: z.array(z.record(z.string(), z.unknown())),
  'hours-elsewhere': z.array(z.record(z.string(), z.unknown())),
  'course-breaks': z.array(z.record(z.string(), z.unknown())),
  /** Missing from a svc-jobs of 1.9.0. */
  messages: z.array(z.record(z.string(), z.unknown())).optional(),
  supplies: z.array(z.record(z.string(), z.unknown())).optional(),
});
export type PersonalWork = z.infer<typeof personalWork>;

export const getPersonalWork = defineCall({
  method: 'GET',
  path: '/internal/personal-data/:user_id',
  service: 'jobs',
  access: ['service'],
  callers: ['auth'],
  summary: 'Gets the personal data that svc-jobs holds about a person.',
  params: z.object({ user_id: id }),
  answer: personalWork,
});
