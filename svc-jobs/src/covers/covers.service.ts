import type {
  AnswerOf,
  AuditAction,
  assignCover,
  BodyOf,
  CoverCandidate,
  findCover,
  getCoverCandidates,
  OpenOffer,
  offerCover,
} from '@cleaning/contracts';
import { type Caller, Conflict, NotFound, raiseNotice, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { v7 } from 'uuid';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Assignments, auditAtJob } from '../enrolments/assignments.service.js';
import { Job } from '../jobs/job.entity.js';
import { ShiftChanges } from '../shifts/shift-changes.service.js';
import { shiftParameters, tellShiftChange } from '../shifts/shift-notices.js';
import { type PersonShift, ShiftReads, shiftForAdmin } from '../shifts/shift-reads.service.js';
import { hasBegun } from '../work/begun-work.js';
import { type Candidate, candidatesFor, coverProblem, peopleWhoKnow, weekAround, weekMinutes } from './candidates.js';
import { Cover, CoverOffer } from './cover.entity.js';
import type { ShiftKey } from './cover-of-shift.js';

type Source = Pick<EntityManager, 'query'>;

const NOT_AWAY = 'This shift needs no cover: its person is not away.';

const keyText = ({ jobId, date, time, personId }: ShiftKey): string => `${jobId} ${date} ${time} ${personId}`;

/** An open offer with the key of its shift. */
interface OfferRow extends OpenOffer, ShiftKey {}

/** $1 and $2 are the first and the last day, $3 an offer or null. */
const OPEN_OFFERS = `
  SELECT offer.id AS offer_id, offer.job_id AS "jobId", offer.business_date::text AS date, offer.time,
    offer.for_person_id AS "personId", to_all, to_char(offered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS offered_at,
    coalesce((
      SELECT json_agg(json_build_object('id', person.id, 'name', person.name) ORDER BY person.name, person.id)
      FROM cover_offer_person JOIN known_account AS person ON person.id = person_id AND NOT person.removed
      WHERE offer_id = offer.id), '[]') AS people
  FROM cover_offer AS offer
  WHERE withdrawn_at IS NULL AND offer.business_date BETWEEN $1::date AND $2::date AND ($3::uuid IS NULL OR offer.id = $3)`;

const offerView = ({ offer_id, to_all, people, offered_at }: OfferRow): OpenOffer => ({
  offer_id,
  to_all,
  people,
  offered_at,
});

