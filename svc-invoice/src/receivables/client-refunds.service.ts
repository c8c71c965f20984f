import {
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  DONE,
  type Done,
  formatAmount,
  formatDate,
  getBusinessToday,
  type recordClientRefund,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  databaseNow,
  ENVIRONMENT,
  findRow,
  getNow,
  InvalidInput,
  lockRow,
  recordAudit,
  refuse,
  refuseOnConstraint,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { v7 } from 'uuid';
import { BankOutgoing } from '../bank-statements/bank-statement.entity.js';
import { lockClient, toSubject } from '../clients/clients.service.js';
import { findClientCredit, takeBack } from './client-credit.js';
import { ClientRefundRow, RefundPart } from './client-payment.entity.js';

/** Credit that was paid back to clients. Whoever records or undoes one has the client's row locked, as payments have. */
@Injectable()
export class ClientRefunds {
  constructor(
    private readonly transactions: Transactions,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Idempotent by key. Throws 400, 404, and 409 if the client has less credit. */
  async record(
    admin: Caller,
    body: CallBody<typeof recordClientRefund>,
  ): Promise<CallAnswer<typeof recordClientRefund>> {
    if (body.day > getBusinessToday(this.env.BUSINESS_TZ, getNow()))
      throw new InvalidInput([buildFieldProblem('day', 'in_future')]);
    const id = body.key ?? v7();
    // Two admins on one entry, or one press on two clients.
    await refuseOnConstraint(
      { bank_outgoing_booked_once: 'bank_entry_booked', client_refund_pk: 'other_contents' },
      () =>
        this.transactions.run(async (tx) => {
          const { manager } = tx;
          const client = await lockClient(tx, body.client_id);
          const before = await manager.findOneBy(ClientRefundRow, { id });
          if (before) {
            if (before.clientId !== client.id || before.cents !== body.amount || before.day !== body.day)
              throw refuse('other_contents');
            return;
          }
          if (body.bank_line_id !== undefined) await requireOpenEntry(tx, body.bank_line_id, body);
          await manager.insert(ClientRefundRow, {
            id,
            clientId: client.id,
            day: body.day,
            cents: body.amount,
            payer: body.payer,
            note: body.note,
            bankOutgoingId: body.bank_line_id ?? null,
            bookedBy: admin.name,
          });
          await refundCredit(tx, client.id, id, body.amount);
          await recordAudit(tx, {
            actor: admin,
            action: 'client-refund.recorded',
            subject: toSubject(client),
            details: { amount: formatAmount(body.amount), day: body.day, note: body.note },
          });
        }),
    );
    return { status: 'done', id };
  }

  /** Idempotent. Throws 404. */
  async undo(admin: Caller, id: string): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const found = await findRow(tx.manager, ClientRefundRow, { id }, 'no_such_refund');
      const client = await lockClient(tx, found.clientId);
      const refund = await tx.manager.findOneByOrFail(ClientRefundRow, { id });
      if (refund.undoneAt) return;
      await tx.manager.update(ClientRefundRow, { id }, { undoneAt: databaseNow, undoneBy: admin.name });
      tx.announce('receivable', client.id);
      await recordAudit(tx, {
        actor: admin,
        action: 'client-refund.undone',
        subject: toSubject(client),
        details: { amount: formatAmount(refund.cents), day: refund.day },
      });
    });
    return DONE;
  }
}

async function requireOpenEntry(
  { manager }: Transaction,
  id: string,
  { amount, day }: CallBody<typeof recordClientRefund>,
): Promise<void> {
  const entry = await lockRow(manager, BankOutgoing, { id }, 'no_such_bank_entry');
  if (entry.cents !== amount)
    throw new InvalidInput([buildFieldProblem('amount', 'other_than_statement', { value: formatAmount(entry.cents) })]);
  if (entry.day !== day)
    throw new InvalidInput([buildFieldProblem('day', 'other_than_statement', { value: formatDate(entry.day) })]);
  if (entry.likeId && entry.choice !== 'another') throw refuse('bank_entry_like_another');
  if (entry.ignoredAt) throw refuse('bank_entry_ignored');
  if (await manager.existsBy(ClientRefundRow, { bankOutgoingId: id, undoneAt: IsNull() }))
    throw refuse('bank_entry_booked');
}

/** Refunds credit of the oldest payments first. Throws 409 if there is less. */
async function refundCredit(
  { manager }: Transaction,
  clientId: string,
  refundId: string,
  cents: number,
): Promise<void> {
  const credit = await findClientCredit(manager, clientId);
  const all = credit.reduce((sum, payment) => sum + payment.cents, 0);
  if (cents > all) throw refuse('credit_less', { cents: all });
  let rest = cents;
  for (const { paymentId, leftCents, overpaid, cents: available } of credit) {
    const part = Math.min(rest, available);
    if (part <= 0) continue;
    rest -= part;
    await takeBack(manager, paymentId, overpaid, part - leftCents, refundId);
    await manager.insert(RefundPart, { id: v7(), refundId, paymentId, cents: part });
  }
}
