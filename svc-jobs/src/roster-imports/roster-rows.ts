import {
  businessDate,
  DAYS,
  foldText,
  getIsoWeekday,
  ROSTER_IMPORT_FIELDS,
  type RosterImportColumns,
  type RosterImportField,
} from '@cleaning/contracts';
import { type CsvFile, type CsvRow, getTime, toDate } from '@cleaning/service-kit/csv';

/** A person whom a roster may name. */
export interface RosterPerson {
  readonly id: string;
  readonly name: string;
  /** Whether they can be assigned: verified, or an admin. */
  readonly isAssignable: boolean;
}

/** A permanent job with the times of its timetable. Times HH:MM, days 1 (Mo) to 7 (Su). */
export interface RosterJob {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly slots: readonly { readonly startTime: string; readonly endTime: string; readonly days: readonly number[] }[];
}

/** Current data that rows are compared with. */
export interface KnownRoster {
  readonly people: readonly RosterPerson[];
  /** Ids of people by their address in small letters. */
  readonly emails: ReadonlyMap<string, string>;
  readonly jobs: readonly RosterJob[];
  /** People assigned already, by `pairKey`. */
  readonly assigned: ReadonlySet<string>;
  /** Sentence about documents that a person lacks for a job, by `pairKey`; missing: none. */
  readonly lacking: ReadonlyMap<string, string>;
}

export const pairKey = (jobId: string, personId: string): string => `${jobId} ${personId}`;

export interface RosterProblem {
  readonly field: RosterImportField;
  readonly msg: string;
}

/** A person at a time of a job's timetable. */
export interface RosterShift {
  readonly jobId: string;
  readonly personId: string;
  readonly startTime: string;
  readonly endTime: string;
  /** 1 (Mo) to 7 (Su). */
  readonly day: number;
}

/** A row of the file. `details` is null if something in it is wrong or the person is assigned already. */
export interface RosterRow {
  readonly row: number;
  readonly name: string;
  readonly place: string;
  readonly time: string;
  readonly job: string;
  /** An earlier row that assigns the same person to the same job; null: none. */
  readonly continuesRow: number | null;
  readonly details: RosterShift | null;
  readonly problems: readonly RosterProblem[];
  readonly warnings: readonly RosterProblem[];
}

type Cells = Readonly<Record<RosterImportField, string>>;

const readCells = (columns: RosterImportColumns, { cells }: CsvRow): Cells =>
  Object.fromEntries(
    ROSTER_IMPORT_FIELDS.map((field) => {
      const column = columns.find((each) => each.field === field)?.column;
      return [field, column === undefined ? '' : (cells[column] ?? '')];
    }),
  ) as Cells;

const personName = ({ person, first_name, last_name }: Cells): string =>
  [first_name, last_name].filter(Boolean).join(' ') || person;

/** A name as files write it: "Ana Silva", or with the last name first, "Silva, Ana". */
function listNameForms(name: string): string[] {
  const [last = '', first = '', ...further] = name.split(',');
  const isTurned = first.trim() !== '' && further.length === 0;
  return (isTurned ? [name, `${first} ${last}`] : [name]).map(foldText);
}

type Found<Thing> = { readonly found: Thing } | { readonly problem: RosterProblem };

/** Matches by email address, then by name. */
function findPerson(cells: Cells, { people, emails }: KnownRoster): Found<RosterPerson> {
  const name = personName(cells);
  const nameField = cells.first_name === '' ? 'person' : 'first_name';
  if (name === '' && cells.email === '')
    return { problem: { field: nameField, msg: 'is empty. Leave out open shifts' } };
  const byEmail = people.find(({ id }) => id === emails.get(cells.email.toLowerCase()));
  const forms = listNameForms(name);
  const named = byEmail ? [byEmail] : people.filter((person) => forms.includes(foldText(person.name)));
  const [person, ...others] = named;
  const field = cells.email === '' ? nameField : 'email';
  if (!person) return { problem: { field, msg: 'isn’t one of your people. Invite them first' } };
  if (others.length > 0) return { problem: { field, msg: 'is the name of more than one person. Add their email' } };
  if (!person.isAssignable) return { problem: { field, msg: `is ${person.name}, who isn’t verified yet` } };
  return { found: person };
}

/** Matches place and area together, then the area, then the place: an area of Deputy is a part of its location. */
function findJob({ place, area }: Cells, { jobs }: KnownRoster): Found<RosterJob> {
  const both = place !== '' && area !== '' ? [`${place} ${area}`, `${area} ${place}`] : [];
  const field = place === '' ? 'area' : 'place';
  for (const name of [...both, area, place].filter(Boolean)) {
    const [job, ...others] = jobs.filter(({ title }) => foldText(title) === foldText(name));
    if (others.length > 0) return { problem: { field, msg: 'is the name of more than one job' } };
    if (job) return { found: job };
  }
  return {
    problem: {
      field,
      msg: place === '' && area === '' ? 'is required' : 'isn’t a permanent job. Import or create it first',
    },
  };
}

const dayName = (day: number): string => DAYS[day - 1] ?? '';

interface FoundShift {
  readonly job: Found<RosterJob>;
  /** 1 (Mo) to 7 (Su); null: the date is invalid. */
  readonly day: number | null;
  readonly problems: readonly RosterProblem[];
  /** Undefined while something is wrong. */
  readonly shift?: RosterShift;
}

