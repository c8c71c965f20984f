import type { Readable } from 'node:stream';
import { addDays, COMPANY_EXPORT_DAYS, type ExportPart, HOUR_MS } from '@cleaning/contracts';
import { IntervalRuns, raiseNotice, Transactions, writeZip } from '@cleaning/service-kit';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { v7 } from 'uuid';
import { BusinessDay } from '../documents/business-day.service.js';
import { DocumentObjects } from '../encryption/document-objects.service.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { CompanyExport } from './company-export.entity.js';
import {
  beginExport,
  endAttempt,
  endOldExports,
  findForgottenExports,
  finishExport,
  saveProgress,
} from './company-export.queries.js';
import { ExportedContents } from './export-contents.service.js';

/** Attempts after which an export is given up. */
const MAX_ATTEMPTS = 10;
/** Interval of recording progress. */
const BEAT_MS = 2000;

/** Creates ZIPs of all company data. The database decides what is due; the queue only triggers it. */
@Injectable()
export class ExportMaking implements OnModuleDestroy {
  private readonly logger = new Logger(ExportMaking.name);
  private readonly open = new Set<Readable>();

  constructor(
    @InjectRepository(CompanyExport) private readonly exports: Repository<CompanyExport>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly contents: ExportedContents,
    private readonly objects: DocumentObjects,
    private readonly pendingDeletions: PendingDeletions,
    private readonly days: BusinessDay,
    private readonly runs: IntervalRuns,
  ) {}

  /** Another process, or the next start, begins again. */
  onModuleDestroy(): void {
    for (const zip of this.open) zip.destroy(new Error('The service stops'));
  }

  /** Makes one export from its beginning. Harmless when it is finished or being made. Throws when a service, the store or the database fails. */
  async make(id: string): Promise<void> {
    const attempt = await beginExport(this.transactions, id);
    if (attempt === undefined) return;
    try {
      await this.makeOnce(id, attempt);
    } catch (error) {
      await this.transactions.run(async (tx) => {
        await endAttempt(tx.manager, { id, attempt, limit: MAX_ATTEMPTS });
        tx.announce('company-export', id);
      });
      throw error;
    }
  }

  private async makeOnce(id: string, attempt: number): Promise<void> {
    const { askedBy, askedByName } = await this.exports.findOneByOrFail({ id });
    const { parts, entries } = await this.contents.open(askedByName);
    const key = `exports/${v7()}`;
    await this.pendingDeletions.announce([key]);
    const zip = writeZip(entries);
    this.open.add(zip);
    const beat = setInterval(() => void this.noteProgress(zip, { id, attempt, parts, key }), BEAT_MS);
    try {
      const encryption = await this.objects.put(key, zip, { isLarge: true });
      const ended = await this.transactions.run(async (tx) => {
        if (!(await finishExport(tx.manager, { id, attempt, parts, key, encryption }))) return null;
        await this.pendingDeletions.takeOver(tx.manager, [key]);
        const old = await endOldExports(tx.manager, COMPANY_EXPORT_DAYS);
        await this.pendingDeletions.markForDeletion(tx.manager, old);
        const until = addDays(this.days.today(), COMPANY_EXPORT_DAYS);
        await raiseNotice(tx, { kind: 'company-export-ready', to: [askedBy], parameters: { until } });
        tx.announce('company-export', id);
        return old;
      });
      if (ended) await this.pendingDeletions.removeNow(ended);
      else await this.pendingDeletions.discard([key]);
    } catch (error) {
      zip.destroy();
      await this.pendingDeletions.discard([key]);
      throw error;
    } finally {
      clearInterval(beat);
      this.open.delete(zip);
    }
  }

  /** Records progress, and keeps the object for another hour. */
  private async noteProgress(
    zip: Readable,
    { id, attempt, parts, key }: { id: string; attempt: number; parts: readonly ExportPart[]; key: string },
  ): Promise<void> {
    try {
      const isMine = await this.transactions.run(async (tx) => {
        tx.announce('company-export', id);
        return saveProgress(tx.manager, { id, attempt, parts });
      });
      // Not `announce`: the file may have become ready since, and would be deleted an hour later.
      if (isMine) await this.pendingDeletions.extend([key]);
      else zip.destroy(new Error('Another process makes this export'));
    } catch (error) {
      this.logger.warn({ msg: 'The progress of an export cannot be noted', export: id, err: error });
    }
  }

  /** Ids of exports without a process. */
  findForgotten(): Promise<string[]> {
    return findForgottenExports(this.manager);
  }

  @Interval(HOUR_MS)
  onInterval(): Promise<void> {
    return this.runs.run('exports whose time is over', () => this.deleteOld());
  }

  /** Deletes files whose time is over. */
  async deleteOld(): Promise<number> {
    return this.pendingDeletions.removeRows((manager) => endOldExports(manager, COMPANY_EXPORT_DAYS));
  }
}
