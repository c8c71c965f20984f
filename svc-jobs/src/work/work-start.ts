import type { AnswerOf, startPermanentJob } from '@cleaning/contracts';
import { Conflict, sqlState, type Transaction, Transactions, violatedConstraint } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { DateTime } from 'luxon';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { Assignments } from '../enrolments/assignments.js';
import type { Rates } from '../pay/pay.js';
import type { ClockEvent } from './clock-event.js';
import { refuseAfterLaterWork, startBehindLastWork } from './person-time.js';

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
  clockEvent: ClockEvent;
  /** The device's own key of the clock event. */
  key: string | undefined;
}

type Started = AnswerOf<typeof startPermanentJob>;

const UNIQUE_VIOLATION = '23505';

/** Why the database refuses a second record, in words for the person. */
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

  /** The earlier answer to this key; null for a key that has started nothing. */
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
        // From here on the person's work cannot be changed by another transaction.
        await this.assignments.lock(tx, work.personId);
        await refuseAfterLaterWork(tx, work.personId, work.clockEvent);
        await this.insert(tx, id, work);
        tx.changed('current-work', work.personId);
      });
    } catch (error) {
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
      // The same clock event may arrive twice at once; any of the unique indexes may refuse the second.
      const before = await this.answered(work.personId, work.key);
      if (before) return before;
      const refusal = REFUSALS[violatedConstraint(error) ?? ''];
      throw refusal ? new Conflict(refusal) : error;
    }
    return startedAnswer(id, work.jobId);
  }

  /** Plain SQL: this is one of the busiest writes, and building it from the entity costs much of its time. */
  private async insert(tx: Transaction, id: string, work: WorkToStart): Promise<void> {
    const { personId, jobId, slotId, businessDate, plannedEnd, capMinutes, rates, location, clockEvent, key } = work;
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
        clockEvent.at.toJSDate(),
        clockEvent.receivedAt?.toJSDate() ?? null,
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
