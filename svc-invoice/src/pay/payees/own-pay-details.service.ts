import {
  type CallAnswer,
  type CallBody,
  getBusinessToday,
  type getMyPayDetails,
  ownPayDetails,
  type saveMyPayDetails,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  ENVIRONMENT,
  getNow,
  requireVersion,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { findReportProblems, isGstRegistered } from './payee-rules.js';
import type { PayeeRecord } from './payees.queries.js';
import { Payees } from './payees.service.js';

type OwnDetails = CallAnswer<typeof getMyPayDetails>;

/** Tax and super details that people enter themselves. */
@Injectable()
export class OwnPayDetails {
  constructor(
    private readonly transactions: Transactions,
    private readonly payees: Payees,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async read({ id }: Caller): Promise<OwnDetails> {
    return this.answer(await this.payees.get(id));
  }

  /** Throws 409 when they were changed meanwhile. */
  save(
    caller: Caller,
    { version, gst_claimed_from, ...given }: CallBody<typeof saveMyPayDetails>,
  ): Promise<OwnDetails> {
    return this.transactions.run(async (tx) => {
      const row = await this.payees.lockRow(tx, caller.id);
      requireVersion(row.version, version, 'changed');
      await this.payees.change(tx, caller, row, { ...row.details, ...given }, gst_claimed_from || null);
      return this.answer(await this.payees.get(caller.id, tx.manager));
    });
  }

  private answer(payee: PayeeRecord): OwnDetails {
    const { abn, details, gst_claimed_from, version } = payee;
    return {
      ...ownPayDetails.parse({ ...details, gst_claimed_from: gst_claimed_from ?? '' }),
      version,
      gst_registered: isGstRegistered(abn, details, getBusinessToday(this.env.BUSINESS_TZ, getNow())),
      report_problems: findReportProblems(payee, details),
    };
  }
}
