import { type AnswerOf, type BodyOf, UNDO_START_MINUTES, type undoStart } from '@cleaning/contracts';
import { type Caller, Conflict, NotFound, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { BusinessClock, momentText } from '../business-time/business-time.service.js';
import { Assignments, auditAtJob } from '../enrolments/assignments.service.js';
import { owedChanged } from '../settlements/settlements.service.js';
import { clockEventOf } from './clock-event.js';
import { WorkRecord } from './work-record.entity.js';

interface StartedRecord {
  id: string;
  job_id: string;
  start_key: string | null;
  started_at: Date;
  ended_at: Date | null;
  has_left: boolean;
}

/** A device keeps a Start for hours, no longer. */
const KEPT_DAYS = 2;

/** Undoes starts that were a mistake. Running work is in no feed of finished work, in no ledger and in no sum: nothing else is to be undone. */
@Injectable()
export class UndoStart {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: BusinessClock,
  ) {}

  /** Again: the same answer. Throws NotFound, Conflict when it is too late, InvalidInput for an impossible clock event. */
  async undo(person: Caller, body: BodyOf<typeof undoStart>): Promise<AnswerOf<typeof undoStart>> {
    const { at } = clockEventOf(body.stamped_at, this.clock.now());
    await this.transactions.run(async (tx) => {
      await this.assignments.lock(tx, person.id);
      const record = await this.lockRecord(tx, person.id, body);
      if (!record) return this.withoutRecord(tx, person.id, body);
      if (record.ended_at) throw new Conflict('This work is finished already.');
      if (at.toMillis() - record.started_at.getTime() >= UNDO_START_MINUTES * 60_000)
        throw new Conflict(
          `The start is ${UNDO_START_MINUTES} minutes ago: please press Finished, and tell the office.`,
        );
      await tx.manager.delete(WorkRecord, { id: record.id });
      await this.keep(tx, person.id, record.id, record.start_key);
      tx.changed('current-work', person.id);
      tx.announce('work', record.id, [person.id]);
      if (record.has_left) await owedChanged(tx, person.id);
      const started_at = momentText(this.clock.inBusinessTime(record.started_at));
      await auditAtJob(tx, person, 'work.start-undone', { personId: person.id, jobId: record.job_id }, { started_at });
    });
    return { msg: 'The start is undone.' };
  }

  private async lockRecord(
    tx: Transaction,
    personId: string,
    { row_id: rowId, start_key: startKey }: BodyOf<typeof undoStart>,
  ): Promise<StartedRecord | undefined> {
    const [record] = await tx.manager.query<StartedRecord[]>(
      `SELECT work_record.id, job_id, start_key, started_at, ended_at, coalesce(known_account.removed, false) AS has_left
       FROM work_record LEFT JOIN known_account ON known_account.id = person_id
       WHERE ${rowId === undefined ? 'start_key' : 'work_record.id'} = $1 AND person_id = $2 AND NOT is_manual
       FOR UPDATE OF work_record`,
      [rowId ?? startKey, personId],
    );
    return record;
  }

  /** It was undone before, or the Start has not arrived yet. */
  private async withoutRecord(
    tx: Transaction,
    personId: string,
    { row_id: rowId, start_key: startKey }: BodyOf<typeof undoStart>,
  ): Promise<void> {
    if (rowId === undefined) return this.keep(tx, personId, null, startKey ?? null);
    const before = await tx.manager.query<unknown[]>(
      'SELECT 1 FROM undone_start WHERE record_id = $1 AND person_id = $2',
      [rowId, personId],
    );
    if (before.length === 0) throw new NotFound('There is no such work.');
  }

  private async keep(tx: Transaction, personId: string, recordId: string | null, key: string | null): Promise<void> {
    const now = this.clock.now();
    await tx.manager.query(
      `INSERT INTO undone_start (person_id, record_id, start_key, undone_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT ON CONSTRAINT undone_start_key_once DO NOTHING`,
      [personId, recordId, key, now.toJSDate()],
    );
    await tx.manager.query('DELETE FROM undone_start WHERE person_id = $1 AND undone_at < $2', [
      personId,
      now.minus({ days: KEPT_DAYS }).toJSDate(),
    ]);
  }
}
