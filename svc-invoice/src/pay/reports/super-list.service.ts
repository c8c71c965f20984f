import {
  type AnswerOf,
  amountText,
  type BodyOf,
  dayText,
  type exportSuper,
  type listSuper,
  type markSuperReceived,
} from '@cleaning/contracts';
import {
  type Caller,
  type CsvList,
  csvList,
  InvalidInput,
  inBatches,
  NotFound,
  recordAudit,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PAYEE_COLUMNS, readPayees } from '../payees/payee-rows.js';
import { Runs } from '../runs/runs.service.js';
import { CONTRIBUTION_COLUMNS, type ContributionRow, contributionList } from '../super/clearing-house.js';
import { superState } from '../super/due-day.js';

interface SuperRow {
  run_id: string;
  run_number: number;
  user_id: string;
  name: string;
  paid_on: string;
  base: string;
  rate: number;
  cents: string;
  due_on: string | null;
  received_on: string | null;
}

/** $1, $2: days of payment. Payments that came back owe nothing. */
const FOUND = `
  FROM super_contribution AS contribution JOIN pay_row USING (run_id, person_id) JOIN pay_run ON pay_run.id = run_id
  WHERE pay_row.state = 'paid' AND paid_on BETWEEN $1 AND $2`;
const COLUMNS = `SELECT run_id, number AS run_number, person_id AS user_id, pay_row.name, paid_on::text, contribution.base_cents AS base,
  contribution.rate, contribution.super_cents AS cents, due_on::text, received_on::text`;
/** $3: today. */
const STATES: Readonly<Record<BodyOf<typeof listSuper>['state'], string>> = {
  all: '$3::date IS NOT NULL',
  due: 'received_on IS NULL AND (due_on IS NULL OR due_on >= $3::date)',
  overdue: 'received_on IS NULL AND due_on < $3::date',
  received: 'received_on IS NOT NULL AND $3::date IS NOT NULL',
};

/** Super that is due beside payments. */
@Injectable()
export class SuperList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly runs: Runs,
  ) {}

  async page({ from, to, state, page, page_size }: BodyOf<typeof listSuper>): Promise<AnswerOf<typeof listSuper>> {
    const today = this.runs.today();
    const where = `${FOUND} AND ${STATES[state]}`;
    const [rows, [sum], undecided] = await Promise.all([
      this.dataSource.query<SuperRow[]>(
        `${COLUMNS} ${where} ORDER BY due_on, lower(pay_row.name), person_id LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`,
        [from, to, today],
      ),
      this.dataSource.query<{ total: number; cents: string }[]>(
        `SELECT count(*)::int AS total, coalesce(sum(contribution.super_cents), 0) AS cents ${where}`,
        [from, to, today],
      ),
      this.dataSource.query<{ user_id: string; name: string }[]>(
        `SELECT DISTINCT ON (lower(pay_row.name), person_id) person_id AS user_id, pay_row.name FROM pay_row JOIN pay_run ON pay_run.id = run_id
         WHERE pay_row.state = 'paid' AND paid_on BETWEEN $1 AND $2 AND super_answer = 'undecided' ORDER BY lower(pay_row.name), person_id`,
        [from, to],
      ),
    ]);
    return {
      total: sum?.total ?? 0,
      amount: amountText(Number(sum?.cents ?? 0)),
      undecided,
      rows: rows.map(({ base, rate, cents, due_on, received_on, ...row }) => ({
        ...row,
        base: amountText(Number(base)),
        rate_percent: rate / 100,
        amount: amountText(Number(cents)),
        due_on: due_on ?? '',
        received_on: received_on ?? '',
        state: superState(due_on ?? '9999-12-31', received_on, today),
      })),
    };
  }

  /** Throws InvalidInput, NotFound. */
  async received(
    admin: Caller,
    { run_id, user_id, received_on }: BodyOf<typeof markSuperReceived>,
  ): Promise<{ status: 'done' }> {
    if (received_on > this.runs.today())
      throw new InvalidInput([{ field: 'received_on', msg: 'must not be in the future' }]);
    await this.transactions.run(async (tx) => {
      tx.announce('payment', '');
      const [[row]] = await tx.manager.query<[{ name: string; cents: string }[], number]>(
        `UPDATE super_contribution SET received_on = $3 FROM pay_row
         WHERE super_contribution.run_id = $1 AND super_contribution.person_id = $2
           AND pay_row.run_id = $1 AND pay_row.person_id = $2 AND pay_row.state = 'paid'
         RETURNING pay_row.name, super_contribution.super_cents AS cents`,
        [run_id, user_id, received_on === '' ? null : received_on],
      );
      if (!row) throw new NotFound('There is no such super.');
      await recordAudit(tx, {
        actor: admin,
        action: 'super.received',
        subject: { kind: 'person', id: user_id, name: row.name },
        details: { amount: amountText(Number(row.cents)), received_on },
      });
    });
    return { status: 'done' };
  }

  csv({ from, to }: BodyOf<typeof exportSuper>): CsvList {
    const found = inBatches<SuperRow>(this.dataSource, `${COLUMNS} ${FOUND} ORDER BY due_on, person_id`, [from, to]);
    const { manager } = this.dataSource;
    async function* lines() {
      for await (const rows of found) {
        const payees = await readPayees(manager, `${PAYEE_COLUMNS} WHERE known_account.id = ANY($1)`, [
          rows.map(({ user_id }) => user_id),
        ]);
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
            paidOn: dayText(row.paid_on),
            dueOn: row.due_on === null ? '' : dayText(row.due_on),
            baseCents: Number(row.base),
            superCents: Number(row.cents),
          };
        });
        yield contributionList(contributions).rows;
      }
    }
    const header = CONTRIBUTION_COLUMNS.map(([title]) => title);
    return csvList(header, lines(), (row) => [...row]);
  }
}
