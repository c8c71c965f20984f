import type { CallBody, LabourSupply as LabourSupplyView, setLabourSupply } from '@cleaning/contracts';
import { type Caller, lockRow, recordAudit, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { KnownJob } from '../ledger/ledger.entity.js';
import { SuppliedJob } from './labour-supply.entity.js';

/** Jobs at which people are supplied to the client. */
@Injectable()
export class LabourSupply {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async read(jobId: string, manager: EntityManager = this.manager): Promise<LabourSupplyView> {
    const job = await manager.findOneBy(SuppliedJob, { jobId });
    return { supplied: job?.supplied ?? false, set_by: job?.setBy ?? '', set_at: job?.setAt.toISOString() ?? '' };
  }

  /** Throws 404. */
  set(admin: Caller, { job_id: jobId, supplied }: CallBody<typeof setLabourSupply>): Promise<LabourSupplyView> {
    return this.transactions.run(async (tx) => {
      // Serialises concurrent changes.
      const job = await lockRow(tx.manager, KnownJob, { id: jobId }, 'no_such_job');
      const before = await this.read(jobId, tx.manager);
      if (before.supplied === supplied) return before;
      await tx.manager.upsert(SuppliedJob, { jobId, supplied, setBy: admin.name, setAt: new Date() }, ['jobId']);
      await recordAudit(tx, {
        actor: admin,
        action: 'job.labour-supply-set',
        subject: { kind: 'job', id: jobId, name: job.title },
        details: { people_supplied: supplied ? 'yes' : 'no' },
      });
      return this.read(jobId, tx.manager);
    });
  }
}
