import { randomBytes } from 'node:crypto';
import { type AuditAction, type CallAnswer, type getSiteCalendarLink, SITE_CALENDAR_PATH } from '@cleaning/contracts';
import { type Caller, hashSha256, recordAudit, refuse, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import type { Job } from '../jobs/job.entity.js';
import { lockJob } from '../jobs/locked-job.js';
import { ShiftReads } from '../shifts/shift-reads.service.js';
import { findJobsToStaff } from '../shifts/week-plan.queries.js';
import { listJobSlots } from '../shifts/week-plan.service.js';
import { type CalendarSite, findCalendarSite } from './calendar.queries.js';
import { SiteCalendarLink } from './site-calendar-link.entity.js';
import { buildRoster, describeRosterEntry, type RosterEntry } from './site-roster.js';
import { type CalendarEntry, findCalendarDays, writeCalendar } from './write-calendar.js';

const toEntry = ({ jobId, title, address, mapLink }: CalendarSite, entry: RosterEntry): CalendarEntry => ({
  uid: `${entry.date}-${entry.time.replaceAll(':', '')}-${jobId}@roster`,
  startsAt: entry.startsAt.toJSDate(),
  endsAt: entry.endsAt.toJSDate(),
  summary: describeRosterEntry(title, entry),
  location: address,
  description: mapLink,
  isCancelled: entry.isCancelled,
});

const record = (
  tx: Transaction,
  actor: Caller,
  action: Extract<AuditAction, `job.calendar-link-${string}`>,
  { id, title: name }: Job,
): Promise<void> => recordAudit(tx, { actor, action, subject: { kind: 'job', id, name } });

/** Site rosters as calendar subscriptions. A link belongs to the company and keeps working after its admin leaves. */
@Injectable()
export class SiteCalendars {
  constructor(
    @InjectRepository(SiteCalendarLink) private readonly links: Repository<SiteCalendarLink>,
    private readonly transactions: Transactions,
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  async link(jobId: string): Promise<CallAnswer<typeof getSiteCalendarLink>> {
    const link = await this.links.findOneBy({ jobId });
    return { made_at: link?.madeAt.toISOString() ?? '' };
  }

  /** The address with a new secret; the one before ends. Throws 404, and 409 for a job that has ended. */
  make(admin: Caller, jobId: string): Promise<{ path: string }> {
    const key = randomBytes(32).toString('base64url');
    return this.transactions.run(async (tx) => {
      const job = await lockJob(tx, jobId);
      if (job.closedAt) throw refuse('job_ended');
      const madeAt = this.clock.now().toJSDate();
      await tx.manager.upsert(SiteCalendarLink, { jobId, keyHash: hashSha256(key), madeAt }, ['jobId']);
      await record(tx, admin, 'job.calendar-link-made', job);
      return { path: `${SITE_CALENDAR_PATH}?key=${key}` };
    });
  }

  /** Throws 404 for an unknown job. */
  async revoke(admin: Caller, jobId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const job = await lockJob(tx, jobId);
      const { affected } = await tx.manager.delete(SiteCalendarLink, { jobId });
      if (affected) await record(tx, admin, 'job.calendar-link-revoked', job);
    });
  }

  /** Throws 404 for an unknown secret, or if the job has ended. */
  async read(key: string): Promise<string> {
    const { manager } = this.links;
    const site = await findCalendarSite(manager, hashSha256(key));
    if (!site) throw refuse('no_such_calendar');
    const now = this.clock.now();
    const days = findCalendarDays(now);
    const { jobId } = site;
    const [shifts, [job]] = await Promise.all([
      this.reads.findShifts(days, { jobId }),
      findJobsToStaff(manager, days, { jobId, places: 'all' }),
    ]);
    const slots = job ? listJobSlots(job, days, this.clock.zone) : [];
    const entries = buildRoster(slots, job?.needed ?? 0, shifts, now).map((entry) => toEntry(site, entry));
    return writeCalendar(`${site.title} roster`, entries, now.toJSDate());
  }
}
