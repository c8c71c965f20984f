import { type CallAnswer, type CallBody, UNDO_START_MINUTES, type undoStart } from '@cleaning/contracts';
import { type Caller, refuse, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { toLocalDateTime } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Assignments, recordAuditAtJob } from '../enrolments/assignments.service.js';
import { publishOwed } from '../settlements/settlements.service.js';
import { toClockEvent } from './clock-event.js';
import { UndoneStart } from './undone-start.entity.js';
import { WorkRecord } from './work-record.entity.js';
import { keepUndoneStart, lockWorkToUndo } from './work-record.queries.js';

/** A device stores a Start for hours at most. */
const RETENTION_DAYS = 2;

/**
 * Undoes mistaken starts. Running work is in no feed of finished work, ledger or sum, so nothing else needs undoing.
 */
@Injectable()
export class UndoStart {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: BusinessClock,
  ) {}

  /** Idempotent. Throws 404, 409 if it is too late, 400 for an impossible clock event. */
  async undo(person: Caller, body: CallBody<typeof undoStart>): Promise<CallAnswer<typeof undoStart>> {
    const { at } = toClockEvent(body.stamped_at, this.clock.now());
    await this.transactions.run(async (tx) => {
      await this.assignments.lock(tx, person.id);
      const named = { personId: person.id, rowId: body.row_id, startKey: body.start_key };
      const record = await lockWorkToUndo(tx.manager, named);
      if (!record) return this.handleMissingRecord(tx, person.id, body);
      if (record.ended_at) throw refuse('work_finished');
      if (at.toMillis() - record.started_at.getTime() >= UNDO_START_MINUTES * 60_000)
        throw refuse('undo_too_late', { minutes: UNDO_START_MINUTES });
      await tx.manager.delete(WorkRecord, { id: record.id });
      await this.keep(tx, person.id, record.id, record.start_key);
      tx.recordChange('current-work', person.id);
      if (record.has_left) await publishOwed(tx, person.id);
      const started_at = toLocalDateTime(this.clock.toBusinessTime(record.started_at));
      await recordAuditAtJob(
        tx,
        person,
        'work.start-undone',
        { personId: person.id, jobId: record.job_id },
        { started_at },
      );
    });
    return { msg: 'The start is undone.' };
  }

  /** The start was undone before, or hasn't arrived yet. */
  private async handleMissingRecord(
    tx: Transaction,
    personId: string,
    { row_id: rowId, start_key: startKey }: CallBody<typeof undoStart>,
  ): Promise<void> {
    if (rowId === undefined) return this.keep(tx, personId, null, startKey ?? null);
    if (!(await tx.manager.existsBy(UndoneStart, { recordId: rowId, personId }))) throw refuse('no_such_work');
  }

  private async keep(tx: Transaction, personId: string, recordId: string | null, key: string | null): Promise<void> {
    const now = this.clock.now();
    const undoneAt = now.toJSDate();
    await keepUndoneStart(tx.manager, { personId, recordId, startKey: key, undoneAt });
    const kept = now.minus({ days: RETENTION_DAYS }).toJSDate();
    await tx.manager.delete(UndoneStart, { personId, undoneAt: LessThan(kept) });
  }
}
