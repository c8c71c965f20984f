import { addDays, foldText, type JobKind, type PlanGap, type Shift, type WeekPlan } from '@cleaning/contracts';

/** Rows are places, or people. */
export type PlanBy = 'place' | 'person';

/** A week, or a fortnight. */
export const PLAN_LENGTHS = [7, 14] as const;
export type PlanLength = (typeof PLAN_LENGTHS)[number];

export const listDays = (monday: string, length: PlanLength = 7): string[] =>
  Array.from({ length }, (_, index) => addDays(monday, index));

/** A shift, and the others of the same person at the same time. */
export interface PlannedShift {
  shift: Shift;
  overlaps: Shift[];
}

/** Shifts of a place at one time of a day; in the view by person, a single shift. */
export interface PlanSlot {
  job_id: string;
  kind: JobKind;
  job_name: string;
  time: string;
  shifts: PlannedShift[];
  /** Set if too few people are planned. */
  gap: PlanGap | undefined;
}

export interface PlanCell {
  date: string;
  slots: PlanSlot[];
}

/** The days of a place or a person; `id` is empty in the row of open shifts. */
export interface PlanRow {
  id: string;
  name: string;
  /** Kind of the job, for a place. */
  kind: JobKind | undefined;
  cells: PlanCell[];
}

const toShiftKey = ({ job_id, date, time, user_id }: Shift): string => [job_id, date, time, user_id].join(' ');

/** Overlapping shifts of the same person, by shift. */
function groupOverlapsByShift(pairs: WeekPlan['overlaps']): Map<string, Shift[]> {
  const found = new Map<string, Shift[]>();
  const add = (shift: Shift, other: Shift) =>
    found.set(toShiftKey(shift), [...(found.get(toShiftKey(shift)) ?? []), other]);
  for (const [one, other] of pairs) {
    add(one, other);
    add(other, one);
  }
  return found;
}

class WeekRows {
  private readonly rows = new Map<string, PlanRow>();
  constructor(private readonly days: readonly string[]) {}

  /** Creates the row if it doesn't exist. */
  ensureRow(named: Pick<PlanRow, 'id' | 'name' | 'kind'>): PlanRow {
    const found = this.rows.get(named.id);
    if (found) return found;
    const row = { ...named, cells: this.days.map((date) => ({ date, slots: [] })) };
    this.rows.set(named.id, row);
    return row;
  }

  /** The slot of a row, created if it doesn't exist. Undefined for a day outside the week. */
  ensureSlot(
    row: Pick<PlanRow, 'id' | 'name' | 'kind'>,
    shift: Pick<PlanGap, 'job_id' | 'kind' | 'job_name' | 'date' | 'time'>,
  ) {
    const cell = this.ensureRow(row).cells.find(({ date }) => date === shift.date);
    let slot = cell?.slots.find(({ job_id, time }) => job_id === shift.job_id && time === shift.time);
    if (cell && !slot) {
      const { job_id, kind, job_name, time } = shift;
      slot = { job_id, kind, job_name, time, shifts: [], gap: undefined };
      cell.slots.push(slot);
    }
    return slot;
  }

  /** Rows by name, after the row of open shifts; slots by time. */
  listRows(): PlanRow[] {
    for (const { cells } of this.rows.values())
      for (const { slots } of cells)
        slots.sort((a, b) => a.time.localeCompare(b.time) || a.job_name.localeCompare(b.job_name));
    return [...this.rows.values()].sort(
      (a, b) => Number(a.id !== '') - Number(b.id !== '') || a.name.localeCompare(b.name) || a.id.localeCompare(b.id),
    );
  }
}

/** The days of the answer. */
export const getDays = ({ from, until }: Pick<WeekPlan, 'from' | 'until'>): string[] =>
  listDays(from, addDays(from, 6) < until ? 14 : 7);

/** The plan as rows with a cell for each day; of places or people without shifts as well. */
export function getRows(plan: WeekPlan, by: PlanBy): PlanRow[] {
  const { shifts, gaps, overlaps, places = [], people = [] } = plan;
  const others = groupOverlapsByShift(overlaps);
  const rows = new WeekRows(getDays(plan));
  if (by === 'place')
    for (const { job_id: id, job_name: name } of places) rows.ensureRow({ id, name, kind: 'permanent' });
  else for (const { user_id: id, user_name: name } of people) rows.ensureRow({ id, name, kind: undefined });
  const getRow = (shift: PlanGap | Shift) => {
    if (by === 'place') return { id: shift.job_id, name: shift.job_name, kind: shift.kind };
    return 'user_id' in shift
      ? { id: shift.user_id, name: shift.user_name, kind: undefined }
      : { id: '', name: '', kind: undefined };
  };
  for (const shift of shifts)
    rows.ensureSlot(getRow(shift), shift)?.shifts.push({ shift, overlaps: others.get(toShiftKey(shift)) ?? [] });
  for (const gap of gaps) {
    const slot = rows.ensureSlot(getRow(gap), gap);
    if (slot) slot.gap = gap;
  }
  return rows.listRows();
}

export const isEmptyRow = ({ cells }: PlanRow): boolean => cells.every(({ slots }) => slots.length === 0);

/** The open shifts, as a row. */
export const findOpenRow = (plan: WeekPlan): PlanRow | undefined => getRows(plan, 'person').find(({ id }) => id === '');

export const isOnLeave = ({ leave = [] }: Pick<WeekPlan, 'leave'>, personId: string, date: string): boolean =>
  leave.some(({ user_id, from, until }) => user_id === personId && from <= date && date <= until);

export const hasProblem = ({ slots }: PlanCell): boolean =>
  slots.some(({ gap, shifts }) => gap !== undefined || shifts.some(({ overlaps }) => overlaps.length > 0));

export interface PlanProblems {
  /** Slots with fewer people than the job needs, as in the row of open shifts. */
  open: number;
  /** Open slots with at least one person. */
  partlyFilled: number;
  overlaps: number;
}

export const findProblems = ({ gaps, overlaps }: Pick<WeekPlan, 'gaps' | 'overlaps'>): PlanProblems => ({
  open: gaps.length,
  partlyFilled: gaps.filter(({ planned }) => planned > 0).length,
  overlaps: overlaps.length,
});

/** Rows whose name contains the text; with `onlyProblems`, only those with a gap or an overlap. */
export function filterRows(rows: readonly PlanRow[], text: string, onlyProblems: boolean): PlanRow[] {
  const wanted = foldText(text);
  return rows.filter(({ name, cells }) => foldText(name).includes(wanted) && (!onlyProblems || cells.some(hasProblem)));
}

/** The desk's page on which a cover is searched for. */
export const findCoverPath = ({ job_id, date, time }: Pick<Shift, 'job_id' | 'date' | 'time'>): string =>
  `/admin/today?cover=${job_id}:${date}:${time}`;
