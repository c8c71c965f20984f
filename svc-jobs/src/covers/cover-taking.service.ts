import type { CoverOffer as CoverOfferView, Shift } from '@cleaning/contracts';
import { raiseNotice, refuse, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { dayAfter, dayBefore } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { WorkHours } from '../compliance/work-hours.service.js';
import { Assignments } from '../enrolments/assignments.service.js';
import { findSupervisors } from '../places/places.queries.js';
import { shiftParameters } from '../shifts/shift-notices.js';
import { type PersonShift, ShiftReads, shiftPay, shiftView } from '../shifts/shift-reads.service.js';
import { keyText, TodayBoard } from '../shifts/today.service.js';
import { candidatesFor, coverProblem } from './candidates.js';
import { personAt } from './candidates.queries.js';
import { Cover, CoverOffer } from './cover.entity.js';
import { oneCover, readCover } from './cover-of-shift.js';
import { holdOfferTo, shiftsOfferedTo } from './covers.queries.js';
import { Covers } from './covers.service.js';

const offerView = (id: string, shift: PersonShift): CoverOfferView => {
  const { job_id, job_name, address, map_link, date, time, starts_at, ends_at } = shiftView(shift);
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
    ...shiftPay(shift),
  };
};

/** How people take shifts that are offered. Of all who take one at once the database lets one win; the others throw 409. */
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
  async offersTo(personId: string): Promise<CoverOfferView[]> {
    const { manager } = this.offers;
    const offers = await shiftsOfferedTo(manager, personId, dayBefore(this.clock.today()));
    const dates = offers.map(({ date }) => date).sort();
    const [from] = dates;
    const until = dates.at(-1);
    if (from === undefined || until === undefined) return [];
    const [{ planned }, own, people] = await Promise.all([
      this.board.withWork({ from, until }, [...new Set(offers.map(({ jobId }) => jobId))]),
      this.reads.between({ from: dayBefore(from), until: dayAfter(until) }, { personId }),
      personAt(manager, personId, offers),
    ]);
    const offerByShift = new Map(offers.map((offer) => [keyText(offer), offer.id]));
    const now = this.clock.now();
    const found = planned.flatMap(({ shift, work }) => {
      const id = offerByShift.get(keyText(shift));
      if (id === undefined || work || shift.state !== 'away' || shift.endsAt <= now) return [];
      const person = people.find(({ jobId, date }) => jobId === shift.jobId && date === shift.date);
      return person && !coverProblem(shift, { ...person, shifts: own }) ? [{ id, shift }] : [];
    });
    const warnings = await this.hours.warningsForEach(
      personId,
      found.map(({ shift }) => shift),
    );
    return found.map(({ id, shift }, index) => {
      const given = warnings[index] ?? [];
      return {
        ...offerView(id, shift),
        ...(given.length > 0 && { warnings: given.map(({ msg }) => msg), warning_details: given }),
      };
    });
  }

  /** Again by the same person: the same answer. Throws 404 for an offer to others, 409. */
  async take(personId: string, offerId: string): Promise<Shift> {
    return oneCover(() => this.transactions.run((tx) => this.takeIn(tx, personId, offerId)));
  }

  private async takeIn(tx: Transaction, personId: string, offerId: string): Promise<Shift> {
    const named = await tx.manager.findOneBy(CoverOffer, { id: offerId });
    if (!named) throw refuse('no_such_offer');
    await this.assignments.lockAll(tx, [named.forPersonId, personId]);
    const offer = await holdOfferTo(tx.manager, personId, offerId);
    if (!offer) throw refuse('no_such_offer');
    if (!(await tx.manager.existsBy(Cover, { offerId, personId, takenBackAt: IsNull() }))) {
      const shift = await this.covers.uncovered(tx.manager, offer);
      const [person] = await candidatesFor(this.reads, tx.manager, shift, { personId });
      const problem = person ? coverProblem(shift, person) : refuse('cover_refused');
      if (problem) throw problem;
      await tx.manager.insert(Cover, readCover(offerId, offer, personId, this.clock.now()));
      const parameters = { ...shiftParameters(shift), person: person?.name ?? '', other: shift.personName };
      const to = await findSupervisors(tx.manager, offer.jobId);
      await raiseNotice(tx, { kind: 'cover-taken', to, andAdmins: true, parameters });
      tx.announce('shift', offerId, [personId, offer.personId]);
    }
    const days = { from: offer.date, until: offer.date };
    const own = await this.reads.between(days, { jobId: offer.jobId, personId }, tx.manager);
    const taken = own.find(({ time }) => time === offer.time);
    if (!taken) throw refuse('no_such_offer');
    return shiftView(taken);
  }
}
