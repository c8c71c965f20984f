import { type CallAnswer, type CallBody, getBusinessToday, type listPayees } from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, getNow } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { findSuperAnswer } from '../super/decision.js';
import { findSuperDecisions } from '../super/super-decisions.queries.js';
import { PayeeRow } from './payee.entity.js';
import { findReportProblems, isGstRegistered } from './payee-rules.js';
import { findPayeePage } from './payees.queries.js';

/** People who are paid, by page. */
@Injectable()
export class PayeeList {
  constructor(
    @InjectRepository(PayeeRow) private readonly payees: Repository<PayeeRow>,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async list(body: CallBody<typeof listPayees>): Promise<CallAnswer<typeof listPayees>> {
    const today = getBusinessToday(this.env.BUSINESS_TZ, getNow());
    const { manager } = this.payees;
    const { total, rows } = await findPayeePage(manager, body, today);
    const ids = rows.map(({ person_id }) => person_id);
    const decisions = await findSuperDecisions(manager, ids);
    return {
      total,
      rows: rows.map((row) => ({
        user_id: row.person_id,
        name: row.name,
        has_left: row.removed,
        abn: row.abn,
        gst_registered: isGstRegistered(row.abn, row.details, today),
        has_bank_details: row.bank_fingerprint !== null,
        on_hold: row.hold_reason !== null,
        super_answer: findSuperAnswer(decisions.get(row.person_id) ?? [], today).answer,
        reportable: findReportProblems(row, row.details).length === 0,
      })),
    };
  }
}
