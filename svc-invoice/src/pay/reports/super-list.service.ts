import {
  amountText,
  type CallAnswer,
  type CallBody,
  type exportSuper,
  fieldProblem,
  formatNumericDate,
  type listSuper,
  type markSuperReceived,
} from '@cleaning/contracts';
import {
  type Caller,
  type CsvList,
  createCsvList,
  InvalidInput,
  recordAudit,
  refuse,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { payeesByName } from '../payees/payees.queries.js';
import { Runs } from '../runs/runs.service.js';
import { CONTRIBUTION_COLUMNS, type ContributionRow, contributionList } from '../super/clearing-house.js';
import { superState } from '../super/due-day.js';
import { eachSuper, findSuperPage, noteReceived, paidUndecided } from './super-list.queries.js';

/** Super that is due beside payments. */
@Injectable()
export class SuperList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly runs: Runs,
  ) {}

  async page({ from, to, state, page, page_size }: CallBody<typeof listSuper>): Promise<CallAnswer<typeof listSuper>> {
    const today = this.runs.today();
    const { manager } = this.dataSource;
    const filter = { from, to, state, today };
    const [{ total, rows, sums }, undecided] = await Promise.all([
      findSuperPage(manager, filter, { page, page_size }),
      paidUndecided(manager, { from, to }),
    ]);
    return {
      total,
      amount: amountText(sums.cents),
      undecided,
      rows: rows.map(({ base, rate, cents, due_on, received_on, ...row }) => ({
        ...row,
        base: amountText(base),
        rate_percent: rate / 100,
        amount: amountText(cents),
        due_on: due_on ?? '',
        received_on: received_on ?? '',
        state: superState(due_on ?? '9999-12-31', received_on, today),
      })),
    };
  }

  /** Throws 400, 404. */
  async received(
    admin: Caller,
    { run_id, user_id, received_on }: CallBody<typeof markSuperReceived>,
  ): Promise<{ status: 'done' }> {
    if (received_on > this.runs.today()) throw new InvalidInput([fieldProblem('received_on', 'in_future')]);
    await this.transactions.run(async (tx) => {
      const row = await noteReceived(tx.manager, run_id, user_id, received_on === '' ? null : received_on);
      if (!row) throw refuse('no_super_entry');
      await recordAudit(tx, {
        actor: admin,
        action: 'super.received',
        subject: { kind: 'person', id: user_id, name: row.name },
        details: { amount: amountText(row.cents), received_on },
      });
    });
    return { status: 'done' };
  }

  csv({ from, to }: CallBody<typeof exportSuper>): CsvList {
    const found = eachSuper(this.dataSource, { from, to });
    const { manager } = this.dataSource;
    async function* lines() {
      for await (const rows of found) {
        const payees = await payeesByName(
          manager,
          rows.map(({ user_id }) => user_id),
        );
        const details = new Map(payees.map((payee) => [payee.person_id, payee.details]));
        const contributions = rows.map((row): ContributionRow => {
          const of = details.get(row.user_id);
          return {
            payee: row.user_id,
            familyName: of?.family_name || row.name,
            givenName: of?.given_name ?? '',
            fundName: of?.fund_name ?? '',
            fundUsi: of?.fund_usi ?? '',
            memberNumber: of?.fund_member_number ?? '',
            paidOn: formatNumericDate(row.paid_on),
            dueOn: row.due_on === null ? '' : formatNumericDate(row.due_on),
            baseCents: row.base,
            superCents: row.cents,
          };
        });
        yield contributionList(contributions).rows;
      }
    }
    const header = CONTRIBUTION_COLUMNS.map(([title]) => title);
    return createCsvList(header, lines(), (row) => [...row]);
  }
}
