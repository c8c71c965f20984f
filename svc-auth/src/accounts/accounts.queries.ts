import {
  type CallAnswer,
  type ContractorDetail,
  type DocumentPaths,
  type EntityState,
  type getPlaceTeam,
  type listAdmins,
  personalDetails,
  type SupervisorRow,
} from '@cleaning/contracts';
import type { AccountState } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { HAS_SECOND_FACTOR } from '../second-factor/second-factor.queries.js';
import { ENDED_SESSIONS } from '../sessions/sessions.queries.js';
import type { AccountAssignments } from './account-assignments.entity.js';
import type { AccountDocuments } from './account-documents.entity.js';

/** Columns of an account `a` in responses, with the contract's names and forms. */
const PERSON_COLUMNS = ['id', 'role', 'verified::text AS verified', ...Object.keys(personalDetails.shape)]
  .map((column) => `a.${column}`)
  .join(', ');

/**
 * SQL: `email_state` of an account `a`. The digest is `computeAddressDigest`; `lower` gives the same result, since
 * addresses only have ASCII letters.
 */
const EMAIL_STATE = `CASE
  WHEN EXISTS (SELECT FROM refused_address WHERE digest = encode(sha256(convert_to(lower(a.email), 'UTF8')), 'hex')) THEN 'refused'
  WHEN a.email_confirmed_at IS NOT NULL THEN 'confirmed' ELSE 'unconfirmed' END AS email_state`;

type PersonRow = Omit<ContractorDetail, keyof DocumentPaths | 'payments_held_until'>;
type Documents = AccountDocuments['documents'];
type ContractorRow = PersonRow & { documents: Documents | null; payments_held_until: Date | null };

/** A sub-contractor as the desk shows them, sealed numbers as they are stored. Undefined for admins and removed people. */
export async function findContractorRow(manager: EntityManager, id: string): Promise<ContractorRow | undefined> {
  const [row] = await manager.query<ContractorRow[]>(
    `SELECT ${PERSON_COLUMNS}, ${EMAIL_STATE}, d.documents, a.details_version, a.payments_held_until,
       (SELECT ${HAS_SECOND_FACTOR} FROM account WHERE id = a.id) AS second_factor
     FROM account a LEFT JOIN account_documents d ON d.user_id = a.id
     WHERE a.id = $1 AND a.removed_at IS NULL AND a.role = 'user'`,
    [id],
  );
  return row;
}

/** Data of other services is null until their feeds were read. */
type CurrentUserRow = PersonRow & { documents: Documents | null; secondFactor: boolean; language: string } & {
  [K in 'permanentJobs' | 'quickJobs' | 'currentWork']: AccountAssignments[K] | null;
};

/** A person with documents, jobs and current work, sealed numbers as they are stored. Undefined for removed people. */
export async function findCurrentUserRow(manager: EntityManager, id: string): Promise<CurrentUserRow | undefined> {
  const [row] = await manager.query<CurrentUserRow[]>(
    `SELECT ${PERSON_COLUMNS}, ${EMAIL_STATE}, a.language, d.documents, s.permanent_jobs AS "permanentJobs", s.quick_jobs AS "quickJobs",
       s.current_work AS "currentWork",
       (SELECT ${HAS_SECOND_FACTOR} FROM account WHERE account.id = a.id) AS "secondFactor"
     FROM account a
     LEFT JOIN account_documents d ON d.user_id = a.id
     LEFT JOIN account_assignments s ON s.user_id = a.id
     WHERE a.id = $1 AND a.removed_at IS NULL`,
    [id],
  );
  return row;
}

/** SQL: true if the account has invitation links and has used none. */
const IS_INVITED = `coalesce((SELECT bool_or(purpose = 'invitation') AND count(used_at) = 0
  FROM one_time_link WHERE account_id = account.id AND purpose <> 'confirm-email'), false)`;

/** Admins who aren't removed, by name. */
export const findAdmins = (manager: EntityManager): Promise<CallAnswer<typeof listAdmins>> =>
  manager.query(
    `SELECT id, name, email, disabled_at IS NOT NULL AS disabled, ${IS_INVITED} AS invited, ${HAS_SECOND_FACTOR} AS second_factor
     FROM account WHERE role = 'admin' AND removed_at IS NULL ORDER BY lower(name), id`,
  );

/** Supervisors who aren't removed, by name. */
export const listSupervisors = (manager: EntityManager): Promise<SupervisorRow[]> =>
  manager.query(
    `SELECT id, name, email, ${IS_INVITED} AS invited, ${HAS_SECOND_FACTOR} AS second_factor, places, version
     FROM account WHERE role = 'supervisor' AND removed_at IS NULL ORDER BY lower(name), id`,
  );

/** Sub-contractors assigned to one of these jobs, by name; null: to any. */
export const findPeopleAtPlaces = (
  manager: EntityManager,
  places: readonly string[] | null,
): Promise<CallAnswer<typeof getPlaceTeam>> =>
  manager.query(
    `SELECT a.id, a.name, a.contact_no, array_agg(job->>'job_id' ORDER BY job->>'job_id') AS places
     FROM account a JOIN account_assignments s ON s.user_id = a.id
       CROSS JOIN jsonb_array_elements(s.permanent_jobs || s.quick_jobs) AS job
     WHERE a.role = 'user' AND a.removed_at IS NULL AND ($1::uuid[] IS NULL OR (job->>'job_id')::uuid = ANY ($1))
     GROUP BY a.id ORDER BY lower(a.name), a.id`,
    [places],
  );

/** Account state that decides whether tokens are valid. */
export const findAccountStates = (manager: EntityManager, ids: readonly string[]): Promise<AccountState[]> =>
  manager.query(
    `SELECT id, name, role, verified, removed_at IS NOT NULL AS removed, session_version AS "sessionVersion",
       ${ENDED_SESSIONS} AS "endedSessions", ${HAS_SECOND_FACTOR} AS "secondFactor",
       CASE role WHEN 'supervisor' THEN places END AS places
     FROM account WHERE id = ANY($1)`,
    [ids],
  );

/** These accounts in the form of the feed. */
export const findPublishedAccounts = (
  manager: EntityManager,
  ids: readonly string[],
): Promise<{ id: string; state: EntityState<'account'> }[]> =>
  manager.query(
    `SELECT id, jsonb_build_object('name', name, 'role', role, 'verified', verified,
       'removed', removed_at IS NOT NULL, 'session_version', session_version, 'ended_sessions', ${ENDED_SESSIONS},
       'second_factor', ${HAS_SECOND_FACTOR})
       || CASE role WHEN 'supervisor' THEN jsonb_build_object('places', places) ELSE '{}' END AS state
     FROM account WHERE id = ANY($1)`,
    [ids],
  );

/** Ids of a person's documents that somebody has opened, from the audit log. */
export async function findOpenedDocuments(manager: EntityManager, personId: string): Promise<Set<string>> {
  const opened = await manager.query<{ document_id: string }[]>(
    `SELECT DISTINCT details->>'document_id' AS document_id FROM audit_entry
     WHERE subject_id = $1 AND action = 'document.read'`,
    [personId],
  );
  return new Set(opened.map(({ document_id }) => document_id));
}

/** People by their lower-case addresses; leaves out removed people. */
export const findByEmail = (
  manager: EntityManager,
  emails: readonly string[],
): Promise<{ email: string; id: string }[]> =>
  manager.query(
    `SELECT lower(email) AS email, id FROM account
     WHERE lower(email) = ANY(SELECT lower(each) FROM unnest($1::text[]) AS each) AND removed_at IS NULL
     ORDER BY lower(email)`,
    [emails],
  );
