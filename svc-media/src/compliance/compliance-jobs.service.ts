import {
  DAY_MS,
  EXPIRY_NOTICE_DAYS,
  findDueExpiryNotice,
  getComplianceLabel,
  HOUR_MS,
  MINUTE_MS,
} from '@cleaning/contracts';
import { IntervalRuns, raiseNotice, recordAudit, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BusinessDay } from '../documents/business-day.service.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { type DueVersion, deletePoliceFiles, findDueVersions, recordNotice } from './compliance.queries.js';
import { ComplianceRules } from './compliance-settings.service.js';

const BATCH = 100;

/** Scheduled work on compliance documents. */
@Injectable()
export class ComplianceJobs {
  constructor(
    private readonly transactions: Transactions,
    private readonly pendingDeletions: PendingDeletions,
    private readonly rules: ComplianceRules,
    private readonly day: BusinessDay,
    private readonly runs: IntervalRuns,
  ) {}

  @Interval(MINUTE_MS)
  onExpiryInterval(): Promise<void> {
    return this.runs.run('documents that end', () => this.notifyExpiring());
  }

  /** Notifies people whose documents expire: only the nearest due notice, each once. Returns how many. */
  notifyExpiring(): Promise<number> {
    return this.notify('end', ({ person_id, kind, day }, days) => ({
      kind: 'document-expiring',
      to: [person_id],
      parameters: { document: getComplianceLabel(kind), until: day, days },
    }));
  }

  @Interval(MINUTE_MS)
  onCheckInterval(): Promise<void> {
    return this.runs.run('documents to check again', () => this.notifyChecks());
  }

  /** Notifies admins in the same way of documents to check again, such as a visa. */
  notifyChecks(): Promise<number> {
    return this.notify('check', ({ person_id, name, kind, day }, days) => ({
      kind: 'document-check',
      to: 'admins',
      parameters: { person: name, person_id, document: getComplianceLabel(kind), date: day, days },
    }));
  }

  private notify(
    due: 'end' | 'check',
    toNotice: (version: DueVersion, days: string) => Parameters<typeof raiseNotice>[1],
  ): Promise<number> {
    const today = this.day.today();
    return this.transactions.runWithoutWaiting(async (tx) => {
      let notices = 0;
      for (const version of await findDueVersions(tx.manager, due, today, EXPIRY_NOTICE_DAYS, BATCH)) {
        const days = findDueExpiryNotice(version.day, today);
        if (days === null || !(await recordNotice(tx.manager, due, version, days))) continue;
        notices += 1;
        await raiseNotice(tx, toNotice(version, String(days)));
      }
      return notices;
    });
  }

  @Interval(HOUR_MS)
  onPoliceFileInterval(): Promise<void> {
    return this.runs.run('files of police checks', () => this.deletePoliceFiles());
  }

  /** Deletes the files of police checks that were verified long enough ago; the records stay. Returns how many checks. */
  async deletePoliceFiles(): Promise<number> {
    const { police_file_days } = await this.rules.read();
    const before = new Date(this.day.now().getTime() - police_file_days * DAY_MS);
    const { keys, versions } = await this.transactions.runWithoutWaiting(async (tx) => {
      const found = await deletePoliceFiles(tx.manager, before, BATCH);
      await this.pendingDeletions.markForDeletion(tx.manager, found.keys);
      for (const { person_id, name } of found.versions) {
        tx.recordChange('documents', person_id);
        await recordAudit(tx, {
          actor: { id: '', name: 'Automatic deletion' },
          action: 'document.file-deleted',
          subject: { kind: 'person', id: person_id, name },
          details: { document: getComplianceLabel('police_check_img'), after_days: String(police_file_days) },
        });
      }
      return found;
    });
    await this.pendingDeletions.removeNow(keys);
    return versions.length;
  }
}
