import {
  type AuditAction,
  type assignCover,
  type CallAnswer,
  type CallBody,
  type CoverCandidate,
  describeObstacle,
  type findCover,
  type getCoverCandidates,
  type OpenOffer,
  type offerCover,
} from '@cleaning/contracts';
import {
  type Caller,
  findLocked,
  getPlaces,
  insertOnce,
  lockRow,
  type Places,
  raiseNotice,
  refuse,
  requirePlace,
  type Transaction,
  Transactions,
  wherePlaces,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 } from 'uuid';
import { BusinessClock } from '../business-time/business-time.service.js';
import { WorkHours } from '../compliance/work-hours.service.js';
import { Assignments, recordAuditAtJob } from '../enrolments/assignments.service.js';
import { Job } from '../jobs/job.entity.js';
import { ShiftChanges } from '../shifts/shift-changes.service.js';
import { tellShiftChange, toShiftParameters } from '../shifts/shift-notices.js';
import { type PersonShift, ShiftReads, toDeskShiftView } from '../shifts/shift-reads.service.js';
import { needsCover, TodayBoard } from '../shifts/today.service.js';
import { hasBegun } from '../work/begun-work.queries.js';
import {
  type Candidate,
  describeShortRest,
  findCandidates,
  findCoverProblem,
  findNearestDistance,
  findObstacle,
  findShortRests,
  getWeekAround,
  selectAskable,
  showObstacle,
  sumWeekMinutes,
} from './candidates.js';
import { findPastWorkers } from './candidates.queries.js';
import { Cover, CoverOffer, CoverOfferPerson } from './cover.entity.js';
import type { ShiftKey } from './cover-of-shift.js';
import { findOpenOffer, findOpenOffers, type OfferRow } from './covers.queries.js';

const formatShiftKey = ({ jobId, date, time, personId }: ShiftKey): string => `${jobId} ${date} ${time} ${personId}`;

const toOfferView = ({ offer_id, to_all, people, offered_at }: OfferRow): OpenOffer => ({
  offer_id,
  to_all,
  people,
  offered_at,
});

