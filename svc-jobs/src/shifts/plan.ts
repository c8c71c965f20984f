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
  /** What the admin wrote. */
  note?: string | null;
  other?: CoverPerson | null;
  /** Of `extra` and `cover`: the shift puts a complaint right. */
  reClean?: ReCleanShift | null;
  /** Of `extra` and `cover`: when the person got the shift, an ISO 8601 instant. */
  since?: string;
}

/** A shift for which the client is charged nothing. */
export interface ReCleanShift {
  complaintId: string;
  /** Whether the person is paid. */
  paid: boolean;
}

/** Who covers, or is covered, with the offer that brought it about. */
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
  /** What becomes of shifts. A job that asks is worked at until it is decided. */
  policy: SlotHolidays;
  /** An admin has decided about that day: this holds whatever a slot says. */
  isDecided: boolean;
  /** Cents per hour on that day; null: as on other days. */
  rateCents: number | null;
}

/** What is planned for one person at one job, beside its timetable. Days YYYY-MM-DD, weekdays 1 (Mo) to 7 (Su). */
export interface Plan {
  /** Assigned to the job. Anybody else does their covers and extra shifts only. */
  member: boolean;
  /** Slots that the admin has picked for the person; none: all. */
  picks: readonly { time: string; days: readonly number[] }[];
  changes: readonly DatedChange[];
  absences: readonly AbsentDays[];
  holidays: readonly JobHoliday[];
}

/** The plan of somebody for whom nothing is picked or changed. */
export const WHOLE_TIMETABLE: Plan = { member: true, picks: [], changes: [], absences: [], holidays: [] };

/** The plan of somebody who was removed: what was planned for themselves on one day, they are away from. */
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
  /** Planned for one day and for named people, not for everybody who is assigned. */
  isExtra: boolean;
  /** What the slot itself says about public holidays; null or missing: as the job's rule. */
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
  /** Who does a covered shift, or whose shift a cover is. */
  other?: CoverPerson;
  /** The public holiday on which it is done. */
  holiday?: JobHoliday;
  /** The public holiday from which a planned shift was moved. */
  movedFrom?: string;
  reClean?: ReCleanShift;
  /** When the person got a shift of one day, an ISO 8601 instant. Missing for shifts of the timetable. */
  assignedAt?: string;
}

/** The public holiday that a slot is on, with what becomes of it there. `own` is what the slot itself says. */
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
 * Whether a slot on a day is the person's, and what has become of it; null: it is not theirs. This is the one rule of who works
 * when: starts, what is left to do, pending work and the boards of admins all ask it.
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

/** Longer than any row of public holidays and weekends: so far a shift is moved at most, and so far around their days plans know of them. */
export const MAX_MOVED_DAYS = 14;