/** How admins find somebody for a shift whose person is away. */
@Injectable()
export class Covers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly reads: ShiftReads,
    private readonly changes: ShiftChanges,
    private readonly clock: BusinessClock,
  ) {}

  /** Shifts that need a cover and are not over. */
  async needed({ from, until }: BodyOf<typeof findCover>): Promise<AnswerOf<typeof findCover>> {
    const [shifts, offers] = await Promise.all([
      this.reads.between({ from, until }),
      this.dataSource.query<OfferRow[]>(OPEN_OFFERS, [from, until, null]),
    ]);
    const offerOf = new Map(offers.map((offer) => [keyText(offer), offerView(offer)]));
    const now = this.clock.now();
    return shifts
      .filter(({ state, endsAt }) => state === 'away' && endsAt > now)
      .map((shift) => {
        const offer = offerOf.get(keyText(shift));
        return { ...shiftForAdmin(shift), ...(offer ? { offer } : {}) };
      });
  }

  /** Throws NotFound, Conflict. */
  async candidates(body: BodyOf<typeof getCoverCandidates>): Promise<CoverCandidate[]> {
    const shift = await this.coverable(this.dataSource, keyOf(body));
    const [people, known] = await Promise.all([
      candidatesFor(this.reads, this.dataSource, shift, { days: weekAround(shift) }),
      peopleWhoKnow(this.dataSource, shift.jobId),
    ]);
    const able = people
      .filter((person) => !coverProblem(shift, person))
      .map((person) => ({
        id: person.id,
        name: person.name,
        week_minutes: weekMinutes(shift, person),
        knows_place: known.has(person.id),
      }));
    // They come by name, and stay so where the rest is equal.
    return able.sort((a, b) => Number(b.knows_place) - Number(a.knows_place) || a.week_minutes - b.week_minutes);
  }

  /** Again: further people get the same offer. Throws NotFound, Conflict. */
  offer(admin: Caller, body: BodyOf<typeof offerCover>): Promise<OpenOffer> {
    const key = keyOf(body);
    const toAll = body.to === 'all';
    const chosen = body.to === 'all' ? [] : [...new Set(body.to)];
    return this.transactions.run(async (tx) => {
      await this.assignments.lock(tx, key.personId);
      const shift = await this.toCover(tx, admin, body);
      const people = await candidatesFor(this.reads, tx.manager, shift);
      requireCandidates(shift, people, chosen);
      const { id, before } = await this.openOffer(tx, admin, key, toAll);
      const asked = await tx.manager.query<{ id: string }[]>(
        'SELECT person_id AS id FROM cover_offer_person WHERE offer_id = $1',
        [id],
      );
      await addToOffer(tx, id, chosen);
      tx.announce('cover', id);
      await this.audit(tx, admin, 'cover.offered', key, { to: toAll ? 'all' : String(chosen.length) });
      const told = new Set([admin.id, ...asked.map((person) => person.id)]);
      const offeredTo = toAll
        ? people.filter((person) => !coverProblem(shift, person)).map((person) => person.id)
        : chosen;
      if (!before?.toAll)
        await raiseNotice(tx, {
          kind: 'cover-offered',
          to: offeredTo.filter((person) => !told.has(person)),
          parameters: shiftParameters(shift),
        });
      const [offer] = await tx.manager.query<OfferRow[]>(OPEN_OFFERS, [key.date, key.date, id]);
      if (!offer) throw new NotFound('There is no such offer.');
      return offerView(offer);
    });
  }

  /** The offer of the shift that is open, made where there is none. `before` is what it was. */
  async openOffer(
    tx: Transaction,
    admin: Caller,
    { jobId, date, time, personId }: ShiftKey,
    toAll: boolean,
  ): Promise<{ id: string; before: CoverOffer | null }> {
    const where = { jobId, businessDate: date, time, forPersonId: personId };
    // Who takes it back at this moment comes before or after, not between.
    const before = await tx.manager.findOne(CoverOffer, {
      where: { ...where, withdrawnAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (before) {
      await tx.manager.update(CoverOffer, { id: before.id }, { toAll: before.toAll || toAll });
      return { id: before.id, before };
    }
    const id = v7();
    await tx.manager.insert(CoverOffer, {
      id,
      ...where,
      toAll,
      offeredBy: admin.id,
      offeredAt: this.clock.now().toJSDate(),
      withdrawnAt: null,
      withdrawnBy: null,
    });
    return { id, before };
  }

  /** The shift needs a cover again, without an offer. Throws NotFound, Conflict when the cover has begun or is covered in turn. */
  takeBack(admin: Caller, offerId: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now().toJSDate();
      // Whoever takes it at this moment comes before or after, not between.
      const offer = await tx.manager.findOne(CoverOffer, {
        where: { id: offerId, withdrawnAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!offer) throw new NotFound('There is no such offer.');
      const cover = await tx.manager.findOneBy(Cover, { offerId, takenBackAt: IsNull() });
      if (cover) await this.assignments.lock(tx, cover.personId);
      if (cover && (await hasBegun(tx, cover))) throw new Conflict('The cover has begun: it cannot be taken back.');
      if (cover && (await this.isCovered(tx, cover)))
        throw new Conflict('Somebody has taken the shift of the cover: please take that back first.');
      await tx.manager.update(CoverOffer, { id: offerId }, { withdrawnAt: now, withdrawnBy: admin.id });
      if (cover) await tx.manager.update(Cover, { id: cover.id }, { takenBackAt: now, takenBackBy: admin.id });
      const key = { jobId: offer.jobId, date: offer.businessDate, time: offer.time, personId: offer.forPersonId };
      tx.announce('cover', offerId);
      tx.announce('shift', offerId, cover ? [cover.personId, offer.forPersonId] : [offer.forPersonId]);
      await this.audit(tx, admin, 'cover.taken-back', key, cover ? { cover_id: cover.personId } : {});
      if (cover) await this.tellTakenBack(tx, admin, key, cover.personId);
    });
  }

  /** A shift that needs a cover. Throws NotFound, Conflict. */
  async uncovered(source: Source, key: ShiftKey): Promise<PersonShift> {
    const shift = await this.coverable(source, key);
    if (shift.state !== 'away') throw new Conflict(NOT_AWAY);
    return shift;
  }

  /** The same; with `mark_away` its person is marked as away where they are still planned. */
  async toCover(tx: Transaction, admin: Caller, body: BodyOf<typeof offerCover> | BodyOf<typeof assignCover>) {
    const key = keyOf(body);
    if (body.mark_away && (await this.coverable(tx.manager, key)).state === 'planned') {
      const { job_id, date, time, user_id, note } = body;
      await this.changes.changeIn(tx, admin, { job_id, date, time, user_id, note, change: 'away' });
    }
    return this.uncovered(tx.manager, key);
  }

  /** A shift that is planned or needs a cover, and is not over. Throws NotFound, Conflict. */
  private async coverable(source: Source, { jobId, date, time, personId }: ShiftKey): Promise<PersonShift> {
    const shifts = await this.reads.between({ from: date, until: date }, { jobId, personId }, source);
    const shift = shifts.find((each) => each.time === time);
    if (!shift) throw new NotFound('There is no such shift.');
    if (shift.state === 'covered') throw new Conflict('Somebody else has taken this shift.');
    if (shift.state === 'cancelled') throw new Conflict(NOT_AWAY);
    if (shift.endsAt <= this.clock.now()) throw new Conflict('This shift is over.');
    return shift;
  }

  /** Whether a cover who could not come has a cover in turn. */
  private isCovered(tx: Transaction, { jobId, businessDate, time, personId }: Cover): Promise<boolean> {
    return tx.manager.existsBy(Cover, { jobId, businessDate, time, forPersonId: personId, takenBackAt: IsNull() });
  }

  private async tellTakenBack(tx: Transaction, admin: Caller, key: ShiftKey, personId: string): Promise<void> {
    const job = await tx.manager.findOneByOrFail(Job, { id: key.jobId });
    await tellShiftChange(tx, admin, { ...key, title: job.title }, { change: 'cover-taken-back', people: [personId] });
  }

  audit(
    tx: Transaction,
    admin: Caller,
    action: AuditAction,
    { jobId, personId, date, time }: ShiftKey,
    details: Record<string, string>,
  ): Promise<void> {
    return auditAtJob(tx, admin, action, { personId, jobId }, { date, time, ...details });
  }
}

export async function addToOffer(tx: Transaction, offerId: string, people: readonly string[]): Promise<void> {
  await tx.manager.query(
    'INSERT INTO cover_offer_person (offer_id, person_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING',
    [offerId, people],
  );
}

/** Throws NotFound, Conflict when one of the chosen cannot take the shift. */
export function requireCandidates(shift: PersonShift, people: readonly Candidate[], chosen: readonly string[]): void {
  for (const id of chosen) {
    const person = people.find((each) => each.id === id);
    if (!person) throw new NotFound('There is no such person, or they are not verified.');
    if (coverProblem(shift, person)) throw new Conflict(`${person.name} cannot take this shift.`);
  }
}

export const keyOf = (body: BodyOf<typeof getCoverCandidates>): ShiftKey => ({
  jobId: body.job_id,
  date: body.date,
  time: body.time,
  personId: body.user_id,
});
