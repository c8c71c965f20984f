import type { AnswerOf, startPermanentJob } from '@cleaning/contracts';
import { Conflict, sqlState, type Transaction, Transactions, violatedConstraint } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { nextVersion } from '../enrolments/assignments.js';
import type { Rates } from '../pay/pay.js';
import { CLOCK_TOLERANCE_MINUTES, type Press } from './press.js';

export interface WorkToStart {
  personId: string;
  jobId: string;
  slotId: string | null;
  businessDate: string;
  plannedEnd: string | null;
  capMinutes: number;
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
        if (work.press.receivedAt) await this.refuseAfterLaterWork(tx, work);
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

  /** A kept press must not put work beside work that was finished since: the same hour would be paid twice. */
  private async refuseAfterLaterWork(tx: Transaction, { personId, press }: WorkToStart): Promise<void> {
    const later = await tx.manager.query<unknown[]>(
      'SELECT 1 FROM work_record WHERE person_id = $1 AND ended_at > $2 AND NOT is_manual LIMIT 1',
      [personId, press.at.plus({ minutes: CLOCK_TOLERANCE_MINUTES }).toJSDate()],
    );
    if (later.length > 0)
      throw new Conflict('You have finished other work since then. Please ask the office to record this work.');
  }

  /** Answers the person's next version. Plain SQL: of the busiest writes, building them from the entity would be a good part of the cost. */
  private async insert(tx: Transaction, id: string, work: WorkToStart): Promise<number> {
    const { personId, jobId, slotId, businessDate, plannedEnd, capMinutes, rates, location, press, key } = work;
    const [counted] = await tx.manager.query<{ version: number }[]>(
      `WITH counted AS (${nextVersion('$2')})
       INSERT INTO work_record (id, person_id, job_id, slot_id, business_date, is_manual, started_at, start_received_at, start_key,
         planned_end, start_location, contractor_rate_cents, company_rate_cents, cap_minutes)
       VALUES ($1, $2, $3, $4, $5, false, $6, $7, $8, $9, $10, $11, $12, $13)
       RETURNING (SELECT version FROM counted)`,
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
      ],
    );
    if (!counted) throw new Error('PostgreSQL gave no version');
    return counted.version;
  }
}
