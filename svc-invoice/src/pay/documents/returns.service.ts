import {
  addDays,
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  DONE,
  type Done,
  formatAmount,
  formatDollarAmount,
  type markReturned,
  type readReturnsFile,
} from '@cleaning/contracts';
import { type Caller, InvalidInput, raiseNotice, recordAudit, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { lockPay } from '../../locks.js';
import { readReturns } from '../bank-file/returns.js';
import { BankFiles } from '../runs/bank-files.service.js';
import { PayLine } from '../runs/pay-line.entity.js';
import { PayRow } from '../runs/pay-row.entity.js';
import { Runs } from '../runs/runs.service.js';
import { findPayment, findPaymentsSince } from './returns.queries.js';

/** Banks return a payment within days; files of older payments are not looked for. */
const DAYS = 120;

/** Payments that the bank has sent back. */
@Injectable()
export class Returns {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly runs: Runs,
    private readonly files: BankFiles,
  ) {}

  /** Throws 400 for a file without a return, 503 without svc-auth. */
  async read(admin: Caller, { text }: CallBody<typeof readReturnsFile>): Promise<CallAnswer<typeof readReturnsFile>> {
    const sent = await findPaymentsSince(this.manager, addDays(this.runs.today(), -DAYS));
    // Filters by amount and reference first, so that bank details are read for those only.
    const named = sent.filter(
      ({ reference, cents }) => text.includes(reference) && text.includes(String(cents).padStart(10, '0')),
    );
    const details = await this.files.findAccounts(admin, 'Returned payments', [
      ...new Set(named.map(({ person_id }) => person_id)),
    ]);
    const byReference = new Map(named.map((row) => [row.reference, row]));
    const payments = named.map(({ person_id, cents, reference }) => {
      const account = details.get(person_id);
      const bank = {
        bsb: account?.bsb ?? '',
        account: account?.account_number ?? '',
        payee: account?.account_name ?? '',
      };
      return { id: reference, cents, reference, ...bank };
    });
    const { returned, problems } = readReturns(text, payments, 'safe');
    if (returned.length === 0 && problems.length > 0)
      throw refuse(
        'returns_file_refused',
        {},
        { issues: [buildFieldProblem('text', 'rule', { sentence: problems[0]?.msg ?? '' })] },
      );
    const lines = text.split(/\r?\n/);
    return {
      returned: returned.map(({ line, cents, msg, payments: [certain] }) => {
        const reference = certain ?? lines[line - 1]?.slice(62, 80).trim() ?? '';
        const row = byReference.get(reference);
        const found = row?.cents === cents ? row : undefined;
        return {
          line,
          amount: formatAmount(cents),
          reason: msg,
          run_id: found?.run_id ?? '',
          user_id: found?.person_id ?? '',
          name: found?.name ?? '',
          certain: certain !== undefined,
          known: found?.state === 'returned',
        };
      }),
      problems: [...problems],
    };
  }

  /** Throws 400, 404, and 409 when it is marked already. */
  async mark(admin: Caller, { run_id, user_id, returned_on, reason }: CallBody<typeof markReturned>): Promise<Done> {
    if (returned_on > this.runs.today()) throw new InvalidInput([buildFieldProblem('returned_on', 'in_future')]);
    await this.transactions.run(async (tx) => {
      const { manager } = tx;
      await lockPay(manager);
      const row = await findPayment(manager, run_id, user_id);
      if (!row) throw refuse('no_such_payment');
      if (row.state === 'returned') throw refuse('returned_before', { day: row.returned_on ?? '' });
      if (row.state !== 'paid' || row.cents === 0) throw refuse('not_paid_by_bank');
      if (returned_on < row.paid_on) throw new InvalidInput([buildFieldProblem('returned_on', 'before_payment')]);
      const payment = { runId: run_id, personId: user_id };
      await manager.update(PayLine, payment, { state: 'returned' });
      await manager.update(PayRow, payment, { state: 'returned', returnedOn: returned_on, returnReason: reason });
      tx.recordChange('paid', user_id);
      const amount = formatAmount(row.cents);
      const parameters = { amount: formatDollarAmount(amount), paid_on: row.paid_on };
      await raiseNotice(tx, { kind: 'payment-returned', to: [user_id], parameters });
      await recordAudit(tx, {
        actor: admin,
        action: 'pay-run.payment-returned',
        subject: { kind: 'person', id: user_id, name: row.name },
        details: { run: String(row.number), amount, returned_on, reason },
      });
    });
    return DONE;
  }
}
