import type { CallAnswer, CallBody, removeImportedJobs } from '@cleaning/contracts';
import { getViolatedConstraint, lockRows, recordAudit, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { findUsedJobs } from './imported-jobs.queries.js';
import { Job, TimetableSlot } from './job.entity.js';

/** Deletes jobs of an import that is undone. svc-invoice has the import. */
@Injectable()
export class ImportedJobs {
  constructor(private readonly transactions: Transactions) {}

  /** Removes all or none. Throws 409 if a table not checked here refers to one of them. */
  remove({
    ids,
    removed_by: actor,
  }: CallBody<typeof removeImportedJobs>): Promise<CallAnswer<typeof removeImportedJobs>> {
    return this.transactions.run(async (tx) => {
      const { manager } = tx;
      const jobs = await lockRows(manager, Job, { id: In(ids) });
      const found = jobs.map(({ id }) => id);
      const used = await findUsedJobs(manager, found);
      if (used.length > 0) return { used };
      await manager.delete(TimetableSlot, { jobId: In(found) });
      // A deletion violates a constraint only while something refers to the row.
      await manager.delete(Job, { id: In(found) }).catch((error) => {
        throw getViolatedConstraint(error) ? refuse('jobs_in_use') : error;
      });
      for (const { id, title: name } of jobs) {
        tx.recordChange('job', id);
        await recordAudit(tx, { actor, action: 'job.removed', subject: { kind: 'job', id, name } });
      }
      return { used: [] };
    });
  }
}
