import type { CoverOffer as CoverOfferView, Shift } from '@cleaning/contracts';
import { findRow, raiseNotice, refuse, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { getNextDay, getPreviousDay } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { WorkHours } from '../compliance/work-hours.service.js';
import { Assignments } from '../enrolments/assignments.service.js';
import { findSupervisors } from '../places/places.queries.js';
import { toShiftParameters } from '../shifts/shift-notices.js';
import { computeShiftPay, type PersonShift, ShiftReads, toShiftView } from '../shifts/shift-reads.service.js';
import { formatShiftKey, TodayBoard } from '../shifts/today.service.js';
import { findCandidates, findCoverProblem } from './candidates.js';
import { findPersonForShifts } from './candidates.queries.js';
import { Cover, CoverOffer } from './cover.entity.js';
import { createCover, runCoverOnce } from './cover-of-shift.js';
import { findOfferedShifts, lockOffer } from './covers.queries.js';
import { Covers } from './covers.service.js';

const toOfferView = (id: string, shift: PersonShift): CoverOfferView => {
  const { job_id, job_name, address, map_link, date, time, starts_at, ends_at } = toShiftView(shift);
  return {
    offer_id: id,
    job_id,
    job_name,
    address,
    map_link,
    date,
    time,
    starts_at,
    ends_at,
    ...computeShiftPay(shift),
  };
};

/** Takes offered shifts. Of several people at the same time one wins; the others get 409. */
@Injectable()
export class CoverTaking {
  constructor(
    @InjectRepository(CoverOffer) private readonly offers: Repository<CoverOffer>,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly reads: ShiftReads,
    private readonly board: TodayBoard,
    private readonly covers: Covers,
    private readonly clock: BusinessClock,
    private readonly hours: WorkHours,
  ) {}

  /** Shifts that the person can take now, by start: as many statements for one offer as for many. */
  async listOffers(personId: string): Promise<CoverOfferView[]> {
    const { manager } = this.offers;
    const offers = await findOfferedShifts(manager, personId, getPreviousDay(this.clock.today()));
    const dates = offers.map(({ date }) => date).sort();
    const [from] = dates;
    const until = dates.at(-1);
    if (from === undefined || until === undefined) return [];
    const [{ planned }, own, people] = await Promise.all([
      this.board.findShiftsWithWork({ from, until }, [...new Set(offers.map(({ jobId }) => jobId))]),
      this.reads.findShifts({ from: getPreviousDay(from), until: getNextDay(until) }, { personId }),
      findPersonForShifts(manager, personId, offers),
    ]);
    const offerByShift = new Map(offers.map((offer) => [formatShiftKey(offer), offer.id]));
    const now = this.clock.now();
    const found = planned.flatMap(({ shift, work }) => {
      const id = offerByShift.get(formatShiftKey(shift));
      if (id === undefined || work || shift.state !== 'away' || shift.endsAt <= now) return [];
      const person = people.find(({ jobId, date }) => jobId === shift.jobId && date === shift.date);
      return person && !findCoverProblem(shift, { ...person, shifts: own }) ? [{ id, shift }] : [];
    });
    const warnings = await this.hours.findOwnWarningsForEach(
      personId,
      found.map(({ shift }) => shift),
    );
    return found.map(({ id, shift }, index) => {
      const given = warnings[index] ?? [];
      return {
        ...toOfferView(id, shift),
        ...(given.length > 0 && { warnings: given.map(({ msg }) => msg), warning_details: given }),
      };
    });
  }

  /** Idempotent for the person. Throws 404 for an offer to others, 409. */
  async take(personId: string, offerId: string): Promise<Shift> {
    return runCoverOnce(() => this.transactions.run((tx) => this.takeIn(tx, personId, offerId)));
  }

  private async takeIn(tx: Transaction, personId: string, offerId: string): Promise<Shift> {
    const named = await findRow(tx.manager, CoverOffer, { id: offerId }, 'no_such_offer');
    await this.assignments.lockAll(tx, [named.forPersonId, personId]);
    const offer = await lockOffer(tx.manager, personId, offerId);
    if (!offer) throw refuse('no_such_offer');
    if (!(await tx.manager.existsBy(Cover, { offerId, personId, takenBackAt: IsNull() }))) {
      const shift = await this.covers.getUncoveredShift(tx.manager, offer);
      const [person] = await findCandidates(this.reads, tx.manager, shift, { personId });
      const problem = person ? findCoverProblem(shift, person) : refuse('cover_refused');
      if (problem) throw problem;
      await tx.manager.insert(Cover, createCover(offerId, offer, personId, this.clock.now()));
      const parameters = { ...toShiftParameters(shift), person: person?.name ?? '', other: shift.personName };
      const to = await findSupervisors(tx.manager, offer.jobId);
      await raiseNotice(tx, { kind: 'cover-taken', to, andAdmins: true, parameters });
      tx.announce('shift', offerId, [personId, offer.personId]);
    }
    const days = { from: offer.date, until: offer.date };
    const own = await this.reads.findShiftsIn(tx.manager, days, { jobId: offer.jobId, personId });
    const taken = own.find(({ time }) => time === offer.time);
    if (!taken) throw refuse('no_such_offer');
    return toShiftView(taken);
  }
}
