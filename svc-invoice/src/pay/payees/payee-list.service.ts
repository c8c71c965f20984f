import type { AnswerOf, BodyOf, listPayees } from '@cleaning/contracts';
import { type CommonEnvironment, containing, ENVIRONMENT } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { businessToday } from '../../invoices/month.js';
import { superAnswerOn } from '../super/decision.js';
import { PAYEE_COLUMNS, readPayees, superDecisions } from './payee-rows.js';
import { isGstRegistered, reportProblems } from './payee-rules.js';

/** $2: today. Sub-contractors, and whoever else has worked or was held. */
const PAID_PEOPLE = `((known_account.role = 'user' AND NOT known_account.removed) OR payee.person_id IS NOT NULL
  OR EXISTS (SELECT FROM pay_item WHERE pay_item.person_id = known_account.id))`;

const SUPER_IS_DECIDED =
  'EXISTS (SELECT FROM super_decision WHERE person_id = known_account.id AND from_day <= $2::date)';

const STANDINGS: Readonly<Record<BodyOf<typeof listPayees>['standing'], string>> = {
  all: 'true',
  'on-hold': 'payee.hold_reason IS NOT NULL',
  'super-undecided': `NOT ${SUPER_IS_DECIDED}`,
  'no-bank-details': 'known_payee.bank_fingerprint IS NULL',
  left: 'known_account.removed',
};

/** People who are paid, a page at a time. */
@Injectable()
export class PayeeList {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async page(body: BodyOf<typeof listPayees>): Promise<AnswerOf<typeof listPayees>> {
    const { text, standing, direction, page, page_size } = body;
    const today = businessToday(this.env.BUSINESS_TZ);
    const where = `WHERE ${PAID_PEOPLE} AND (known_account.name ILIKE $1 OR known_payee.abn ILIKE $1)
      AND $2::date IS NOT NULL AND ${STANDINGS[standing]}`;
    const values = [containing(text), today];
    const [rows, [count]] = await Promise.all([
      readPayees(
        this.dataSource.manager,
        `${PAYEE_COLUMNS} ${where} ORDER BY lower(known_account.name) ${direction}, known_account.id
         LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`,
        values,
      ),
      this.dataSource.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM (${PAYEE_COLUMNS} ${where}) AS found`,
        values,
      ),
    ]);
    const ids = rows.map(({ person_id }) => person_id);
    const decisions = await superDecisions(this.dataSource.manager, ids);
    return {
      total: count?.total ?? 0,
      rows: rows.map((row) => ({
        user_id: row.person_id,
        name: row.name,
        has_left: row.removed,
        abn: row.abn,
        gst_registered: isGstRegistered(row.abn, row.details, today),
        has_bank_details: row.bank_fingerprint !== null,
        on_hold: row.hold_reason !== null,
        super_answer: superAnswerOn(decisions.get(row.person_id) ?? [], today).answer,
        reportable: reportProblems(row, row.details).length === 0,
      })),
    };
  }
}
