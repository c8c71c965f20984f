import type { CoverOffer as CoverOfferView, Shift } from '@cleaning/contracts';
import { Conflict, NotFound, raiseNotice, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { BusinessClock, dayBefore } from '../business-time/business-time.service.js';
import { Assignments } from '../enrolments/assignments.service.js';
import { shiftParameters } from '../shifts/shift-notices.js';
import { type PersonShift, ShiftReads, shiftPay, shiftView } from '../shifts/shift-reads.service.js';
import { candidatesFor, coverProblem } from './candidates.js';
import { Cover } from './cover.entity.js';
import { coverOf, oneCover } from './cover-of-shift.js';
import { Covers } from './covers.service.js';

interface OfferedShift {
  id: string;
  jobId: string;
  date: string;
  time: string;
  personId: string;
}

const OFFER = `SELECT offer.id, offer.job_id AS "jobId", offer.business_date::text AS date, offer.time,
    offer.for_person_id AS "personId"
  FROM cover_offer AS offer`;

/** SQL: whether the offer was made to the person, a placeholder. */
const isOfferedTo = (person: string) => `(to_all OR EXISTS (
  SELECT FROM cover_offer_person WHERE offer_id = offer.id AND person_id = ${person}))`;

const NO_OFFER = 'There is no such offer.';

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

/** How people take shifts that are offered. Of all who take one at once the database lets one win; the others throw Conflict. */
@Injectable()
export class CoverTaking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly reads: ShiftReads,
    private readonly covers: Covers,
    private readonly clock: BusinessClock,
  ) {}

  /** Shifts that the person can take now, by start. */
  async offersTo(personId: string): Promise<CoverOfferView[]> {
    const offers = await this.dataSource.query<OfferedShift[]>(
      `${OFFER} WHERE withdrawn_at IS NULL AND business_date >= $2::date AND for_person_id <> $1 AND ${isOfferedTo('$1')}
         AND NOT EXISTS (SELECT FROM cover WHERE cover.offer_id = offer.id AND taken_back_at IS NULL)`,
      [personId, dayBefore(this.clock.today())],
    );
    const found: { id: string; shift: PersonShift }[] = [];
    for (const offer of offers) {
      const shift = await this.open(offer);
      if (!shift) continue;
      const [person] = await candidatesFor(this.reads, this.dataSource, shift, { personId });
      if (person && !coverProblem(shift, person)) found.push({ id: offer.id, shift });
    }
    found.sort((a, b) => a.shift.startsAt.toMillis() - b.shift.startsAt.toMillis());
    return found.map(({ id, shift }) => offerView(id, shift));
  }

  /** The offered shift; null when it needs no cover any more. */
  private async open(offer: OfferedShift): Promise<PersonShift | null> {
    try {
      return await this.covers.uncovered(this.dataSource, offer);
    } catch (error) {
      if (error instanceof NotFound || error instanceof Conflict) return null;
      throw error;
    }
  }

  /** Again by the same person: the same answer. Throws NotFound for an offer to others, Conflict. */
  async take(personId: string, offerId: string): Promise<Shift> {
    return oneCover(() => this.transactions.run((tx) => this.takeIn(tx, personId, offerId)));
  }

  private async takeIn(tx: Transaction, personId: string, offerId: string): Promise<Shift> {
    await this.assignments.lock(tx, personId);
    const [offer] = await tx.manager.query<OfferedShift[]>(
      `${OFFER} WHERE offer.id = $1 AND withdrawn_at IS NULL AND ${isOfferedTo('$2')} FOR SHARE OF offer`,
      [offerId, personId],
    );
    if (!offer) throw new NotFound(NO_OFFER);
    if (!(await tx.manager.existsBy(Cover, { offerId, personId, takenBackAt: IsNull() }))) {
      const shift = await this.covers.uncovered(tx.manager, offer);
      const [person] = await candidatesFor(this.reads, tx.manager, shift, { personId });
      const problem = person ? coverProblem(shift, person) : 'You cannot take this shift.';
      if (problem) throw new Conflict(problem);
      await tx.manager.insert(Cover, coverOf(offerId, offer, personId, this.clock.now()));
      const parameters = { ...shiftParameters(shift), person: person?.name ?? '', other: shift.personName };
      await raiseNotice(tx, { kind: 'cover-taken', to: 'admins', parameters });
      tx.announce('cover', offerId);
      tx.announce('shift', offerId, [personId, offer.personId]);
    }
    const days = { from: offer.date, until: offer.date };
    const own = await this.reads.between(days, { jobId: offer.jobId, personId }, tx.manager);
    const taken = own.find(({ time }) => time === offer.time);
    if (!taken) throw new NotFound(NO_OFFER);
    return shiftView(taken);
  }
}
