import type { EntityManager } from 'typeorm';

/** Unpaid earnings of a person in cents, including held work. */
export async function findOwedCents(manager: EntityManager, personId: string): Promise<number> {
  const [row] = await manager.query<{ cents: string }[]>('SELECT owed_cents($1) AS cents', [personId]);
  return Number(row?.cents ?? 0);
}

/** A person's earnings and payments. */
export interface Leaver {
  user_id: string;
  user_name: string;
  removed: boolean;
  /** Cents that are approved and not paid, cents that are held. */
  approved: number;
  waiting: number;
  /** Cents of reimbursements and bonuses that pay runs have not paid, less deductions. */
  adjustments: number;
  /** The number of payments. */
  paid_times: number;
  last_worked_on: string;
  last_paid_on: string;
}

/** SQL: a `Leaver` for each row of known_account. */
const LEAVERS = `
  SELECT known_account.id AS user_id, name AS user_name, removed,
    greatest(0, earned.approved - paid.cents - coalesce(run.paid_cents + run.in_run_cents, 0))::float8 AS approved, earned.waiting::float8 AS waiting,
    greatest(0, coalesce(run.open_adjustments_cents, 0))::float8 AS adjustments, paid.times AS paid_times,
    coalesce(earned.last_worked_on::text, '') AS last_worked_on, coalesce(paid.last_paid_on::text, '') AS last_paid_on
  FROM known_account
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(contractor_cents) FILTER (WHERE state = 'approved'), 0) AS approved,
        coalesce(sum(contractor_cents) FILTER (WHERE state = 'held'), 0) AS waiting, max(business_date) AS last_worked_on
      FROM work_record WHERE person_id = known_account.id) AS earned
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(cents), 0) AS cents, count(*)::int AS times, max(paid_on) AS last_paid_on
      FROM settlement WHERE person_id = known_account.id) AS paid
    LEFT JOIN paid_by_run AS run ON run.person_id = known_account.id`;

/** Removed people with money owed to them, by name. */
export const findOwedLeavers = (manager: EntityManager): Promise<Leaver[]> =>
  manager.query(
    `${LEAVERS} JOIN person_owed ON person_owed.person_id = known_account.id
     WHERE removed AND (person_owed.cents > 0 OR run.open_adjustments_cents > 0) ORDER BY lower(name), known_account.id`,
  );

/** Money owed to a person, removed or not; undefined if unknown. */
export async function findOwedTo(manager: EntityManager, personId: string): Promise<Leaver | undefined> {
  const [leaver] = await manager.query<Leaver[]>(`${LEAVERS} WHERE known_account.id = $1`, [personId]);
  return leaver;
}

/** The last payment to a person (cents, YYYY-MM-DD), and the admin who recorded it. */
export async function findLastPayment(
  manager: EntityManager,
  personId: string,
): Promise<{ cents: number; paid_on: string; admin: string } | undefined> {
  const [last] = await manager.query<{ cents: number; paid_on: string; admin: string }[]>(
    `SELECT cents::float8, paid_on::text, coalesce(name, '') AS admin
     FROM settlement LEFT JOIN known_account ON known_account.id = settled_by
     WHERE person_id = $1 ORDER BY number DESC LIMIT 1`,
    [personId],
  );
  return last;
}
