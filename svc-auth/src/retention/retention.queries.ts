import { type NoticeKind, type Role, UNVERIFIED_DAYS, UNVERIFIED_NOTICE_DAYS } from '@cleaning/contracts';
import { createTransactionLock } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';

/** Serialises replicas. */
export const lockRetention = createTransactionLock(7_301_444);

export interface DuePerson {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

const lockPeople = (
  manager: EntityManager,
  limit: number,
  condition: string,
  ...values: unknown[]
): Promise<DuePerson[]> =>
  manager.query(
    `SELECT id, name, role FROM account WHERE ${condition} ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
    values,
  );

/** SQL: refusals without a reason are stored for verified people only, those with a reason for everybody. */
const WAS_EVER_VERIFIED = `EXISTS (
  SELECT FROM audit_entry WHERE subject_id = account.id::text
  AND (action = 'account.verified' OR action = 'account.disproved' AND NOT details ? 'reason'))`;

/** SQL: $1: days after which an unverified person is due. */
const UNVERIFIED_FOR_DAYS = `role = 'user' AND NOT verified AND removed_at IS NULL AND disabled_at IS NULL
  AND greatest(registered_at, (SELECT since FROM retention_start)) < now() - make_interval(days => $1)
  AND NOT ${WAS_EVER_VERIFIED}`;

const ENDING: NoticeKind = 'account-ending';

/** Locks unverified people UNVERIFIED_NOTICE_DAYS before their removal who weren't notified. */
export const lockPeopleToTell = (
  manager: EntityManager,
  businessTz: string,
  limit: number,
): Promise<{ readonly id: string; readonly date: string }[]> =>
  manager.query(
    `SELECT id, to_char((now() + make_interval(days => $2)) AT TIME ZONE $4, 'YYYY-MM-DD') AS date
     FROM account WHERE ${UNVERIFIED_FOR_DAYS}
       AND NOT EXISTS (SELECT FROM notice WHERE account_id = account.id AND kind = $3)
     ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
    [UNVERIFIED_DAYS - UNVERIFIED_NOTICE_DAYS, UNVERIFIED_NOTICE_DAYS, ENDING, businessTz],
  );

/** Locks people unverified for UNVERIFIED_DAYS who were notified UNVERIFIED_NOTICE_DAYS ago. */
export const lockUnverifiedPeople = (manager: EntityManager, limit: number): Promise<DuePerson[]> =>
  lockPeople(
    manager,
    limit,
    `${UNVERIFIED_FOR_DAYS} AND EXISTS (
       SELECT FROM notice WHERE account_id = account.id AND kind = $2 AND created_at < now() - make_interval(days => $3))`,
    UNVERIFIED_DAYS,
    ENDING,
    UNVERIFIED_NOTICE_DAYS,
  );

/** Locks removed people who are owed nothing (supervisors never are) and still have details. */
export const lockPeopleOwedNothing = (manager: EntityManager, limit: number): Promise<DuePerson[]> =>
  lockPeople(
    manager,
    limit,
    `removed_at IS NOT NULL AND details_erased_at IS NULL
     AND (role = 'supervisor' OR EXISTS (SELECT FROM account_owed WHERE user_id = account.id AND NOT owed))`,
  );

/**
 * SQL: 1 July, five years after the financial year in which the person was removed or received the last payment.
 * Details are erased within an hour of that payment. $1 is the business time zone.
 */
const TAX_RECORD_ENDS = `make_date(
  extract(year FROM (greatest(removed_at, details_erased_at) AT TIME ZONE $1) + interval '6 months')::int + 5, 7, 1)`;

/** SQL: never verified, and earned nothing. */
const HAS_NO_TAX_RECORD = `NOT verified AND NOT ${WAS_EVER_VERIFIED}
  AND EXISTS (SELECT FROM account_owed WHERE user_id = account.id AND NOT earned)`;

/** Locks people whose tax record reached the legal retention, and those without one, such as supervisors. */
export const lockPeopleWithOldTaxRecords = (
  manager: EntityManager,
  businessTz: string,
  limit: number,
): Promise<DuePerson[]> =>
  lockPeople(
    manager,
    limit,
    `details_erased_at IS NOT NULL AND erased_at IS NULL
     AND (role = 'supervisor' OR ${HAS_NO_TAX_RECORD} OR (now() AT TIME ZONE $1)::date >= ${TAX_RECORD_ENDS})`,
    businessTz,
  );

/** Deletes some older notices; replicas skip each other's. Returns their number. */
export async function deleteNoticesOlderThan(manager: EntityManager, days: number, limit: number): Promise<number> {
  const [, deleted] = await manager.query<[unknown[], number]>(
    `DELETE FROM notice WHERE id IN (
       SELECT id FROM notice WHERE created_at < now() - make_interval(days => $1) LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [days, limit],
  );
  return deleted;
}
