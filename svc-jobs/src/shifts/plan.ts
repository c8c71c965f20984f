import { readableDay, type ShiftOrigin, type ShiftState, type SlotHolidays } from '@cleaning/contracts';
import { slotTextSql } from '../jobs/timetable.js';

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
  reClean?: ReCleanShift;
}

/** The public holiday that a slot is on, with what becomes of it there. `own` is what the slot itself says. */
export function onHoliday(
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
export function plannedState(slot: Planned, plan: Plan): PlannedState | null {
  const changes = plan.changes.filter(({ date, time }) => date === slot.date && time === slot.time);
  const of = (kind: DatedChange['kind']) => changes.find((change) => change.kind === kind);
  const cover = of('cover');
  const reClean = (cover ?? of('extra'))?.reClean;
  const origin = originOf(slot, plan, cover ? 'cover' : of('extra') ? 'extra' : null);
  if (!origin) return null;
  const holiday = onHoliday(slot.date, slot.time, plan.holidays, slot.holidays);
  const own = {
    origin,
    ...(origin === 'cover' && cover?.other ? { other: cover.other } : {}),
    ...(holiday ? { holiday } : {}),
    ...(reClean && origin !== 'timetable' ? { reClean } : {}),
  };
  const cancelled = of('cancelled');
  if (cancelled) return { ...own, state: 'cancelled', ...noted(cancelled.note) };
  // An extra shift was planned for that very day.
  if (holiday && holiday.policy !== 'work' && origin !== 'extra')
    return { ...own, state: 'cancelled', note: notOnHoliday(holiday, slot.movedTo) };
  const covered = of('covered');
  if (covered) return { ...own, state: 'covered', ...(covered.other ? { other: covered.other } : {}) };
  const away = of('away');
  if (away) return { ...own, state: 'away', ...noted(away.note) };
  const absence = plan.absences.find(({ from, until }) => from <= slot.date && slot.date <= until);
  if (absence) return { ...own, state: 'away', ...noted(absence.reason) };
  return { ...own, state: 'planned', ...noted(slot.movedFrom && `Moved from ${readableDay(slot.movedFrom)}`) };
}

const notOnHoliday = ({ name }: JobHoliday, movedTo: string | undefined): string =>
  movedTo ? `${name}: moved to ${readableDay(movedTo)}` : name;

const noted = (note: string | null | undefined) => (note ? { note } : {});

function originOf(
  { isExtra, time, weekday }: Planned,
  { member, picks }: Plan,
  ofTheDay: 'cover' | 'extra' | null,
): ShiftOrigin | null {
  const isPicked = picks.length === 0 || picks.some((pick) => pick.time === time && pick.days.includes(weekday));
  return member && !isExtra && isPicked ? 'timetable' : ofTheDay;
}

/**
 * SQL: the re-clean at the times of a row of the table, as JSON of `ReCleanShift`; null: it is none. A person's own comes before that of
 * another one whom they cover. All shifts at exactly these times are re-cleans, or none is.
 */
export const reCleanAt = (table: string, person: string) => `(
  SELECT json_build_object('complaintId', complaint_id, 'paid', paid) FROM re_clean
  WHERE re_clean.job_id = ${table}.job_id AND re_clean.business_date = ${table}.business_date AND re_clean.time = ${table}.time
  ORDER BY re_clean.person_id = ${person} DESC LIMIT 1)`;

const dated = (table: string, from: string, until: string) =>
  `${table}.job_id = job.id AND ${table}.business_date BETWEEN ${from}::date AND ${until}::date`;

/** SQL: a person's covers on these days that were not taken back. `of` is whose column the person is in, `other` the other's. */
const covers = (kind: 'cover' | 'covered', person: string, from: string, until: string) => {
  const [of, other] = kind === 'cover' ? ['person_id', 'for_person_id'] : ['for_person_id', 'person_id'];
  return `SELECT json_build_object('kind', '${kind}', 'date', business_date, 'time', time,
      'other', json_build_object('id', cover.${other}, 'name', coalesce(known.name, ''), 'offerId', offer_id),
      'reClean', ${reCleanAt('cover', 'cover.for_person_id')}) AS change
    FROM cover LEFT JOIN known_account AS known ON known.id = cover.${other}
    WHERE ${dated('cover', from, until)} AND taken_back_at IS NULL AND cover.${of} = ${person}`;
};

/** Longer than any row of public holidays and weekends: so far a shift is moved at most, and so far around their days plans know of them. */
export const MOST_MOVED_DAYS = 14;

/** SQL: a `JobHoliday` from public_holiday AS holiday, holiday_rule AS rule and holiday_decision AS decided. A job that asks is worked at until it is decided. */
export const HOLIDAY_JSON = `json_build_object('date', holiday.date, 'from', from_time, 'name', holiday.name,
  'policy', replace(coalesce(decided.decision, rule.policy), 'ask', 'work'), 'isDecided', decided.decision IS NOT NULL,
  'rateCents', rule.contractor_rate_cents)`;

/** SQL: whether a public holiday is on these days, or so near that it moves shifts to or from them. */
export const isNear = (from: string, until: string) =>
  `holiday.date BETWEEN ${from}::date - ${MOST_MOVED_DAYS} AND ${until}::date + ${MOST_MOVED_DAYS}`;

/** SQL: the public holidays of the job of the table `job`, around these days as well, as JSON rows of `JobHoliday`. */
export const holidaysOfJob = (from: string, until: string) => `coalesce((
    SELECT json_agg(${HOLIDAY_JSON})
    FROM holiday_rule AS rule
      JOIN public_holiday AS holiday ON holiday.state = rule.state AND NOT holiday.removed AND ${isNear(from, until)}
      LEFT JOIN holiday_decision AS decided ON decided.job_id = rule.job_id AND decided.date = holiday.date
    WHERE rule.job_id = job.id), '[]')`;

/**
 * SQL: the `Plan` of a person at the job of the table `job`, as JSON. The arguments are SQL expressions: the person, the first and the
 * last day of the changes.
 */
export const planOf = (person: string, from: string, until: string) => `json_build_object(
  'member', EXISTS (SELECT FROM enrolment WHERE enrolment.job_id = job.id AND enrolment.person_id = ${person}),
  'picks', coalesce((
    SELECT json_agg(json_build_object('time', ${slotTextSql('shift_pick')}, 'days', days))
    FROM shift_pick WHERE shift_pick.job_id = job.id AND shift_pick.person_id = ${person}), '[]'),
  'changes', coalesce((
    SELECT json_agg(change) FROM (
      SELECT json_build_object('kind', kind, 'date', business_date, 'time', time, 'note', note,
        'reClean', CASE kind WHEN 'extra' THEN ${reCleanAt('shift_change', 'shift_change.person_id')} END) AS change
      FROM shift_change WHERE ${dated('shift_change', from, until)}
        AND (shift_change.person_id IS NULL OR shift_change.person_id = ${person})
      UNION ALL ${covers('cover', person, from, until)}
      UNION ALL ${covers('covered', person, from, until)}) AS changes), '[]'),
  'absences', coalesce((
    SELECT json_agg(json_build_object('from', from_date, 'until', until_date, 'reason', reason))
    FROM absence WHERE absence.person_id = ${person} AND withdrawn_at IS NULL
      AND from_date <= ${until}::date AND until_date >= ${from}::date), '[]'),
  'holidays', ${holidaysOfJob(from, until)})`;

/**
 * SQL: since when a person has a shift of their own at the job though they are not assigned to it, on days around now; null: they have
 * none. A job that has ended has no shifts. The arguments are SQL expressions as for `planOf`.
 */
export const standsInSince = (person: string, from: string, until: string) => `(CASE WHEN job.closed_at IS NULL THEN (
  SELECT min(since) FROM (
    SELECT changed_at AS since FROM shift_change
    WHERE ${dated('shift_change', from, until)} AND shift_change.person_id = ${person} AND kind = 'extra'
    UNION ALL SELECT taken_at FROM cover
    WHERE ${dated('cover', from, until)} AND cover.person_id = ${person} AND taken_back_at IS NULL) AS own) END)`;

/** SQL: who has shifts at which job on these days, as rows of job_id and person_id. The arguments are placeholders. */
export const workersBetween = (from: string, until: string) => `
  SELECT job_id, person_id FROM enrolment
  UNION SELECT job_id, person_id FROM shift_change
  WHERE kind = 'extra' AND business_date BETWEEN ${from}::date AND ${until}::date
  UNION SELECT job_id, person_id FROM cover
  WHERE taken_back_at IS NULL AND business_date BETWEEN ${from}::date AND ${until}::date`;
