import { buildInsistIssue, describeOverlap, type NamedShift, type ShiftOverlap, warn } from '@cleaning/contracts';
import { type Caller, type Refusal, recordAudit, refuse, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { getNextDay, getPreviousDay, toIsoDate } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { type PersonShift, ShiftReads } from './shift-reads.service.js';

/** Timetables repeat weekly; the week's plan shows later overlaps. */
export const LOOK_AHEAD_DAYS = 56;
const MAX_NAMED = 10;

export type ShiftPair = readonly [PersonShift, PersonShift];

/**
 * Pairs of one person's overlapping shifts, each once, by start. A shift may begin when another ends.
 * @param concerns leaves out pairs without a matching shift
 */
export function findOverlaps(
  shifts: readonly PersonShift[],
  concerns: (shift: PersonShift) => boolean = () => true,
): ShiftPair[] {
  const sorted = shifts
    .filter(({ state }) => state === 'planned')
    .map((shift) => ({
      shift,
      personId: shift.personId,
      from: shift.startsAt.toMillis(),
      to: shift.endsAt.toMillis(),
      isMeant: concerns(shift),
    }))
    .sort((a, b) => a.from - b.from);
  const pairs: ShiftPair[] = [];
  for (const [index, one] of sorted.entries())
    for (let at = index + 1; at < sorted.length; at += 1) {
      const other = sorted[at];
      // All later ones begin later still.
      if (!other || other.from >= one.to) break;
      if (other.personId === one.personId && (one.isMeant || other.isMeant)) pairs.push([one.shift, other.shift]);
    }
  return pairs;
}

const toNamedShift = ({ date, time, title }: PersonShift): NamedShift => ({ date, time, title });
export const toOverlap = ([a, b]: ShiftPair): ShiftOverlap => ({
  person: a.personName,
  shifts: [toNamedShift(a), toNamedShift(b)],
});

/** The admin confirms with `insist`. */
function refuseOverlaps(pairs: readonly ShiftPair[]): Refusal {
  const people = [...new Set(pairs.map(([{ personName }]) => personName))];
  const overlaps = pairs.slice(0, MAX_NAMED).map(toOverlap);
  const issues = overlaps.map((overlap) => buildInsistIssue(warn('overlap', overlap)));
  return refuse('overlapping_shifts', { people, overlaps }, { issues });
}

/** Warns admins who plan overlapping shifts of one person. */
@Injectable()
export class Overlaps {
  constructor(
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Checks the person's shifts after the change (`isNew` marks the changed ones) around the day `on`, or for eight
   * weeks. Throws overlapping_shifts if the admin wasn't asked yet (`insist` false); allowed overlaps are audited.
   */
  check(
    tx: Transaction,
    admin: Pick<Caller, 'id' | 'name'>,
    { personId, ...asked }: { personId: string; on?: string | null; insist: boolean | undefined },
    isNew: (shift: PersonShift) => boolean,
  ): Promise<void> {
    return this.checkAll(tx, admin, { people: [personId], ...asked }, isNew);
  }

  /** `check` for several people. */
  async checkAll(
    tx: Transaction,
    admin: Pick<Caller, 'id' | 'name'>,
    { insist, ...who }: { people: readonly string[]; on?: string | null; insist: boolean | undefined },
    isNew: (shift: PersonShift) => boolean,
  ): Promise<void> {
    const pairs = await this.findPairs(tx, who, isNew);
    if (pairs.length > 0 && insist === false) throw refuseOverlaps(pairs);
    await this.allow(tx, admin, pairs);
  }

  /** The pairs that `checkAll` refuses or audits. */
  async findPairs(
    tx: Transaction,
    { people, on = null }: { people: readonly string[]; on?: string | null },
    isNew: (shift: PersonShift) => boolean,
  ): Promise<ShiftPair[]> {
    const pairs: ShiftPair[] = [];
    for (const personId of people) pairs.push(...findOverlaps(await this.findShiftsAhead(tx, personId, on), isNew));
    return pairs;
  }

  /** Audits allowed overlaps, once for each person. */
  async allow(tx: Transaction, admin: Pick<Caller, 'id' | 'name'>, pairs: readonly ShiftPair[]): Promise<void> {
    const people = new Map(pairs.map(([{ personId, personName }]) => [personId, personName]));
    for (const [id, name] of people) {
      const own = pairs.filter(([{ personId }]) => personId === id).slice(0, MAX_NAMED);
      await recordAudit(tx, {
        actor: admin,
        action: 'shift.overlap-allowed',
        subject: { kind: 'person', id, name },
        details: { shifts: own.map((pair) => describeOverlap(toOverlap(pair))).join('; ') },
      });
    }
  }

  /** The person's shifts that are not over: around the day `on`, otherwise eight weeks ahead. */
  private async findShiftsAhead(tx: Transaction, personId: string, on: string | null): Promise<PersonShift[]> {
    const today = this.clock.today();
    const last = toIsoDate(DateTime.fromISO(today, { zone: 'utc' }).plus({ days: LOOK_AHEAD_DAYS }));
    const days = on === null ? { from: today, until: last } : { from: getPreviousDay(on), until: getNextDay(on) };
    const now = this.clock.now();
    const shifts = await this.reads.findShiftsIn(tx.manager, days, { personId });
    return shifts.filter(({ endsAt }) => endsAt > now);
  }
}
