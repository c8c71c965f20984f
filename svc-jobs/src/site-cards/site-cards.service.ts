import { type CallBody, listSiteFiles, type SiteCard as SiteCardView, type saveSiteCard } from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  getNow,
  hasPlace,
  recordAudit,
  refuse,
  requireVersion,
  signDocumentPath,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import type { environment } from '../environment.js';
import { toIsoInstant } from '../shifts/shift-reads.service.js';
import { SiteAccess } from './site-access.service.js';
import { SiteCard } from './site-card.entity.js';
import { lockCard } from './site-card-rows.js';
import { findCardJob } from './site-cards.queries.js';

/**
 * A link stays the same this long, so that a page rereading the card doesn't reload its files. Links are valid for
 * longer.
 */
const LINK_STEP_MS = 5 * 60_000;

/** Cards of places, without door and alarm details. */
@Injectable()
export class SiteCards {
  constructor(
    @InjectRepository(SiteCard) private readonly cards: Repository<SiteCard>,
    private readonly transactions: Transactions,
    private readonly access: SiteAccess,
    private readonly clock: BusinessClock,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** Throws 404, also for people whom the place doesn't concern. */
  async read(caller: Caller, jobId: string): Promise<SiteCardView> {
    const { manager } = this.cards;
    const looksAfter = hasPlace(caller, jobId);
    const job = await findCardJob(manager, jobId, { personId: caller.id, looksAfter, today: this.clock.today() });
    if (!job) throw refuse('no_such_place');
    const card = await this.cards.findOneBy({ jobId });
    const hasAccess = (card?.access ?? '') !== '';
    const window = looksAfter || !hasAccess ? null : await this.access.toAccessWindow(manager, jobId, caller.id);
    return {
      job_id: jobId,
      job_name: job.title,
      job_kind: job.kind,
      instructions: card?.instructions ?? '',
      contact_name: card?.contactName ?? '',
      contact_telephone: card?.contactTelephone ?? '',
      version: card?.version ?? 0,
      access: !hasAccess ? 'none' : looksAfter || window?.isOpen ? 'now' : 'later',
      access_from: window ? toIsoInstant(window.from) : '',
      access_until: window ? toIsoInstant(window.until) : '',
      files_path: this.buildFilesPath(caller, jobId),
    };
  }

  private buildFilesPath({ id: readerId, sessionId, sessionVersion }: Caller, documentId: string): string {
    const now = new Date(Math.floor(getNow().getTime() / LINK_STEP_MS) * LINK_STEP_MS);
    const { DOCUMENT_LINK_SECRET } = this.env;
    return signDocumentPath(
      DOCUMENT_LINK_SECRET,
      { documentId, readerId, sessionId, sessionVersion },
      now,
      listSiteFiles,
    );
  }

  /** Throws 404, 409. */
  save(admin: Caller, body: CallBody<typeof saveSiteCard>): Promise<void> {
    const { job_id: jobId, version, instructions, contact_name, contact_telephone } = body;
    return this.transactions.run(async (tx) => {
      const { job, card } = await lockCard(tx, jobId);
      requireVersion(card.version, version, 'site_card_changed');
      const written = { instructions, contactName: contact_name, contactTelephone: contact_telephone };
      await tx.manager.update(SiteCard, { jobId }, { ...written, version: version + 1 });
      await recordAudit(tx, {
        actor: admin,
        action: 'site-card.changed',
        subject: { kind: 'job', id: jobId, name: job.title },
      });
    });
  }
}
