import { businessToday, type CallAnswer, type CallBody, type listPayees } from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { superAnswerOn } from '../super/decision.js';
import { superDecisions } from '../super/super-decisions.queries.js';
import { StoredPayee } from './payee.entity.js';
import { isGstRegistered, reportProblems } from './payee-rules.js';
import { findPayeePage } from './payees.queries.js';

/** People who are paid, a page at a time. */
@Injectable()
export class PayeeList {
  constructor(
    @InjectRepository(StoredPayee) private readonly payees: Repository<StoredPayee>,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async page(body: CallBody<typeof listPayees>): Promise<CallAnswer<typeof listPayees>> {
    const today = businessToday(this.env.BUSINESS_TZ);
    const { manager } = this.payees;
    const { total, rows } = await findPayeePage(manager, body, today);
    const ids = rows.map(({ person_id }) => person_id);
    const decisions = await superDecisions(manager, ids);
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
        super_answer: superAnswerOn(decisions.get(row.person_id) ?? [], today).answer,
        reportable: reportProblems(row, row.details).length === 0,
      })),
    };
  }
}
