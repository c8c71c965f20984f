import { addDays, type ShiftNoticeChange } from '@cleaning/contracts';
import { type Caller, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { getPreviousDay } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { LOOK_AHEAD_DAYS } from '../shifts/overlaps.service.js';
import { MAX_MOVED_DAYS } from '../shifts/plan.js';
import { tellShiftChange } from '../shifts/shift-notices.js';
import { type PersonShift, type ShiftDays, ShiftReads } from '../shifts/shift-reads.service.js';

interface ShiftChangeNotice {
  readonly shift: PersonShift;
  readonly change: ShiftNoticeChange;
  readonly note: string | null;
}

const getKey = ({ jobId, date, time, personId }: PersonShift): string => [jobId, date, time, personId].join(' ');
const indexByKey = (shifts: readonly PersonShift[]) => new Map(shifts.map((shift) => [getKey(shift), shift]));

/** Notices for shifts that changed. A moved shift is reported by its new day only. */
function findNoticesToTell(before: readonly PersonShift[], after: readonly PersonShift[]): ShiftChangeNotice[] {
  const [were, are] = [indexByKey(before), indexByKey(after)];
  const isPlanned = (shift: PersonShift | undefined) => shift?.state === 'planned';
  const gained = after.filter((shift) => isPlanned(shift) && !isPlanned(were.get(getKey(shift))));
  const movedFrom = new Set(gained.map((shift) => shift.movedFrom && getKey({ ...shift, date: shift.movedFrom })));
  const lost = before.filter((shift) => isPlanned(shift) && !isPlanned(are.get(getKey(shift))));
  return [
    ...lost
      .filter((shift) => !movedFrom.has(getKey(shift)))
      .map((shift): ShiftChangeNotice => ({ shift, change: 'cancelled', note: are.get(getKey(shift))?.note ?? null })),
    ...gained.map(
      (shift): ShiftChangeNotice => ({
        shift,
        change: shift.movedFrom ? 'moved' : 'restored',
        note: shift.note ?? null,
      }),
    ),
  ];
}

/** Notifies people when public holidays cancel, move or restore their shifts. */
@Injectable()
export class HolidayNotices {
  constructor(
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  /** The horizon of notices about changed timetables. */
  getDaysAhead(): ShiftDays {
    const from = this.clock.today();
    return { from, until: addDays(from, LOOK_AHEAD_DAYS) };
  }

  /**
   * Calls `write`, which changes public holidays on these days for these jobs, and notifies people whose shifts change.
   */
  async follow(
    tx: Transaction,
    admin: Caller,
    { jobs, from, until }: ShiftDays & { readonly jobs: readonly string[] },
    write: () => Promise<unknown>,
  ): Promise<void> {
    const [first, yesterday] = [addDays(from, -MAX_MOVED_DAYS), getPreviousDay(this.clock.today())];
    // Shifts before yesterday are over.
    const days = { from: first < yesterday ? yesterday : first, until: addDays(until, MAX_MOVED_DAYS) };
    const before = await this.toCome(tx, jobs, days);
    await write();
    const told = findNoticesToTell(before, await this.toCome(tx, jobs, days));
    for (const { shift, change, note } of told)
      await tellShiftChange(tx, admin, shift, { change, people: [shift.personId], note });
    if (told.length > 0) tx.announce('shift', '', [...new Set(told.map(({ shift }) => shift.personId))]);
  }

  private async toCome(tx: Transaction, jobs: readonly string[], days: ShiftDays): Promise<PersonShift[]> {
    const now = this.clock.now();
    return (await this.reads.findShiftsIn(tx.manager, days, { places: jobs })).filter(({ endsAt }) => endsAt > now);
  }
}
