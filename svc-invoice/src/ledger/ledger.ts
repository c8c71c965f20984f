import type { EventPayload } from '@cleaning/contracts';
import { OnEvent, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Month } from '../invoices/month.js';

/** Keeps what svc-jobs tells, and adds it up. An older version never overwrites a newer one; a decision keeps the version. */
@Injectable()
export class Ledger {
  @OnEvent('job.changed')
  async applyJob(job: EventPayload<'job.changed'>, { manager }: Transaction): Promise<void> {
    await manager.query(
      `INSERT INTO known_job (id, kind, title, address, version) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET kind = $2, title = $3, address = $4, version = $5 WHERE known_job.version < $5`,
      [job.job_id, job.kind, job.title, job.address, job.version],
    );
  }

  @OnEvent('work.recorded')
  async applyWork(work: EventPayload<'work.recorded'>, { manager }: Transaction): Promise<void> {
    await manager.query(
      `INSERT INTO ledger_entry (work_record_id, job_id, business_date, minutes, company_cents, version, held)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (work_record_id) DO UPDATE SET job_id = $2, business_date = $3, minutes = $4, company_cents = $5,
         version = $6, held = $7 WHERE ledger_entry.version <= $6`,
      [
        work.work_record_id,
        work.job_id,
        work.business_date,
        work.minutes,
        work.company_cents,
        work.version,
        work.held ?? false,
      ],
    );
  }

  /** What the company earned from a job's work of one month, in cents without GST. */
  async earnedCents(manager: EntityManager, jobId: string, month: Month): Promise<number> {
    const [row]: { cents: string }[] = await manager.query(
      `SELECT COALESCE(sum(company_cents), 0)::text AS cents FROM ledger_entry
       WHERE job_id = $1 AND business_date BETWEEN $2 AND $3`,
      [jobId, month.firstDay, month.lastDay],
    );
    return Number(row?.cents ?? 0);
  }

  /** How many records of a job's month wait for an admin's decision. */
  async heldRecords(manager: EntityManager, jobId: string, month: Month): Promise<number> {
    const [row]: { held: number }[] = await manager.query(
      `SELECT count(*)::int AS held FROM ledger_entry
       WHERE job_id = $1 AND business_date BETWEEN $2 AND $3 AND held`,
      [jobId, month.firstDay, month.lastDay],
    );
    return row?.held ?? 0;
  }
}