/** Finds cover for absent people, for admins and for supervisors at their places. */
@Injectable()
export class Covers {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly reads: ShiftReads,
    private readonly board: TodayBoard,
    private readonly changes: ShiftChanges,
    private readonly clock: BusinessClock,
    private readonly hours: WorkHours,
  ) {}

  /** Shifts that need a cover, are not over and were not begun. */
  async listNeeded({ from, until }: CallBody<typeof findCover>, places: Places): Promise<CallAnswer<typeof findCover>> {
    const [{ planned }, offers] = await Promise.all([
      this.board.findShiftsWithWork({ from, until }, places),
      findOpenOffers(this.manager, { from, until }),
    ]);
    const offerByShift = new Map(offers.map((offer) => [formatShiftKey(offer), toOfferView(offer)]));
    const now = this.clock.now();
    return planned
      .filter((worked) => needsCover(worked, now))
      .map(({ shift }) => ({
        ...toDeskShiftView(places)(shift),
        offer: offerByShift.get(formatShiftKey(shift)),
      }));
  }

  /** Throws 404, 409. */
  async listCandidates(caller: Caller, body: CallBody<typeof getCoverCandidates>): Promise<CoverCandidate[]> {
    requirePlace(caller, body.job_id, 'no_such_shift');
    const { manager } = this;
    const shift = await this.getCoverableShift(manager, getKey(body));
    const [candidates, known] = await Promise.all([
      findCandidates(this.reads, manager, shift, { days: getWeekAround(shift) }),
      findPastWorkers(manager, shift.jobId),
    ]);
    const people = selectAskable(caller, candidates);
    const obstacles = new Map(people.map((person) => [person.id, findObstacle(shift, person)]));
    const able = people.filter(({ id }) => !obstacles.get(id));
    // Hidden from supervisors: a person's visa and where else they work.
    const visa = caller.role === 'admin' ? await this.hours.findWarnings(able, shift) : null;
    const findWarnings = (person: Candidate) => {
      if (caller.role !== 'admin') return [];
      return [...findShortRests(shift, person).map(describeShortRest), ...(visa?.get(person.id) ?? [])];
    };
    const describeCandidate = (person: Candidate) => {
      // Hidden from supervisors: where else people work.
      const metres = caller.role === 'admin' ? findNearestDistance(shift, person) : null;
      return {
        id: person.id,
        name: person.name,
        week_minutes: sumWeekMinutes(shift, person),
        knows_place: known.has(person.id),
        ...(metres !== null && { distance_metres: metres }),
      };
    };
    const views = able.map((person) => {
      const warnings = findWarnings(person);
      return { ...describeCandidate(person), ...(warnings.length > 0 && { warnings }) };
    });
    // The sort is stable: equal candidates stay ordered by name.
    views.sort((a, b) => Number(b.knows_place) - Number(a.knows_place) || a.week_minutes - b.week_minutes);
    if (!body.with_others) return views;
    const others = people.flatMap((person) => {
      const obstacle = obstacles.get(person.id);
      // Leaves out the person whose shift it is.
      if (!obstacle || obstacle.kind === 'own') return [];
      return { ...describeCandidate(person), problem: describeObstacle(showObstacle(obstacle, getPlaces(caller))) };
    });
    return [...views, ...others];
  }

  /** Idempotent; repeats add people to the offer. Throws 404, 409. */
  offer(admin: Caller, body: CallBody<typeof offerCover>): Promise<OpenOffer> {
    requirePlace(admin, body.job_id, 'no_such_shift');
    const key = getKey(body);
    const toAll = body.to === 'all';
    const chosen = body.to === 'all' ? [] : [...new Set(body.to)];
    return this.transactions.run(async (tx) => {
      await this.assignments.lock(tx, key.personId);
      const shift = await this.getShiftToCover(tx, admin, body);
      const people = selectAskable(admin, await findCandidates(this.reads, tx.manager, shift));
      requireCandidates(admin, shift, people, chosen);
      const { id, before } = await this.openOffer(tx, admin, key, toAll);
      const asked = await tx.manager.findBy(CoverOfferPerson, { offerId: id });
      await addToOffer(tx, id, chosen);
      await this.recordAudit(tx, admin, 'cover.offered', key, { to: toAll ? 'all' : String(chosen.length) });
      const told = new Set([admin.id, ...asked.map(({ personId }) => personId)]);
      const offeredTo = toAll
        ? people.filter((person) => !findCoverProblem(shift, person)).map((person) => person.id)
        : chosen;
      if (!before?.toAll)
        await raiseNotice(tx, {
          kind: 'cover-offered',
          to: offeredTo.filter((person) => !told.has(person)),
          parameters: toShiftParameters(shift),
        });
      const offer = await findOpenOffer(tx.manager, id);
      if (!offer) throw refuse('no_such_offer');
      return toOfferView(offer);
    });
  }

  /** The shift's open offer, created if missing. `before` is its former state. */
  async openOffer(
    tx: Transaction,
    admin: Caller,
    { jobId, date, time, personId }: ShiftKey,
    toAll: boolean,
  ): Promise<{ id: string; before: CoverOffer | null }> {
    const where = { jobId, businessDate: date, time, forPersonId: personId };
    // The lock orders this before or after a concurrent withdrawal.
    const before = await findLocked(tx.manager, CoverOffer, { ...where, withdrawnAt: IsNull() });
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

  /** The shift needs a cover again, without an offer. Throws 404, 409 when the cover has begun or is covered in turn. */
  takeBack(admin: Caller, offerId: string): Promise<void> {
    return this.transactions.run((tx) => this.takeBackIn(tx, admin, offerId));
  }

  /** `takeBack` in the caller's transaction. */
  async takeBackIn(tx: Transaction, admin: Caller, offerId: string): Promise<void> {
    const now = this.clock.now().toJSDate();
    // Whoever takes it at this moment comes before or after, not between.
    const offer = await lockRow(
      tx.manager,
      CoverOffer,
      { id: offerId, withdrawnAt: IsNull(), ...wherePlaces(getPlaces(admin)) },
      'no_such_offer',
    );
    const cover = await tx.manager.findOneBy(Cover, { offerId, takenBackAt: IsNull() });
    if (cover) await this.assignments.lock(tx, cover.personId);
    if (cover && (await hasBegun(tx.manager, cover))) throw refuse('cover_begun');
    if (cover && (await this.isCovered(tx, cover))) throw refuse('cover_taken');
    await tx.manager.update(CoverOffer, { id: offerId }, { withdrawnAt: now, withdrawnBy: admin.id });
    if (cover) await tx.manager.update(Cover, { id: cover.id }, { takenBackAt: now, takenBackBy: admin.id });
    const key = { jobId: offer.jobId, date: offer.businessDate, time: offer.time, personId: offer.forPersonId };
    tx.announce('shift', offerId, cover ? [cover.personId, offer.forPersonId] : [offer.forPersonId]);
    await this.recordAudit(tx, admin, 'cover.taken-back', key, cover ? { cover_id: cover.personId } : {});
    if (cover) await this.tellTakenBack(tx, admin, key, cover.personId);
  }

  /** A shift that needs a cover. Throws 404, 409. */
  async getUncoveredShift(manager: EntityManager, key: ShiftKey): Promise<PersonShift> {
    const shift = await this.getCoverableShift(manager, key);
    if (shift.state !== 'away') throw refuse('no_cover_needed');
    return shift;
  }

  /** The shift to cover. With `mark_away`, first marks its person as away if still planned. */
  async getShiftToCover(
    tx: Transaction,
    admin: Caller,
    body: CallBody<typeof offerCover> | CallBody<typeof assignCover>,
  ) {
    const key = getKey(body);
    if (body.mark_away && (await this.getCoverableShift(tx.manager, key)).state === 'planned') {
      const { job_id, date, time, user_id, note } = body;
      await this.changes.changeIn(tx, admin, { job_id, date, time, user_id, note, change: 'away' });
    }
    return this.getUncoveredShift(tx.manager, key);
  }

  /** A shift that is planned or needs a cover, is not over and was not begun. Throws 404, 409. */
  private async getCoverableShift(
    manager: EntityManager,
    { jobId, date, time, personId }: ShiftKey,
  ): Promise<PersonShift> {
    const shifts = await this.reads.findShiftsIn(manager, { from: date, until: date }, { jobId, personId });
    const shift = shifts.find((each) => each.time === time);
    if (!shift) throw refuse('no_such_shift');
    if (shift.state === 'covered') throw refuse('shift_taken');
    if (shift.state === 'cancelled') throw refuse('no_cover_needed');
    if (shift.endsAt <= this.clock.now()) throw refuse('shift_over');
    if (await hasBegun(manager, { jobId, personId, businessDate: date, time })) throw refuse('shift_begun');
    return shift;
  }

  /** True if the cover is absent too and has a cover of their own. */
  private isCovered(tx: Transaction, { jobId, businessDate, time, personId }: Cover): Promise<boolean> {
    return tx.manager.existsBy(Cover, { jobId, businessDate, time, forPersonId: personId, takenBackAt: IsNull() });
  }

  private async tellTakenBack(tx: Transaction, admin: Caller, key: ShiftKey, personId: string): Promise<void> {
    const job = await tx.manager.findOneByOrFail(Job, { id: key.jobId });
    await tellShiftChange(tx, admin, { ...key, title: job.title }, { change: 'cover-taken-back', people: [personId] });
  }

  recordAudit(
    tx: Transaction,
    admin: Caller,
    action: AuditAction,
    { jobId, personId, date, time }: ShiftKey,
    details: Record<string, string>,
  ): Promise<void> {
    return recordAuditAtJob(tx, admin, action, { personId, jobId }, { date, time, ...details });
  }
}

export async function addToOffer(tx: Transaction, offerId: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  await insertOnce(
    tx.manager,
    CoverOfferPerson,
    people.map((personId) => ({ offerId, personId })),
  );
}

/** Throws 404, 409 when one of the chosen cannot take the shift. */
export function requireCandidates(
  caller: Caller,
  shift: PersonShift,
  people: readonly Candidate[],
  chosen: readonly string[],
): void {
  for (const id of chosen) {
    const person = people.find((each) => each.id === id);
    if (!person) throw refuse('cover_person_unknown');
    const obstacle = findObstacle(shift, person);
    if (obstacle)
      throw refuse('cover_obstacle', { person: person.name, obstacle: showObstacle(obstacle, getPlaces(caller)) });
  }
}

export const getKey = (body: CallBody<typeof getCoverCandidates>): ShiftKey => ({
  jobId: body.job_id,
  date: body.date,
  time: body.time,
  personId: body.user_id,
});
