import type { EntityState } from '@cleaning/contracts';
import { type ChangedState, OnChange, OnChanges, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Between, type EntityManager } from 'typeorm';
import type { Month } from '../invoices/month.js';
import { applyWorkItems } from '../pay/items/work-items.js';
import { KnownJob, LedgerEntry } from './ledger.entity.js';
import { keepWork } from './ledger.queries.js';
import { OpenWork } from './open-work.entity.js';

const getEntry = (workRecordId: string, work: EntityState<'work-record'>): Omit<LedgerEntry, 'changedAt'> => ({
  workRecordId,
  jobId: work.job_id,
  businessDate: work.business_date,
  minutes: work.minutes,
  // A correction may have added an amount.
  companyCents: work.re_clean ? 0 : work.company_cents,
  held: work.held,
  reClean: work.re_clean ?? false,
});

/** Jobs and work as received from svc-jobs' feed, and their sums. */
@Injectable()
export class Ledger {
  @OnChange('job')
  async applyJob(id: string, job: EntityState<'job'> | null, { manager }: Transaction): Promise<void> {
    // Invoices still name a job that is gone.
    if (!job) return;
    const { kind, title, address, ended_on: endedOn = null } = job;
    await manager.upsert(KnownJob, { id, kind, title, address, endedOn }, ['id']);
  }

  @OnChanges('work-record')
  async applyWork(changes: readonly ChangedState<'work-record'>[], tx: Transaction): Promise<void> {
    const { manager } = tx;
    await applyWorkItems(manager, changes);
    const gone = changes.flatMap(({ id, state }) => (state ? [] : [id]));
    const known = changes.flatMap(({ id, state }) => (state ? [getEntry(id, state)] : []));
    // Open pages refresh their invoices.
    if (await keepWork(manager, known, gone)) tx.announce('invoice', '');
  }

  @OnChange('current-work')
  async applyOpenWork(
    personId: string,
    work: EntityState<'current-work'> | null,
    { manager }: Transaction,
  ): Promise<void> {
    if (!work) await manager.delete(OpenWork, { personId });
    else {
      await manager.upsert(OpenWork, { personId, jobId: work.job_id, businessDate: work.business_date }, ['personId']);
    }
  }

  /** The company's pay for a job's work of one month, in cents without GST. */
  async findEarnedCents(manager: EntityManager, jobId: string, month: Month): Promise<number> {
    const businessDate = Between(month.firstDay, month.lastDay);
    return (await manager.sum(LedgerEntry, 'companyCents', { jobId, businessDate })) ?? 0;
  }

  /** The number of held records of a job's month that are charged once they are approved. */
  findHeldRecords(manager: EntityManager, jobId: string, month: Month): Promise<number> {
    const businessDate = Between(month.firstDay, month.lastDay);
    return manager.countBy(LedgerEntry, { jobId, businessDate, held: true, reClean: false });
  }
}
