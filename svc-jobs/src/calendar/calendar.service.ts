import { randomBytes } from 'node:crypto';
import { CALENDAR_PATH, type CallAnswer, type EntityState, type getCalendarLink } from '@cleaning/contracts';
import { hashSha256, OnChange, refuse, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThanOrEqual, type Repository } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Assignments } from '../enrolments/assignments.service.js';
import { type PersonShift, ShiftReads } from '../shifts/shift-reads.service.js';
import { findCalendarOwner } from './calendar.queries.js';
import { CalendarLink } from './calendar-link.entity.js';
import { type CalendarEntry, findCalendarDays, writeCalendar } from './write-calendar.js';

/** Stable between reads, so that calendar programs update an entry instead of adding another. */
const buildUid = ({ jobId, date, time, personId }: PersonShift): string =>
  `${date}-${time.replaceAll(':', '')}-${jobId}-${personId}@shifts`;

const toEntry = (shift: PersonShift): CalendarEntry => ({
  uid: buildUid(shift),
  startsAt: shift.startsAt.toJSDate(),
  endsAt: shift.endsAt.toJSDate(),
  summary: shift.title,
  location: shift.address,
  description: shift.mapLink,
});

/** People's shifts as calendar subscriptions. */
@Injectable()
export class Calendars {
  constructor(
    @InjectRepository(CalendarLink) private readonly links: Repository<CalendarLink>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  async link(personId: string): Promise<CallAnswer<typeof getCalendarLink>> {
    const link = await this.links.findOneBy({ personId });
    return { made_at: link?.madeAt.toISOString() ?? '' };
  }

  /** The address with a new secret; the one before ends. */
  make(personId: string): Promise<{ path: string }> {
    const key = randomBytes(32).toString('base64url');
    return this.transactions.run(async (tx) => {
      await this.assignments.lock(tx, personId);
      await tx.manager.upsert(
        CalendarLink,
        { personId, keyHash: hashSha256(key), madeAt: this.clock.now().toJSDate() },
        ['personId'],
      );
      return { path: `${CALENDAR_PATH}?key=${key}` };
    });
  }

  async revoke(personId: string): Promise<void> {
    await this.transactions.run((tx) => tx.manager.delete(CalendarLink, { personId }));
  }

  /** The person has ended it with a new password. An address that was made since stays, however often this is read. */
  @OnChange('calendar-end')
  async end(personId: string, state: EntityState<'calendar-end'> | null, { manager }: Transaction): Promise<void> {
    if (!state) return;
    await manager.delete(CalendarLink, { personId, madeAt: LessThanOrEqual(new Date(state.ended_at)) });
  }

  /** Throws 404 for an unknown secret, or if the person was removed or is not verified. */
  async read(key: string): Promise<string> {
    const personId = await findCalendarOwner(this.manager, hashSha256(key));
    if (personId === undefined) throw refuse('no_such_calendar');
    const now = this.clock.now();
    const shifts = await this.reads.findShifts(findCalendarDays(now), { personId });
    const entries = shifts.filter(({ state }) => state === 'planned').map(toEntry);
    return writeCalendar('Shifts', entries, now.toJSDate());
  }
}
