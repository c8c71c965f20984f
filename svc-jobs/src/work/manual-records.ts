import type { addManualRecord, BodyOf } from '@cleaning/contracts';
import { FIRST_YEAR } from '@cleaning/contracts';
import { type Caller, InvalidInput, NotFound, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { auditAtJob } from '../audit/audit-at-job.js';
import { BusinessClock } from '../business-time/business-clock.js';
import { instantAt } from '../business-time/business-time.js';
import { moneyText } from '../pay/pay.js';
import { WorkRecord } from './work-record.js';

/** What is wrong with the day of a manual record, both YYYY-MM-DD; null when it is good. No month before FIRST_YEAR can be looked at. */
export function manualDateProblem(date: string, today: string): string | null {
  if (date > today) return 'must not be in the future';
  if (date < `${FIRST_YEAR}-01-01`) return `must not be before ${FIRST_YEAR}`;
  return null;
}

export interface ManualRecord {
  id: string;
  personId: string;
  jobId: string;
  /** YYYY-MM-DD and HH:MM in business time. */
  businessDate: string;
  time: string;
  contractorCents: number;
  companyCents: number;
}

/** Writes work that an admin has recorded by hand, and tells of it. It counts as done. */
export async function insertManualRecord(tx: Transaction, record: ManualRecord, zone: string): Promise<void> {
  const { id, personId, jobId, businessDate, contractorCents, companyCents } = record;
  const moment = instantAt(businessDate, record.time, zone).toJSDate();
  await tx.manager.insert(WorkRecord, {
    id,
    personId,
    jobId,
    businessDate,
    isManual: true,
    startedAt: moment,
    endedAt: moment,
    minutes: 0,
    contractorCents,
    companyCents,
  });
  tx.changed('work-record', id);
}

@Injectable()
export class ManualRecords {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * The person need not be assigned, verified or even still here: work of the past can be paid that nobody else can record.
   * Throws InvalidInput for a day that cannot be, NotFound for an unknown job or person.
   */
  async add(admin: Caller, form: BodyOf<typeof addManualRecord>): Promise<void> {
    const businessDate = form.m_date_time.slice(0, 10);
    const problem = manualDateProblem(businessDate, this.clock.today());
    if (problem) throw new InvalidInput([{ field: 'm_date_time', msg: problem }]);
    const record: ManualRecord = {
      id: v7(),
      personId: form.m_done_by,
      jobId: form.job_id,
      businessDate,
      time: form.m_date_time.slice(11),
      contractorCents: form.m_pay_for_cleaner,
      companyCents: form.m_pay_for_me,
    };
    await this.transactions.run(async (tx) => {
      await this.requireKnown(tx, record.jobId, record.personId);
      await insertManualRecord(tx, record, this.clock.zone);
      await auditAtJob(tx, admin, 'work.recorded-by-hand', record, {
        date: businessDate,
        pay: moneyText(record.contractorCents),
        company_pay: moneyText(record.companyCents),
      });
    });
  }

  private async requireKnown(tx: Transaction, jobId: string, personId: string): Promise<void> {
    const [known] = await tx.manager.query<{ job: boolean; person: boolean }[]>(
      `SELECT EXISTS (SELECT 1 FROM job WHERE id = $1) AS job,
         EXISTS (SELECT 1 FROM known_account WHERE id = $2) AS person`,
      [jobId, personId],
    );
    if (!known?.job) throw new NotFound('There is no such job.');
    if (!known.person) throw new NotFound('There is no such person.');
  }
}
