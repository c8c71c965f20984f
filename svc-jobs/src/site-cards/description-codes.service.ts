import {
  ACCESS_LENGTH,
  type CallBody,
  DESCRIPTIONS_LISTED,
  type keepDescription,
  MINUTE_MS,
  maskCodes,
  type moveCodes,
  type SuspectDescription,
  splitCodes,
} from '@cleaning/contracts';
import {
  type Caller,
  hashSha256,
  IntervalRuns,
  recordAudit,
  refuse,
  requireVersion,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Not, type Repository } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Job } from '../jobs/job.entity.js';
import { eraseOldTexts } from './description-codes.queries.js';
import { SiteAccess } from './site-access.service.js';
import { SiteCard, TextWithoutCode } from './site-card.entity.js';
import { lockCard } from './site-card-rows.js';
import { findPossibleCodes, findReadText } from './site-cards.queries.js';

/** A job needs a description. */
const SITE_CARD_TEXT = 'See the site info.';
const NO_CODE = {
  description: 'description_without_code',
  instructions: 'instructions_without_code',
} as const;

/**
 * Door and alarm codes in texts that can be read at any time: above all in job descriptions, which everybody reads who
 * may request the job.
 */
@Injectable()
export class DescriptionCodes {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(SiteCard) private readonly cards: Repository<SiteCard>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly access: SiteAccess,
    private readonly clock: BusinessClock,
    private readonly runs: IntervalRuns,
  ) {}

  /** The result contains no part of a code. */
  async list(): Promise<SuspectDescription[]> {
    const rows = await findPossibleCodes(this.manager, this.clock.today());
    return rows
      .map(({ words, ...row }) => ({ ...row, sentences: maskCodes(words) }))
      .filter(({ sentences }) => sentences.length > 0)
      .slice(0, DESCRIPTIONS_LISTED);
  }

  /** The text loses the sentences and the sealed details get them, in one transaction. Throws 404, 409. */
  async move(admin: Caller, { job_id: jobId, job_version, text: kind }: CallBody<typeof moveCodes>): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { job, card } = await lockCard(tx, jobId);
      if (kind === 'description') requireJobVersion(job, job_version);
      else requireVersion(card.version, job_version, 'site_card_changed');
      const { codes, rest } = splitCodes(kind === 'description' ? job.description : card.instructions);
      if (codes === '') throw refuse(NO_CODE[kind]);
      const text = [this.access.open(card), codes].filter(Boolean).join('\n');
      if (text.length > ACCESS_LENGTH) throw refuse('door_details_full');
      if (kind === 'description') {
        await tx.manager.update(Job, { id: jobId }, { description: rest || SITE_CARD_TEXT, version: job.version + 1 });
        tx.recordChange('job', jobId);
      }
      await this.access.store(tx, card, text);
      await tx.manager.update(
        SiteCard,
        { jobId },
        { eraseSince: new Date(), ...(kind === 'instructions' && { instructions: rest }) },
      );
      await recordMoveAudit(tx, admin, job);
    });
    void this.onInterval();
  }

  /** Throws 404, 409. */
  keep({ job_id: jobId, job_version, text, text_id: textId }: CallBody<typeof keepDescription>): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { job } = await lockCard(tx, jobId);
      const read = await findReadText(tx.manager, this.clock.today(), { jobId, text, textId });
      if (!read) throw refuse('text_gone');
      if (read.job_version !== job_version) throw refuseStale(job);
      await tx.manager.upsert(TextWithoutCode, { jobId, digest: hashSha256(read.words) }, ['jobId', 'digest']);
    });
  }

  @Interval(MINUTE_MS)
  onInterval(): Promise<void> {
    return this.runs.run('erased descriptions', () => this.erase());
  }

  /**
   * Rewrites the database files of jobs and cards that still hold texts from which codes were removed, and the
   * planner's samples.
   */
  async erase(): Promise<void> {
    const flagged = await this.cards.findBy({ eraseSince: Not(IsNull()) });
    if (flagged.length === 0) return;
    const runner = this.dataSource.createQueryRunner();
    try {
      await eraseOldTexts(runner);
    } finally {
      await runner.release();
    }
    // Keeps flags set by moves meanwhile.
    for (const { jobId, eraseSince } of flagged)
      await this.cards.update({ jobId, eraseSince: eraseSince ?? IsNull() }, { eraseSince: null });
  }
}

const refuseStale = ({ title }: Job) => refuse('text_changed', { job: title });

function requireJobVersion(job: Job, version: number): void {
  if (job.version !== version) throw refuseStale(job);
}

const recordMoveAudit = (tx: Transaction, admin: Caller, { id, title }: Job): Promise<void> =>
  recordAudit(tx, { actor: admin, action: 'site-access.moved', subject: { kind: 'job', id, name: title } });
