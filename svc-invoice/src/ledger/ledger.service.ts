import type { StateOf } from '@cleaning/contracts';
import { OnChange, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Month } from '../invoices/month.js';
import { applyWorkItem } from '../pay/items/work-items.js';

/** Jobs and work as received from svc-jobs' feed, and their sums. */
@Injectable()
export class Ledger {
  @OnChange('job')
  async applyJob(id: string, job: StateOf<'job'> | null, { manager }: Transaction): Promise<void> {
    // Invoices still name a job that is gone.
    if (!job) return;
    await manager.query(
      `INSERT INTO known_job (id, kind, title, address) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET kind = $2, title = $3, address = $4`,
      [id, job.kind, job.title, job.address],
    );
  }

  @OnChange('work-record')
  async applyWork(id: string, work: StateOf<'work-record'> | null, { manager }: Transaction): Promise<void> {
    await applyWorkItem(manager, id, work);
    if (!work) {
      await manager.query('DELETE FROM ledger_entry WHERE work_record_id = $1', [id]);
      return;
    }
    await manager.query(
      `INSERT INTO ledger_entry (work_record_id, job_id, business_date, minutes, company_cents, held)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (work_record_id) DO UPDATE SET job_id = $2, business_date = $3, minutes = $4, company_cents = $5,
         held = $6`,
      [id, work.job_id, work.business_date, work.minutes, work.company_cents, work.held ?? false],
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
  async heldRecords(manager: EntityManager, jobId: string, month: Month): Promise<number> {
    const [row]: { held: number }[] = await manager.query(
      `SELECT count(*)::int AS held FROM ledger_entry
       WHERE job_id = $1 AND business_date BETWEEN $2 AND $3 AND held`,
      [jobId, month.firstDay, month.lastDay],
    );
    return row?.held ?? 0;
  }
}
