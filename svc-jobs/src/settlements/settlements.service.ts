import {
  amountText,
  type BodyOf,
  type OwedToLeaver,
  readableDay,
  type StateOf,
  type settleOwed,
} from '@cleaning/contracts';
import {
  type Caller,
  Conflict,
  InvalidInput,
  NotFound,
  OnChange,
  recordAudit,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BusinessClock, pastDayProblem } from '../business-time/business-time.service.js';
import { Assignments } from '../enrolments/assignments.service.js';
import { Settlement } from './settlement.entity.js';

/** What a person has earned and was not paid, in cents; held work included. */
export async function owed(manager: EntityManager, personId: string): Promise<number> {
  const [row] = await manager.query<{ cents: string }[]>('SELECT owed_cents($1) AS cents', [personId]);
  return Number(row?.cents ?? 0);
}

/**
 * Stores and publishes what is owed to a removed person, who must be locked. Called wherever their work or payments change;
 * the removal itself is handled by a trigger of the database (known_account_leaves).
 */
export async function owedChanged(tx: Transaction, personId: string): Promise<void> {
  const cents = await owed(tx.manager, personId);
  await tx.manager.query(
    `INSERT INTO person_owed (person_id, cents) VALUES ($1, $2)
     ON CONFLICT (person_id) DO UPDATE SET cents = excluded.cents`,
    [personId, cents],
  );
  tx.changed('owed', personId);
}

/** Whether the person was removed. */
export async function hasLeft(tx: Transaction, personId: string): Promise<boolean> {
  const found = await tx.manager.query<unknown[]>('SELECT 1 FROM known_account WHERE id = $1 AND removed', [personId]);
  return found.length > 0;
}

interface Leaver {
  user_id: string;
  user_name: string;
  removed: boolean;
  /** Cents that are approved and not paid, cents that are held, and the number of payments. */
  approved: number;
  waiting: number;
  paid_times: number;
  last_worked_on: string;
  last_paid_on: string;
}

/** SQL: a `Leaver` for each row of known_account. */
const LEAVERS = `
  SELECT known_account.id AS user_id, name AS user_name, removed,
    greatest(0, earned.approved - paid.cents - coalesce(run.paid_cents + run.in_run_cents, 0))::float8 AS approved, earned.waiting::float8 AS waiting, paid.times AS paid_times,
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

/** People who were removed while they were owed money: they stay on the desk until they are paid. */
@Injectable()
export class Settlements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: BusinessClock,
  ) {}

  /** Keeps what pay runs have paid, so that nobody is paid again on the desk. */
  @OnChange('paid')
  async applyPaid(personId: string, paid: StateOf<'paid'> | null, tx: Transaction): Promise<void> {
    await this.assignments.lock(tx, personId);
    await tx.manager.query(
      `INSERT INTO paid_by_run (person_id, paid_cents, in_run_cents) VALUES ($1, $2, $3)
       ON CONFLICT (person_id) DO UPDATE SET paid_cents = $2, in_run_cents = $3`,
      [personId, paid?.paid_cents ?? 0, paid?.in_run_cents ?? 0],
    );
    if (await hasLeft(tx, personId)) await owedChanged(tx, personId);
  }

  async owedToLeavers(): Promise<OwedToLeaver[]> {
    const rows = await this.dataSource.query<Leaver[]>(
      `${LEAVERS} JOIN person_owed ON person_owed.person_id = known_account.id AND person_owed.cents > 0
       WHERE removed ORDER BY lower(name), known_account.id`,
    );
    return rows.map(({ removed: _removed, paid_times: _times, approved, waiting, ...row }) => ({
      ...row,
      approved: amountText(approved),
      waiting: amountText(waiting),
    }));
  }

  /**
   * Records, once, that what is approved for a removed person was paid: a second call finds nothing to pay.
   * Throws InvalidInput, NotFound, Conflict.
   */
  async settle(admin: Caller, { user_id: personId, amount, paid_on }: BodyOf<typeof settleOwed>): Promise<void> {
    const problem = pastDayProblem(paid_on, this.clock.today());
    if (problem) throw new InvalidInput([{ field: 'paid_on', msg: problem }]);
    await this.transactions.run(async (tx) => {
      await this.assignments.lock(tx, personId);
      const [leaver] = await tx.manager.query<Leaver[]>(`${LEAVERS} WHERE known_account.id = $1`, [personId]);
      if (!leaver) throw new NotFound('There is no such person.');
      if (!leaver.removed) throw new Conflict(`${leaver.user_name} has not left.`);
      if (leaver.approved === 0 || amountText(leaver.approved) !== amount) throw await this.changed(tx, leaver);
      await tx.manager.insert(Settlement, {
        personId,
        number: leaver.paid_times + 1,
        paidOn: paid_on,
        cents: leaver.approved,
        settledBy: admin.id,
        settledAt: this.clock.now().toJSDate(),
      });
      await owedChanged(tx, personId);
      tx.changed('settled', personId);
      await recordAudit(tx, {
        actor: admin,
        action: 'work.settled',
        subject: { kind: 'person', id: personId, name: leaver.user_name },
        details: { amount, paid_on },
      });
    });
  }

  /** Another admin has paid, or the work has changed. */
  private async changed(tx: Transaction, { user_id, user_name, approved }: Leaver): Promise<Conflict> {
    const [last] = await tx.manager.query<{ cents: number; paid_on: string; admin: string }[]>(
      `SELECT cents::float8, paid_on::text, coalesce(name, '') AS admin
       FROM settlement LEFT JOIN known_account ON known_account.id = settled_by
       WHERE person_id = $1 ORDER BY number DESC LIMIT 1`,
      [user_id],
    );
    const paid = last
      ? ` ${last.admin} has marked A$${amountText(last.cents)} as paid on ${readableDay(last.paid_on)}.`
      : '';
    return new Conflict(`A$${amountText(approved)} can be paid to ${user_name} now.${paid}`);
  }
}
