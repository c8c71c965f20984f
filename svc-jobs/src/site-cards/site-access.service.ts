import type { CallAnswer, CallBody, listSiteViews, saveSiteAccess, showSiteAccess } from '@cleaning/contracts';
import { ACCESS_HOURS_AFTER, ACCESS_HOURS_BEFORE, SITE_VIEWS } from '@cleaning/contracts';
import {
  type Caller,
  formatPlace,
  hasPlace,
  RecentFactor,
  recordAudit,
  refuse,
  requireDataKey,
  requireVersion,
  type SealedColumns,
  Sealing,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { v7 } from 'uuid';
import { toIsoDate } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { type PersonShift, ShiftReads, toIsoInstant } from '../shifts/shift-reads.service.js';
import { type AccessWindow, findNextWindow, findOpenWindow } from './access-window.js';
import { SiteCard, SiteView } from './site-card.entity.js';
import { lockCard } from './site-card-rows.js';
import { findCardJob, findLastViews } from './site-cards.queries.js';

/** The sealed columns of this service. A rotation of DATA_KEY seals them again. */
export const SEALED_COLUMNS: readonly SealedColumns[] = [{ table: 'site_card', id: 'job_id', columns: ['access'] }];

const formatAccessPlace = (jobId: string): string => formatPlace('site_card', jobId, 'access');

/** Longest possible shift: earlier ones are over. */
const LONGEST_SHIFT_DAYS = 2;
/** Days searched for the next window. */
const NEXT_DAYS = 14;

/** Door and alarm details of places: sealed in the database, shown around a person's shifts, each showing audited. */
@Injectable()
export class SiteAccess implements OnModuleInit {
  constructor(
    @InjectRepository(SiteView) private readonly views: Repository<SiteView>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly recentFactor: RecentFactor,
    private readonly sealing: Sealing,
    private readonly shifts: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  /** Refuses to start with another DATA_KEY than the database was sealed with. */
  onModuleInit(): Promise<void> {
    return requireDataKey(this.manager, this.sealing, SEALED_COLUMNS);
  }

  /**
   * Audits and counts the view before responding. Throws 404 without details and for people whom the place doesn't
   * concern, 403 outside the hours around their shifts, step_up for admins, who see all places' details.
   */
  async show(caller: Caller, jobId: string): Promise<CallAnswer<typeof showSiteAccess>> {
    if (caller.role === 'admin') await this.recentFactor.require(caller.sessionId);
    return this.transactions.run(async (tx) => {
      const { manager } = tx;
      const looksAfter = hasPlace(caller, jobId);
      const job = await findCardJob(manager, jobId, { personId: caller.id, looksAfter, today: this.clock.today() });
      if (!job) throw refuse('no_such_place');
      const card = await manager.findOneBy(SiteCard, { jobId });
      if (!card?.access) throw refuse('no_door_details');
      const open = looksAfter ? null : await this.requireOpen(manager, jobId, caller.id);
      await manager.insert(SiteView, { id: v7(), jobId, personId: caller.id, seenAt: this.clock.now().toJSDate() });
      await recordAudit(tx, {
        actor: caller,
        action: 'site-access.shown',
        subject: { kind: 'job', id: jobId, name: job.title },
      });
      return { text: this.open(card), until: open ? toIsoInstant(open.until) : '' };
    });
  }

  private async requireOpen(manager: EntityManager, jobId: string, personId: string): Promise<AccessWindow> {
    const open = findOpenWindow(await this.findShiftsAround(manager, jobId, personId, 1), this.clock.now());
    if (!open)
      throw refuse('door_details_closed', { hours_before: ACCESS_HOURS_BEFORE, hours_after: ACCESS_HOURS_AFTER });
    return open;
  }

  /** The person's window at the place that is open or comes next; null without a shift in the next days. */
  async toAccessWindow(
    manager: EntityManager,
    jobId: string,
    personId: string,
  ): Promise<(AccessWindow & { isOpen: boolean }) | null> {
    const now = this.clock.now();
    const window = findNextWindow(await this.findShiftsAround(manager, jobId, personId, NEXT_DAYS), now);
    return window && { ...window, isOpen: window.from <= now };
  }

  private findShiftsAround(
    manager: EntityManager,
    jobId: string,
    personId: string,
    days: number,
  ): Promise<PersonShift[]> {
    const now = this.clock.now();
    const between = { from: toIsoDate(now.minus({ days: LONGEST_SHIFT_DAYS })), until: toIsoDate(now.plus({ days })) };
    return this.shifts.findShiftsIn(manager, between, { jobId, personId });
  }

  /** Throws 404, 409. */
  save(admin: Caller, { job_id: jobId, version, text }: CallBody<typeof saveSiteAccess>): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { job, card } = await lockCard(tx, jobId);
      requireVersion(card.version, version, 'site_card_changed');
      await this.store(tx, card, text);
      await recordAudit(tx, {
        actor: admin,
        action: 'site-access.changed',
        subject: { kind: 'job', id: jobId, name: job.title },
        details: { change: text === '' ? 'removed' : card.access === '' ? 'added' : 'replaced' },
      });
    });
  }

  /** Stores the details of a card that is locked. */
  async store({ manager }: Transaction, card: SiteCard, text: string): Promise<void> {
    const access = text === '' ? '' : this.sealing.seal(text, formatAccessPlace(card.jobId));
    await manager.update(SiteCard, { jobId: card.jobId }, { access, version: card.version + 1 });
  }

  /** Decrypts a card's details; empty if it has none. */
  open({ jobId, access }: SiteCard): string {
    return access === '' ? '' : this.sealing.open(access, formatAccessPlace(jobId));
  }

  async listViews(jobId: string): Promise<CallAnswer<typeof listSiteViews>> {
    const [total, rows] = await Promise.all([
      this.views.countBy({ jobId }),
      findLastViews(this.manager, jobId, SITE_VIEWS),
    ]);
    return { total, views: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
  }
}
