import type { AnswerOf, startPermanentJob } from '@cleaning/contracts';
import { Conflict, sqlState, Transactions, violatedConstraint } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { BusinessClock } from '../business-time/business-clock.js';
import { Assignments } from '../enrolments/assignments.js';
import type { Rates } from '../pay/pay.js';
import { WorkRecord } from './work-record.js';

export interface WorkToStart {
  personId: string;
  jobId: string;
  slotId: string | null;
  businessDate: string;
  plannedEnd: string | null;
  capMinutes: number;
  rates: Rates;
  location: string;
}

const UNIQUE_VIOLATION = '23505';

/** Why the database refuses a second record, as a sentence for the person. */
const REFUSALS: Record<string, string> = {
  work_record_one_open: 'You are already working. Please finish that work first.',
  work_record_slot_once: 'You have already done this work today.',
  work_record_quick_job_once: 'You have already done this job.',
};

/** Opens a work record. Of many starts of one person at once the database lets one win; the others throw Conflict. */
@Injectable()
export class WorkStart {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: BusinessClock,
  ) {}

  async start(work: WorkToStart): Promise<AnswerOf<typeof startPermanentJob>> {
    const id = v7();
    try {
      await this.transactions.run(async (tx) => {
        await tx.manager.insert(WorkRecord, this.openRecord(id, work));
        await this.assignments.publish(tx, work.personId);
      });
    } catch (error) {
      const refusal = sqlState(error) === UNIQUE_VIOLATION && REFUSALS[violatedConstraint(error) ?? ''];
      throw refusal ? new Conflict(refusal) : error;
    }
    return { msg: 'Your work has started.', started_row_id: id, started_job_id: work.jobId };
  }

  private openRecord(id: string, work: WorkToStart): Partial<WorkRecord> {
    const { personId, jobId, slotId, businessDate, plannedEnd, capMinutes, rates, location } = work;
    return {
      id,
      personId,
      jobId,
      slotId,
      businessDate,
      plannedEnd,
      capMinutes,
      isManual: false,
      startedAt: this.clock.now().toJSDate(),
      startLocation: location,
      contractorRateCents: rates.contractorCentsPerHour,
      companyRateCents: rates.companyCentsPerHour,
    };
  }
}
