import type { AnswerOf, startPermanentJob } from '@cleaning/contracts';
import { Conflict, sqlState, type Transaction, Transactions, violatedConstraint } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { DateTime } from 'luxon';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { Assignments } from '../enrolments/assignments.js';
import type { Rates } from '../pay/pay.js';
import { refuseAfterLaterWork, startBehindLastWork } from './person-time.js';
import type { Press } from './press.js';

export interface WorkToStart {
  personId: string;
  jobId: string;
  slotId: string | null;
  businessDate: string;
  plannedEnd: string | null;
  capMinutes: number;
  plannedFrom: DateTime;
  /** Null where only the start is planned. */
  plannedUntil: DateTime | null;
  expectedMinutes: number;
  rates: Rates;
  location: string;
  press: Press;
  /** The device's own key of the press. */
  key: string | undefined;
}

type Started = AnswerOf<typeof startPermanentJob>;

const UNIQUE_VIOLATION = '23505';

/** Why the database refuses a second record, as a sentence for the person. */
const REFUSALS: Record<string, string> = {
  work_record_one_open: 'You are already working. Please finish that work first.',
  work_record_slot_once: 'You have already done this work today.',
  work_record_quick_job_once: 'You have already done this job.',
};

const startedAnswer = (rowId: string, jobId: string): Started => ({
  msg: 'Your work has started.',
  started_row_id: rowId,
  started_job_id: jobId,
});

/** Opens a work record. Of many starts of one person at once the database lets one win; the others throw Conflict. */
@Injectable()
export class WorkStart {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly dataSource: DataSource,
  ) {}

  /** What was answered to this key before; null for a key that has started nothing. */
  async answered(personId: string, key: string | undefined): Promise<Started | null> {
    if (key === undefined) return null;
    const [record] = await this.dataSource.query<{ id: string; job_id: string }[]>(
      'SELECT id, job_id FROM work_record WHERE person_id = $1 AND start_key = $2',
      [personId, key],
    );
    return record ? startedAnswer(record.id, record.job_id) : null;
  }

  async start(work: WorkToStart): Promise<Started> {
    const id = v7();
    try {
      await this.transactions.run(async (tx) => {
        // Nobody else changes the person's work from here on: what is read below stays so.
        await this.assignments.lock(tx, work.personId);
        await refuseAfterLaterWork(tx, work.personId, work.press);
        await this.insert(tx, id, work);
        tx.changed('current-work', work.personId);
      });
    } catch (error) {
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
      // The same press may have arrived twice at once; which of the unique indexes then refuses the second is open.
      const before = await this.answered(work.personId, work.key);
      if (before) return before;
      const refusal = REFUSALS[violatedConstraint(error) ?? ''];
      throw refusal ? new Conflict(refusal) : error;
    }
    return startedAnswer(id, work.jobId);
  }

  /** Plain SQL: of the busiest writes, building them from the entity would be a good part of the cost. */
  private async insert(tx: Transaction, id: string, work: WorkToStart): Promise<void> {
    const { personId, jobId, slotId, businessDate, plannedEnd, capMinutes, rates, location, press, key } = work;
    const { plannedFrom, plannedUntil, expectedMinutes } = work;
    await tx.manager.query(
      `INSERT INTO work_record (id, person_id, job_id, slot_id, business_date, is_manual, started_at, start_received_at, start_key,
         planned_end, start_location, contractor_rate_cents, company_rate_cents, cap_minutes, planned_from, planned_until,
         expected_minutes)
       SELECT $1, $2, $3, $4, $5, false, start, CASE WHEN $7::timestamptz IS NOT NULL THEN greatest($7, start) END, $8, $9, $10,
         $11, $12, $13, $14, $15, $16
       FROM (SELECT ${startBehindLastWork('$2', '$6')} AS start) AS begun`,
      [
        id,
        personId,
        jobId,
        slotId,
        businessDate,
        press.at.toJSDate(),
        press.receivedAt?.toJSDate() ?? null,
        key ?? null,
        plannedEnd,
        location,
        rates.contractorCentsPerHour,
        rates.companyCentsPerHour,
        capMinutes,
        plannedFrom.toJSDate(),
        plannedUntil?.toJSDate() ?? null,
        expectedMinutes,
      ],
    );
  }
}