/** The person at a time of the timetable, and why not. */
function findShift(cells: Cells, known: KnownRoster): FoundShift {
  const person = findPerson(cells, known);
  const job = findJob(cells, known);
  const date = businessDate.safeParse(toDate(cells.date));
  const [startTime, endTime] = [getTime(cells.start), getTime(cells.finish)];
  const problems: RosterProblem[] = [
    ...('problem' in person ? [person.problem] : []),
    ...('problem' in job ? [job.problem] : []),
    ...(date.success ? [] : [{ field: 'date' as const, msg: 'must be a date like 23/11/2026' }]),
    ...(startTime === null ? [{ field: 'start' as const, msg: 'must be a time like 06:00' }] : []),
    ...(endTime === null ? [{ field: 'finish' as const, msg: 'must be a time like 08:30' }] : []),
  ];
  const day = date.success ? getIsoWeekday(date.data) : null;
  if ('problem' in job || day === null || startTime === null || endTime === null) return { job, day, problems };
  const { title, slots } = job.found;
  const isInTimetable = slots.some(
    (slot) => slot.startTime === startTime && slot.endTime === endTime && slot.days.includes(day),
  );
  if (!isInTimetable) {
    const msg = `isn’t in the timetable: ${title} has no shift on ${dayName(day)} ${startTime}-${endTime}`;
    return { job, day, problems: [...problems, { field: 'start' as const, msg }] };
  }
  if ('problem' in person) return { job, day, problems };
  const shift: RosterShift = { jobId: job.found.id, personId: person.found.id, startTime, endTime, day };
  return { job, day, problems, shift };
}

/**
 * Assignments in a roster, with the problems of each row. Rows of the same person at the same job are one assignment,
 * including those of further weeks.
 */
export function rosterRows(
  file: CsvFile,
  columns: RosterImportColumns,
  known: KnownRoster,
  leaveOut: ReadonlySet<number> = new Set(),
): RosterRow[] {
  const firstRows = new Map<string, number>();
  return file.rows.map((csvRow) => {
    const { row } = csvRow;
    const cells = readCells(columns, csvRow);
    const { job, day, problems: found, shift } = findShift(cells, known);
    const key = shift && pairKey(shift.jobId, shift.personId);
    const lacking = key === undefined ? undefined : known.lacking.get(key);
    const isAssigned = key !== undefined && known.assigned.has(key);
    const problems =
      lacking === undefined || isAssigned ? found : [...found, { field: 'place' as const, msg: lacking }];
    const isGood = shift !== undefined && problems.length === 0 && !isAssigned;
    const continuesRow = (key !== undefined && firstRows.get(key)) || null;
    if (isGood && key !== undefined && !leaveOut.has(row) && continuesRow === null) firstRows.set(key, row);
    return {
      row,
      name: personName(cells) || cells.email,
      place: [cells.place, cells.area].filter(Boolean).join(', '),
      time: [day === null ? cells.date : dayName(day), [cells.start, cells.finish].filter(Boolean).join('–')]
        .filter(Boolean)
        .join(' '),
      job: 'found' in job ? `${job.found.title}, ${job.found.address}` : '',
      continuesRow: isGood ? continuesRow : null,
      details: isGood ? shift : null,
      problems,
      warnings: isAssigned
        ? [{ field: 'place' as const, msg: 'is a site they’re already assigned to. Nothing changes' }]
        : [],
    };
  });
}

/** An assignment of an import, with the times that the person does. */
export interface RosterAssignment {
  readonly jobId: string;
  readonly personId: string;
  /** Empty: all times of the current and future timetables. */
  readonly picks: readonly { readonly startTime: string; readonly endTime: string; readonly days: number[] }[];
}

type Pick = RosterAssignment['picks'][number];

/** True if the picks cover the whole timetable. */
const isWhole = (picks: readonly Pick[], { slots }: RosterJob): boolean =>
  slots.every((slot) =>
    slot.days.every((day) =>
      picks.some(
        ({ startTime, endTime, days }) =>
          startTime === slot.startTime && endTime === slot.endTime && days.includes(day),
      ),
    ),
  );

/** One assignment for each person and job. */
export function toAssignments(rows: readonly RosterRow[], jobs: readonly RosterJob[]): RosterAssignment[] {
  const assignments = new Map<string, { jobId: string; personId: string; picks: Pick[] }>();
  for (const { details } of rows) {
    if (!details) continue;
    const { jobId, personId, startTime, endTime, day } = details;
    const key = pairKey(jobId, personId);
    const assignment = assignments.get(key) ?? { jobId, personId, picks: [] };
    assignments.set(key, assignment);
    const same = assignment.picks.find((pick) => pick.startTime === startTime && pick.endTime === endTime);
    if (!same) assignment.picks.push({ startTime, endTime, days: [day] });
    else if (!same.days.includes(day)) same.days.push(day);
  }
  return [...assignments.values()].map(({ jobId, personId, picks }) => {
    const job = jobs.find(({ id }) => id === jobId);
    for (const pick of picks) pick.days.sort((a, b) => a - b);
    return { jobId, personId, picks: job && isWhole(picks, job) ? [] : picks };
  });
}
