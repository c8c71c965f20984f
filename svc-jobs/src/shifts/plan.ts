import { formatWeekdayDate, type ShiftOrigin, type ShiftState, type SlotHolidays } from '@cleaning/contracts';

/** A change of one day. `time` is a slot's 'HH:MM-HH:MM', or 'HH:MM' of a quick job. */
export interface DatedChange {
  /**
   * `away` and `extra`: the person themselves; `cancelled`: nobody works; `cover`: the person does it for `other`; `covered`: `other`
   * does it for them.
   */
  kind: 'away' | 'cancelled' | 'extra' | 'cover' | 'covered';
  date: string;
  time: string;
  /** The admin's note. */
  note?: string | null;
  other?: CoverPerson | null;
  /** For `extra` and `cover`: the complaint that the shift puts right. */
  reClean?: ReCleanShift | null;
  /** For `extra` and `cover`: when the person got the shift, as ISO 8601 instant. */
  since?: string;
}

/** A shift without charge to the client. */
export interface ReCleanShift {
  complaintId: string;
  /** False: unpaid for the person. */
  paid: boolean;
}

/** The person who covers or is covered, with the offer behind it. */
export interface CoverPerson {
  id: string;
  name: string;
  offerId: string;
}

/** Days on which the person cannot work, both included. */
export interface AbsentDays {
  from: string;
  until: string;
  reason: string;
}

/** A public holiday at the job. Only shifts that start at or after `from` are on it. */
export interface JobHoliday {
  date: string;
  /** HH:MM. */
  from: string;
  name: string;
  /** Policy for shifts. 'ask' counts as work until decided. */
  policy: SlotHolidays;
  /** An admin has decided about that day: this holds whatever a slot says. */
  isDecided: boolean;
  /** Cents per hour on that day; null: as on other days. */
  rateCents: number | null;
}

/** A person's plan at one job, on top of its timetable. Days YYYY-MM-DD, weekdays 1 (Mo) to 7 (Su). */
export interface Plan {
  /** Assigned to the job. Others only have covers and extra shifts. */
  member: boolean;
  /** Slots picked for the person; empty: all. */
  picks: readonly { time: string; days: readonly number[] }[];
  changes: readonly DatedChange[];
  absences: readonly AbsentDays[];
  holidays: readonly JobHoliday[];
}

/** The plan of an assigned person without picks or changes. */
export const WHOLE_TIMETABLE: Plan = { member: true, picks: [], changes: [], absences: [], holidays: [] };

/** The plan of a removed person, who is away from their own one-day shifts. */
export const endPlan = (plan: Plan): Plan => ({
  ...plan,
  member: false,
  absences: [{ from: '0001-01-01', until: '9999-12-31', reason: 'Has left' }],
});

/** A slot on a day, or a quick job. */
export interface Planned {
  date: string;
  weekday: number;
  time: string;
  /** On one day and for named people, not for everybody who is assigned. */
  isExtra: boolean;
  /** The slot's own public holiday policy; null or missing = the job's policy. */
  holidays?: SlotHolidays | null;
  /** The working day to which a public holiday moves it. */
  movedTo?: string;
  /** The public holiday from which it was moved to this day. `weekday` is of that day. */
  movedFrom?: string;
}

export interface PlannedState {
  state: ShiftState;
  origin: ShiftOrigin;
  /** Why the person is away or the shift is cancelled, as it was written, or where it was moved to or from. */
  note?: string;
  /** The person who does a covered shift, or who is covered. */
  other?: CoverPerson;
  /** The public holiday on which it is done. */
  holiday?: JobHoliday;
  /** The public holiday from which a planned shift was moved. */
  movedFrom?: string;
  reClean?: ReCleanShift;
  /** When the person got a one-day shift, as ISO 8601 instant. Missing for timetable shifts. */
  assignedAt?: string;
}

/** The public holiday of a slot, with the policy there. `own` is the slot's own policy. */
export function findHolidayAt(
  date: string,
  time: string,
  holidays: readonly JobHoliday[],
  own?: SlotHolidays | null,
): JobHoliday | undefined {
  const holiday = holidays.find((each) => each.date === date && each.from <= time.slice(0, 5));
  return holiday && own && !holiday.isDecided ? { ...holiday, policy: own } : holiday;
}

/**
 * State of a slot on a day in a person's plan; null: not theirs. The single rule for who works when: starts, remaining
 * slots, pending work and the admins' boards all use it.
 */
export function findPlannedState(slot: Planned, plan: Plan): PlannedState | null {
  const changes = plan.changes.filter(({ date, time }) => date === slot.date && time === slot.time);
  const findChange = (kind: DatedChange['kind']) => changes.find((change) => change.kind === kind);
  const cover = findChange('cover');
  const ofTheDay = cover ?? findChange('extra');
  const { reClean, since } = ofTheDay ?? {};
  const origin = findOrigin(slot, plan, cover ? 'cover' : findChange('extra') ? 'extra' : null);
  if (!origin) return null;
  const holiday = findHolidayAt(slot.date, slot.time, plan.holidays, slot.holidays);
  const own = {
    origin,
    ...(origin === 'cover' && cover?.other ? { other: cover.other } : {}),
    ...(holiday ? { holiday } : {}),
    ...(reClean && origin !== 'timetable' ? { reClean } : {}),
    ...(since && origin !== 'timetable' ? { assignedAt: since } : {}),
  };
  const cancelled = findChange('cancelled');
  if (cancelled) return { ...own, state: 'cancelled', ...toNote(cancelled.note) };
  // An extra shift was planned for that very day.
  if (holiday && holiday.policy !== 'work' && origin !== 'extra')
    return { ...own, state: 'cancelled', note: describeHolidayMove(holiday, slot.movedTo) };
  const covered = findChange('covered');
  if (covered) return { ...own, state: 'covered', ...(covered.other ? { other: covered.other } : {}) };
  const away = findChange('away');
  if (away) return { ...own, state: 'away', ...toNote(away.note) };
  const absence = plan.absences.find(({ from, until }) => from <= slot.date && slot.date <= until);
  if (absence) return { ...own, state: 'away', ...toNote(absence.reason) };
  const { movedFrom } = slot;
  return {
    ...own,
    state: 'planned',
    ...(movedFrom && { movedFrom, note: `Moved from ${formatWeekdayDate(movedFrom)}` }),
  };
}

const describeHolidayMove = ({ name }: JobHoliday, movedTo: string | undefined): string =>
  movedTo ? `${name}: moved to ${formatWeekdayDate(movedTo)}` : name;

const toNote = (note: string | null | undefined) => (note ? { note } : {});

function findOrigin(
  { isExtra, time, weekday }: Planned,
  { member, picks }: Plan,
  ofTheDay: 'cover' | 'extra' | null,
): ShiftOrigin | null {
  const isPicked = picks.length === 0 || picks.some((pick) => pick.time === time && pick.days.includes(weekday));
  return member && !isExtra && isPicked ? 'timetable' : ofTheDay;
}

/**
 * Longer than any run of public holidays and weekends. Limits how far shifts move, and how far beyond their days plans
 * include holidays.
 */
export const MAX_MOVED_DAYS = 14;
