import { createHash } from 'node:crypto';
import {
  ACCESS_LENGTH,
  type BodyOf,
  DESCRIPTIONS_LISTED,
  type keepDescription,
  maskedCodes,
  type moveCodes,
  type SuspectDescription,
  withoutCodes,
} from '@cleaning/contracts';
import {
  type Caller,
  Conflict,
  eraseDeletedRows,
  IntervalRuns,
  recordAudit,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, IsNull, Not } from 'typeorm';
import { Job } from '../jobs/job.entity.js';
import { SiteAccess } from './site-access.service.js';
import { SiteCard } from './site-card.entity.js';
import { lockedCard } from './site-card-rows.js';
import { possibleDescriptions } from './site-cards.queries.js';

const MINUTE_MS = 60_000;
/** A job needs a description. */
const NOTHING_LEFT = 'See the site card.';
/** Everybody who reads jobs waits behind it: rather the next minute. */
const LOCK_TIMEOUT = '2s';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Codes of doors and alarms that stand in descriptions of jobs, where everybody who may ask for the job reads them. */
@Injectable()
export class DescriptionCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly access: SiteAccess,
    private readonly runs: IntervalRuns,
  ) {}

  /** Nothing of a code is answered. */
  async list(): Promise<SuspectDescription[]> {
    const rows = await possibleDescriptions(this.dataSource.manager);
    return rows
      .map(({ description, ...row }) => ({ ...row, sentences: maskedCodes(description) }))
      .filter(({ sentences }) => sentences.length > 0)
      .slice(0, DESCRIPTIONS_LISTED);
  }

  /** The description loses the sentences and the sealed details get them, in one transaction. Throws NotFound, Conflict. */
  async move(admin: Caller, { job_id: jobId, job_version }: BodyOf<typeof moveCodes>): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { job, card } = await lockedCard(tx, jobId);
      requireJobVersion(job, job_version);
      const { codes, rest } = withoutCodes(job.description);
      if (codes === '') throw new Conflict('This description looks like holding no code any more.');
      const text = [this.access.open(card), codes].filter(Boolean).join('\n');
      if (text.length > ACCESS_LENGTH)
        throw new Conflict('The door and alarm details have no room for it. Please shorten them first.');
      await tx.manager.update(Job, { id: jobId }, { description: rest || NOTHING_LEFT, version: job.version + 1 });
      await this.access.store(tx, card, text);
      await tx.manager.update(SiteCard, { jobId }, { eraseSince: new Date() });
      tx.changed('job', jobId);
      await auditMove(tx, admin, job);
    });
    void this.onInterval();
  }

  /** Throws NotFound, Conflict. */
  keep({ job_id: jobId, job_version }: BodyOf<typeof keepDescription>): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { job } = await lockedCard(tx, jobId);
      requireJobVersion(job, job_version);
      await tx.manager.update(SiteCard, { jobId }, { descriptionKept: digest(job.description) });
      tx.announce('site-card', jobId);
    });
  }

  @Interval(MINUTE_MS)
  onInterval(): Promise<void> {
    return this.runs.run('erased descriptions', () => this.erase());
  }

  /** Writes the database's file of jobs again where it still has descriptions that codes were taken from, and the planner's samples of them. */
  async erase(): Promise<void> {
    const cards = this.dataSource.getRepository(SiteCard);
    const flagged = await cards.find({ where: { eraseSince: Not(IsNull()) } });
    if (flagged.length === 0) return;
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
      await eraseDeletedRows(runner, 'job');
      await runner.query('ANALYZE job');
      await eraseDeletedRows(runner, 'pg_statistic');
    } finally {
      await runner.query('RESET lock_timeout');
      await runner.release();
    }
    // Not those of a move meanwhile.
    for (const { jobId, eraseSince } of flagged)
      await cards.update({ jobId, eraseSince: eraseSince ?? IsNull() }, { eraseSince: null });
  }
}

function requireJobVersion(job: Job, version: number): void {
  if (job.version !== version)
    throw new Conflict('Somebody else has changed this job meanwhile. Please look at it again.');
}

const auditMove = (tx: Transaction, admin: Caller, { id, title }: Job): Promise<void> =>
  recordAudit(tx, { actor: admin, action: 'site-access.moved', subject: { kind: 'job', id, name: title } });
