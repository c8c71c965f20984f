import { isDeepStrictEqual } from 'node:util';
import {
  ADJUSTMENT_KINDS,
  type addAdjustment,
  type attachAdjustmentFile,
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  DONE,
  type Done,
  formatAmount,
  type listAdjustments,
} from '@cleaning/contracts';
import {
  type Caller,
  findRow,
  InvalidInput,
  insertOnce,
  KnownAccount,
  lockRow,
  recordAudit,
  refuse,
  refuseOnConstraint,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, In } from 'typeorm';
import { lockPay } from '../../locks.js';
import { KnownPayee } from '../payees/payee.entity.js';
import { PayLine } from '../runs/pay-line.entity.js';
import { type AdjustmentRow, findAdjustment, findAdjustmentPage } from './adjustments.queries.js';
import { PayItem } from './pay-item.entity.js';

type Adjustment = CallAnswer<typeof addAdjustment>;

const toAdjustment = ({ amount, added_at, ...row }: AdjustmentRow): Adjustment => ({
  ...row,
  amount: formatAmount(amount),
  added_at: added_at.toISOString(),
});

/** Reimbursements, bonuses and deductions by hand. */
@Injectable()
export class Adjustments {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async list(asked: CallBody<typeof listAdjustments>): Promise<CallAnswer<typeof listAdjustments>> {
    const { total, rows } = await findAdjustmentPage(this.manager, asked);
    return { total, rows: rows.map(toAdjustment) };
  }

  /** Idempotent by id. Throws 400, 404, and 409 if the id belongs to another adjustment. */
  add(admin: Caller, body: CallBody<typeof addAdjustment>): Promise<Adjustment> {
    const { id, user_id, kind, amount, day, reason, file_reference, file_id, taxable = kind === 'bonus' } = body;
    if (amount === 0) throw new InvalidInput([buildFieldProblem('amount', 'not_above_zero')]);
    if (kind === 'deduction' && !body.agreed_in_writing)
      throw new InvalidInput([buildFieldProblem('agreed_in_writing', 'without_agreement')]);
    const cents = kind === 'deduction' ? -amount : amount;
    return this.transactions.run(async (tx) => {
      const person = await findRow(tx.manager, KnownAccount, { id: user_id }, 'no_such_person');
      const isNew = await insertOnce(tx.manager, PayItem, {
        id,
        kind,
        personId: user_id,
        day,
        earnedCents: cents,
        approvedCents: cents,
        taxable,
        reason,
        fileReference: file_reference,
        addedBy: admin.id,
        fileId: file_id ?? null,
      });
      const kept = await this.read(tx.manager, id);
      if (!isNew) {
        if (!kept) throw refuse('adjustment_file_of_other');
        const asked = { user_id, kind, amount: formatAmount(cents), day, reason, file_reference, taxable };
        if (!isDeepStrictEqual({ ...kept, ...asked }, kept) || !(await this.hasFile(tx.manager, id, file_id)))
          throw refuse('adjustment_added_before');
        return kept;
      }
      if (person.removed) await this.requirePayable(tx.manager, user_id);
      tx.recordChange('paid', user_id);
      if (file_id) tx.recordChange('adjustment-file', id);
      await recordAudit(tx, {
        actor: admin,
        action: 'pay-adjustment.added',
        subject: { kind: 'person', id: user_id, name: person.name },
        details: { kind, amount: formatAmount(cents), reason, day, file: file_id ? 'with a file' : 'without a file' },
      });
      return kept as Adjustment;
    });
  }

  /** Attaches a file to an adjustment. Idempotent. Throws 404, and 409 if it has another file. */
  attach(admin: Caller, { id, file_id }: CallBody<typeof attachAdjustmentFile>): Promise<Adjustment> {
    return this.transactions.run(async (tx) => {
      const item = await lockRow(tx.manager, PayItem, { id, kind: In(ADJUSTMENT_KINDS) }, 'no_such_adjustment');
      if (item.fileId !== null && item.fileId !== file_id) throw refuse('adjustment_has_file');
      await refuseOnConstraint({ pay_item_file_unique: 'adjustment_file_of_other' }, () =>
        tx.manager.update(PayItem, { id }, { fileId: file_id }),
      );
      tx.recordChange('adjustment-file', id);
      const kept = (await this.read(tx.manager, id)) as Adjustment;
      if (item.fileId === null)
        await recordAudit(tx, {
          actor: admin,
          action: 'pay-adjustment.file-added',
          subject: { kind: 'person', id: kept.user_id, name: kept.user_name },
          details: { kind: kept.kind, amount: kept.amount, reason: kept.reason },
        });
      return kept;
    });
  }

  /** Its file goes with it. Throws 404, and 409 once a run has held it. */
  async withdraw(admin: Caller, id: string): Promise<Done> {
    await this.transactions.run(async (tx) => {
      await lockPay(tx.manager);
      const kept = await this.read(tx.manager, id);
      if (!kept) throw refuse('no_such_adjustment');
      if (await tx.manager.existsBy(PayLine, { itemId: id })) throw refuse('adjustment_in_run');
      // A file may have been added since it was read.
      const deleted = await tx.manager
        .createQueryBuilder()
        .delete()
        .from(PayItem)
        .where({ id })
        .returning('file_id')
        .execute();
      tx.recordChange('paid', kept.user_id);
      tx.announce('payment', kept.user_id, [kept.user_id]);
      if ((deleted.raw as { file_id: string | null }[]).some(({ file_id }) => file_id !== null))
        tx.recordChange('adjustment-file', id);
      await recordAudit(tx, {
        actor: admin,
        action: 'pay-adjustment.withdrawn',
        subject: { kind: 'person', id: kept.user_id, name: kept.user_name },
        details: { kind: kept.kind, amount: kept.amount, reason: kept.reason },
      });
    });
    return DONE;
  }

  /** Throws 400 for somebody who has left and whose bank details are deleted: no run can pay them. */
  private async requirePayable(manager: EntityManager, personId: string): Promise<void> {
    const payee = await manager.findOneBy(KnownPayee, { personId });
    if (payee?.bankFingerprint) return;
    throw new InvalidInput([buildFieldProblem('user_id', 'not_payable')]);
  }

  private async hasFile(manager: EntityManager, id: string, fileId: string | undefined): Promise<boolean> {
    if (fileId === undefined) return true;
    return manager.existsBy(PayItem, { id, fileId });
  }

  private async read(manager: EntityManager, id: string): Promise<Adjustment | null> {
    const row = await findAdjustment(manager, id);
    return row ? toAdjustment(row) : null;
  }
}
