import {
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  DONE,
  type Done,
  type exportSuper,
  formatAmount,
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
import { InjectEntityManager } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { findPayees } from '../payees/payees.queries.js';
import { Runs } from '../runs/runs.service.js';
import { buildContributionList, CONTRIBUTION_COLUMNS, type ContributionRow } from '../super/clearing-house.js';
import { computeSuperState } from '../super/due-day.js';
import { findSuperPage, findUndecidedPayees, noteReceived, readSuperRows } from './super-list.queries.js';

/** Super due for payments. */
@Injectable()
export class SuperList {
  constructor(
    private readonly dataSource: DataSource,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly runs: Runs,
  ) {}

  async list({ from, to, state, page, page_size }: CallBody<typeof listSuper>): Promise<CallAnswer<typeof listSuper>> {
    const today = this.runs.today();
    const { manager } = this;
    const filter = { from, to, state, today };
    const [{ total, rows, sums }, undecided] = await Promise.all([
      findSuperPage(manager, filter, { page, page_size }),
      findUndecidedPayees(manager, { from, to }),
    ]);
    return {
      total,
      amount: formatAmount(sums.cents),
      undecided,
      rows: rows.map(({ base, rate, cents, due_on, received_on, ...row }) => ({
        ...row,
        base: formatAmount(base),
        rate_percent: rate / 100,
        amount: formatAmount(cents),
        due_on: due_on ?? '',
        received_on: received_on ?? '',
        state: computeSuperState(due_on ?? '9999-12-31', received_on, today),
      })),
    };
  }

  /** Throws 400, 404. */
  async markReceived(
    admin: Caller,
    { run_id, user_id, received_on }: CallBody<typeof markSuperReceived>,
  ): Promise<Done> {
    if (received_on > this.runs.today()) throw new InvalidInput([buildFieldProblem('received_on', 'in_future')]);
    await this.transactions.run(async (tx) => {
      const row = await noteReceived(tx.manager, run_id, user_id, received_on === '' ? null : received_on);
      if (!row) throw refuse('no_super_entry');
      await recordAudit(tx, {
        actor: admin,
        action: 'super.received',
        subject: { kind: 'person', id: user_id, name: row.name },
        details: { amount: formatAmount(row.cents), received_on },
      });
    });
    return DONE;
  }

  createCsv({ from, to }: CallBody<typeof exportSuper>): CsvList {
    const found = readSuperRows(this.dataSource, { from, to });
    const { manager } = this;
    async function* readLines() {
      for await (const rows of found) {
        const payees = await findPayees(
          manager,
          rows.map(({ user_id }) => user_id),
        );
        const details = new Map(payees.map((payee) => [payee.person_id, payee.details]));
        const contributions = rows.map((row): ContributionRow => {
          const fund = details.get(row.user_id);
          return {
            payee: row.user_id,
            familyName: fund?.family_name || row.name,
            givenName: fund?.given_name ?? '',
            fundName: fund?.fund_name ?? '',
            fundUsi: fund?.fund_usi ?? '',
            memberNumber: fund?.fund_member_number ?? '',
            paidOn: formatNumericDate(row.paid_on),
            dueOn: row.due_on === null ? '' : formatNumericDate(row.due_on),
            baseCents: row.base,
            superCents: row.cents,
          };
        });
        yield buildContributionList(contributions).rows;
      }
    }
    const header = CONTRIBUTION_COLUMNS.map(([title]) => title);
    return createCsvList(header, readLines(), (row) => [...row]);
  }
}
