import { type CallBody, type EntityState, formatAmount, type OwedToLeaver, type settleOwed } from '@cleaning/contracts';
import {
  type Caller,
  InvalidInput,
  KnownAccount,
  OnChange,
  type Refusal,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { findPastDayProblem } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Assignments } from '../enrolments/assignments.service.js';
import { PaidByRun, PersonOwed, Settlement } from './settlement.entity.js';
import { findLastPayment, findOwedCents, findOwedLeavers, findOwedTo, type Leaver } from './settlements.queries.js';

/**
 * Stores and publishes the money owed to a removed person, who must be locked. Call wherever their work or payments
 * change; a database trigger (known_account_leaves) handles the removal itself.
 */
export async function publishOwed(tx: Transaction, personId: string): Promise<void> {
  const cents = await findOwedCents(tx.manager, personId);
  await tx.manager.upsert(PersonOwed, { personId, cents }, ['personId']);
  tx.recordChange('owed', personId);
}

export const hasLeft = (tx: Transaction, personId: string): Promise<boolean> =>
  tx.manager.existsBy(KnownAccount, { id: personId, removed: true });

/** Removed people with money owed to them. They stay on the desk until paid. */
@Injectable()
export class Settlements {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: BusinessClock,
  ) {}

  /** Stores payments of pay runs, so that the desk doesn't pay them again. */
  @OnChange('paid')
  async applyPaid(personId: string, paid: EntityState<'paid'> | null, tx: Transaction): Promise<void> {
    await this.assignments.lock(tx, personId);
    const paidByRun = {
      personId,
      paidCents: paid?.paid_cents ?? 0,
      inRunCents: paid?.in_run_cents ?? 0,
      openAdjustmentsCents: paid?.open_adjustments_cents ?? 0,
    };
    await tx.manager.upsert(PaidByRun, paidByRun, ['personId']);
    if (await hasLeft(tx, personId)) await publishOwed(tx, personId);
  }

  async findOwedToLeavers(): Promise<OwedToLeaver[]> {
    const rows = await findOwedLeavers(this.manager);
    return rows.map(({ removed: _removed, paid_times: _times, approved, waiting, adjustments, ...row }) => ({
      ...row,
      approved: formatAmount(approved),
      waiting: formatAmount(waiting),
      adjustments: formatAmount(adjustments),
    }));
  }

  /**
   * Records that a removed person's approved work was paid. Idempotent: a second call finds nothing to pay. Throws 400,
   * 404, 409.
   */
  async settle(admin: Caller, { user_id: personId, amount, paid_on }: CallBody<typeof settleOwed>): Promise<void> {
    const problem = findPastDayProblem('paid_on', paid_on, this.clock.today());
    if (problem) throw new InvalidInput([problem]);
    await this.transactions.run(async (tx) => {
      await this.assignments.lock(tx, personId);
      const leaver = await findOwedTo(tx.manager, personId);
      if (!leaver) throw refuse('no_such_person');
      if (!leaver.removed) throw refuse('person_not_left', { person: leaver.user_name });
      if (leaver.approved === 0 || formatAmount(leaver.approved) !== amount) throw await this.refuseChanged(tx, leaver);
      await tx.manager.insert(Settlement, {
        personId,
        number: leaver.paid_times + 1,
        paidOn: paid_on,
        cents: leaver.approved,
        settledBy: admin.id,
        settledAt: this.clock.now().toJSDate(),
      });
      await publishOwed(tx, personId);
      tx.recordChange('settled', personId);
      await recordAudit(tx, {
        actor: admin,
        action: 'work.settled',
        subject: { kind: 'person', id: personId, name: leaver.user_name },
        details: { amount, paid_on },
      });
    });
  }

  /** Another admin has paid, or the work has changed. */
  private async refuseChanged(tx: Transaction, { user_id, user_name, approved }: Leaver): Promise<Refusal> {
    const last = await findLastPayment(tx.manager, user_id);
    return refuse('owed_changed', { person: user_name, cents: approved, last: last ?? null });
  }
}
