import type { StateOf } from '@cleaning/contracts';
import { type ChangedState, OnChange, OnChanges, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Between, type EntityManager, In } from 'typeorm';
import type { Month } from '../invoices/month.js';
import { applyWorkItems } from '../pay/items/work-items.js';
import { KnownJob, LedgerEntry } from './ledger.entity.js';

/** Jobs and work as received from svc-jobs' feed, and their sums. */
@Injectable()
export class Ledger {
  @OnChange('job')
  async applyJob(id: string, job: StateOf<'job'> | null, { manager }: Transaction): Promise<void> {
    // Invoices still name a job that is gone.
    if (!job) return;
    const { kind, title, address } = job;
    await manager.upsert(KnownJob, { id, kind, title, address }, ['id']);
  }

  @OnChanges('work-record')
  async applyWork(changes: readonly ChangedState<'work-record'>[], { manager }: Transaction): Promise<void> {
    await applyWorkItems(manager, changes);
    const gone = changes.flatMap(({ id, state }) => (state ? [] : [id]));
    if (gone.length > 0) await manager.delete(LedgerEntry, { work_record_id: In(gone) });
    const known = changes.flatMap(({ id, state }) => (state ? [{ id, ...state, held: state.held ?? false }] : []));
    if (known.length === 0) return;
    await manager.query(
      `INSERT INTO ledger_entry (work_record_id, job_id, business_date, minutes, company_cents, held)
       SELECT id, job_id, business_date, minutes, company_cents, held FROM jsonb_to_recordset($1)
         AS work (id uuid, job_id uuid, business_date date, minutes integer, company_cents bigint, held boolean)
       ON CONFLICT (work_record_id) DO UPDATE SET job_id = excluded.job_id, business_date = excluded.business_date,
         minutes = excluded.minutes, company_cents = excluded.company_cents, held = excluded.held`,
      [JSON.stringify(known)],
    );
  }

  /** The company's pay for a job's work of one month, in cents without GST. */
  async earnedCents(manager: EntityManager, jobId: string, month: Month): Promise<number> {
    const [row]: { cents: string }[] = await manager.query(
      `SELECT COALESCE(sum(company_cents), 0)::text AS cents FROM ledger_entry
       WHERE job_id = $1 AND business_date BETWEEN $2 AND $3`,
      [jobId, month.firstDay, month.lastDay],
    );
    return Number(row?.cents ?? 0);
  }

  /** The number of held records of a job's month. */
  heldRecords(manager: EntityManager, jobId: string, month: Month): Promise<number> {
    const business_date = Between(month.firstDay, month.lastDay);
    return manager.countBy(LedgerEntry, { job_id: jobId, business_date, held: true });
  }
}
