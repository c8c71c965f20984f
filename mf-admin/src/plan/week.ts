import { daysAfter, foldText, type JobKind, type PlanGap, type Shift, type WeekPlan } from '@cleaning/contracts';

/** Rows are places, or people. */
export type PlanBy = 'place' | 'person';

export const weekDays = (monday: string): string[] => Array.from({ length: 7 }, (_, index) => daysAfter(monday, index));

/** A shift, and the others of the same person at the same time. */
export interface PlannedShift {
  shift: Shift;
  overlaps: Shift[];
}

/** What is planned at a place at one time of a day; by person, the one shift. */
export interface PlanSlot {
  job_id: string;
  kind: JobKind;
  job_name: string;
  time: string;
  shifts: PlannedShift[];
  /** Set where too few people are planned. */
  gap: PlanGap | undefined;
}

export interface PlanCell {
  date: string;
  slots: PlanSlot[];
}

/** The week of a place or a person; `id` is empty in the row of slots that need people. */
export interface PlanRow {
  id: string;
  name: string;
  /** Of a place. */
  kind: JobKind | undefined;
  cells: PlanCell[];
}

const shiftKey = ({ job_id, date, time, user_id }: Shift): string => [job_id, date, time, user_id].join(' ');

/** By shift, the others of the same person at the same time. */
function overlapsByShift(pairs: WeekPlan['overlaps']): Map<string, Shift[]> {
  const found = new Map<string, Shift[]>();
  const add = (shift: Shift, other: Shift) =>
    found.set(shiftKey(shift), [...(found.get(shiftKey(shift)) ?? []), other]);
  for (const [one, other] of pairs) {
    add(one, other);
    add(other, one);
  }
  return found;
}

class RowsOfWeek {
  private readonly rows = new Map<string, PlanRow>();
  private readonly days: readonly string[];

  constructor(monday: string) {
    this.days = weekDays(monday);
  }

  /** The slot of a row, made when it is not there yet. A day outside of the week has none. */
  slot(
    row: Pick<PlanRow, 'id' | 'name' | 'kind'>,
    of: Pick<PlanGap, 'job_id' | 'kind' | 'job_name' | 'date' | 'time'>,
  ) {
    let found = this.rows.get(row.id);
    if (!found) {
      found = { ...row, cells: this.days.map((date) => ({ date, slots: [] })) };
      this.rows.set(row.id, found);
    }
    const cell = found.cells.find(({ date }) => date === of.date);
    let slot = cell?.slots.find(({ job_id, time }) => job_id === of.job_id && time === of.time);
    if (cell && !slot) {
      const { job_id, kind, job_name, time } = of;
      slot = { job_id, kind, job_name, time, shifts: [], gap: undefined };
      cell.slots.push(slot);
    }
    return slot;
  }

  /** The row of slots that need people comes first, the others by name; slots by time. */
  all(): PlanRow[] {
    for (const { cells } of this.rows.values())
      for (const { slots } of cells)
        slots.sort((a, b) => a.time.localeCompare(b.time) || a.job_name.localeCompare(b.job_name));
    return [...this.rows.values()].sort(
      (a, b) => Number(a.id !== '') - Number(b.id !== '') || a.name.localeCompare(b.name) || a.id.localeCompare(b.id),
    );
  }
}

/** The plan of a week that starts on a Monday, as rows with seven cells each. */
export function rowsOf({ from, shifts, gaps, overlaps }: WeekPlan, by: PlanBy): PlanRow[] {
  const others = overlapsByShift(overlaps);
  const rows = new RowsOfWeek(from);
  const rowOf = (of: PlanGap | Shift) => {
    if (by === 'place') return { id: of.job_id, name: of.job_name, kind: of.kind };
    return 'user_id' in of
      ? { id: of.user_id, name: of.user_name, kind: undefined }
      : { id: '', name: '', kind: undefined };
  };
  for (const shift of shifts)
    rows.slot(rowOf(shift), shift)?.shifts.push({ shift, overlaps: others.get(shiftKey(shift)) ?? [] });
  for (const gap of gaps) {
    const slot = rows.slot(rowOf(gap), gap);
    if (slot) slot.gap = gap;
  }
  return rows.all();
}

export const hasProblem = ({ slots }: PlanCell): boolean =>
  slots.some(({ gap, shifts }) => gap !== undefined || shifts.some(({ overlaps }) => overlaps.length > 0));

export interface PlanProblems {
  /** Slots that nobody is planned for. */
  empty: number;
  /** Slots with fewer people than the job needs. */
  short: number;
  overlaps: number;
}

export const problemsOf = ({ gaps, overlaps }: Pick<WeekPlan, 'gaps' | 'overlaps'>): PlanProblems => ({
  empty: gaps.filter(({ planned }) => planned === 0).length,
  short: gaps.filter(({ planned }) => planned > 0).length,
  overlaps: overlaps.length,
});

/** Rows whose name has the text, and with `onlyProblems` those with a gap or an overlap. */
export function filterRows(rows: readonly PlanRow[], text: string, onlyProblems: boolean): PlanRow[] {
  const wanted = foldText(text);
  return rows.filter(({ name, cells }) => foldText(name).includes(wanted) && (!onlyProblems || cells.some(hasProblem)));
}

/** The desk's page on which a cover is looked for. */
export const findCoverPath = ({ job_id, date, time }: Pick<Shift, 'job_id' | 'date' | 'time'>): string =>
  `/admin/today?cover=${job_id}:${date}:${time}`;
