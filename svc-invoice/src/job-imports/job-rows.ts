import {
  businessDate,
  canCoincide,
  EVERY_WEEK,
  foldText,
  isPlace,
  JOB_IMPORT_FIELDS,
  type JobImportColumns,
  type JobImportField,
  line,
  moneyInput,
  optionalLine,
  PRICE_BASES,
  type PriceBasis,
  paragraph,
  type SlotRepeats,
  timelineRow,
  toIssues,
  toSlotDays,
} from '@cleaning/contracts';
import { type CsvFile, type CsvRow, getTime, getWeekday, toDate } from '@cleaning/service-kit/csv';
import { z } from 'zod';
import { getDays, isEnded, parseBasis, parseFrequency, splitSchedule, stripCurrency } from './job-cells.js';
import { plainHeading } from './job-columns.js';

/** A permanent job as svc-jobs makes it, with its client and its price from a day on. */
const importedJob = z.object({
  title: line(120),
  address: line(200),
  location: line(500).refine(isPlace, 'must be an address or a map link'),
  description: paragraph(4000),
  cleaners: z.coerce.number('must be a number').int('must be a whole number').min(1).max(1000),
  company_pay: moneyInput,
  cleaner_pay: moneyInput,
  client: optionalLine(200),
  price_by: z.enum(PRICE_BASES, 'must be hour, visit, month or not invoiced'),
  price: moneyInput,
  from: businessDate,
  timeline: timelineRow,
});
type ParsedJob = z.output<typeof importedJob>;
export type ImportedJobDetails = Omit<ParsedJob, 'client' | 'price_by' | 'price'> & {
  /** Null: no client. */
  readonly clientId: string | null;
  readonly basis: PriceBasis;
  /** Price of a visit or month; null if hourly or not invoiced. */
  readonly priceCents: number | null;
};

type Cells = Readonly<Record<JobImportField, string>>;

export interface JobProblem {
  readonly field: JobImportField;
  readonly msg: string;
}

/** A row of the file. `details` is null if something in it is wrong. */
export interface JobRow {
  readonly row: number;
  readonly name: string;
  readonly address: string;
  readonly client: string;
  /** Working times as written in the file. */
  readonly times: string;
  readonly details: ImportedJobDetails | null;
  /** An earlier row with the same job, to whose timetable this one adds a slot. Null: a job of its own. */
  readonly continuesRow: number | null;
  /**
   * The row's day and time if the weekday comes from a day: rows with the same one are cleaners of one shift. Otherwise
   * null.
   */
  readonly shift: string | null;
  /** The row's cells by field. */
  readonly cells: Cells;
  readonly problems: readonly JobProblem[];
}

export interface NamedClient {
  readonly id: string;
  readonly legalName: string;
  readonly tradingName: string;
}

/** A job that is there already. */
export interface ExistingJob {
  readonly title: string;
  readonly address: string;
}

/** Fields that each row of a job has for itself. */
const SLOT_FIELDS: ReadonlySet<JobImportField> = new Set([
  'weekdays',
  'start',
  'finish',
  'every_weeks',
  'first_day',
  'date',
  'ended',
]);
/** Merged into the address. */
const ADDRESS_PARTS: ReadonlySet<JobImportField> = new Set(['city', 'state', 'postcode']);

/** Cells are always text. */
const CELL_MESSAGES: Partial<Record<JobImportField, string>> = {
  weekdays: 'must be days of the week, like Mo, We or Mon-Fri, or last Friday of the month',
  start: 'must be a time like 06:00',
  finish: 'must be a time like 08:30',
  every_weeks: 'must say how often: a number of weeks like 2, fortnightly, or first or last of the month',
  client: 'isn’t one of your clients. Import clients first, or leave it empty',
};

const FIELD_OF_PATH: Readonly<Record<string, JobImportField>> = {
  'timeline.days': 'weekdays',
  'timeline.time': 'start',
  'timeline.repeats.every': 'every_weeks',
  'timeline.repeats.which': 'every_weeks',
  'timeline.repeats.from': 'first_day',
};
const toField = (path: string): JobImportField =>
  FIELD_OF_PATH[path] ?? JOB_IMPORT_FIELDS.find((field) => field === path) ?? 'title';

/** A week of the month, in either cell, makes the row one of months. */
function parseRepeats(cells: Cells): Pick<SlotRepeats, 'every' | 'unit' | 'which'> {
  const often = parseFrequency(cells.every_weeks);
  const which = getDays(cells.weekdays)?.which || often?.which || '';
  return { every: often?.every ?? 1, unit: which === '' ? (often?.unit ?? 'week') : 'month', which };
}

const isMonthWeek = (cells: Cells): boolean =>
  parseRepeats(cells).which !== '' && parseFrequency(cells.every_weeks)?.unit === 'week';

/** Working times in the file's words; leaves out a bare number, which may count weeks or months. */
function formatTimes(cells: Cells): string {
  const { every, unit } = parseRepeats(cells);
  const isNumber = /^\d+$/.test(cells.every_weeks.trim());
  const numbered = every > 1 ? `every ${every} ${unit}s` : '';
  const times = [cells.start, cells.finish].filter(Boolean).join('–');
  return [[cells.weekdays, times].filter(Boolean).join(' '), isNumber ? numbered : cells.every_weeks]
    .filter(Boolean)
    .join(', ');
}

/** Problems that the schema can't report: it gets a valid value, and the field is named here. */
function findCellProblems(cells: Cells): JobProblem[] {
  const buildProblem = (field: JobImportField, isWrong: boolean): JobProblem[] =>
    isWrong ? [{ field, msg: CELL_MESSAGES[field] ?? 'isn’t valid' }] : [];
  const basis = parseBasis(cells.price_by) ?? (cells.price_by === '' ? 'hour' : null);
  const isFixed = basis === 'visit' || basis === 'month';
  return [
    ...buildProblem('weekdays', getDays(cells.weekdays) === null),
    ...buildProblem('start', getTime(cells.start) === null),
    ...buildProblem('finish', getTime(cells.finish) === null),
    ...buildProblem('every_weeks', parseFrequency(cells.every_weeks) === null || isMonthWeek(cells)),
    ...((basis === 'hour' || basis === 'none') && cells.price !== ''
      ? [{ field: 'price_by' as const, msg: 'must be visit or month if there’s a price' }]
      : []),
    ...(isFixed && cells.price === '' ? [{ field: 'price' as const, msg: 'is required' }] : []),
  ];
}

const readInput = (cells: Cells, today: string) => ({
  title: cells.title,
  address: cells.address,
  location: cells.location || cells.address || '-',
  description: cells.description || `Cleaning at ${cells.title}`,
  cleaners: cells.cleaners || '1',
  company_pay: stripCurrency(cells.company_pay || '0'),
  cleaner_pay: stripCurrency(cells.cleaner_pay),
  client: cells.client,
  price_by: cells.price_by === '' ? 'hour' : (parseBasis(cells.price_by) ?? cells.price_by),
  price: stripCurrency(cells.price || '0'),
  from: cells.from === '' ? today : toDate(cells.from),
  timeline: {
    time: `${getTime(cells.start) ?? '00:00'}-${getTime(cells.finish) ?? '00:00'}`,
    days: getDays(cells.weekdays)?.days ?? [],
    repeats: { ...parseRepeats(cells), from: cells.first_day === '' ? '' : toDate(cells.first_day) },
  },
});

/** The first row of a job in the file, with what it and its further rows contain. */
interface FirstRow {
  readonly row: number;
  readonly cells: Cells;
  readonly read: ParsedJob;
  readonly times: { row: number; timeline: ParsedJob['timeline'] }[];
}

const JOB_ONLY_FIELDS = JOB_IMPORT_FIELDS.filter((field) => !SLOT_FIELDS.has(field) && !ADDRESS_PARTS.has(field));

/** Fills empty cells of a further row from the first row. */
const completeCells = (cells: Cells, first: FirstRow | undefined): Cells =>
  first
    ? { ...cells, ...Object.fromEntries(JOB_ONLY_FIELDS.map((field) => [field, cells[field] || first.cells[field]])) }
    : cells;

const toSlot = ({ days, repeats = EVERY_WEEK }: ParsedJob['timeline']) => toSlotDays(days, repeats);

/** Finds a row of the same job at the same time. */
const findSameTime = (read: ParsedJob, times: FirstRow['times']) =>
  times.find(
    ({ timeline }) => timeline.time === read.timeline.time && canCoincide(toSlot(timeline), toSlot(read.timeline)),
  );

const repeatsAlike = (a: ParsedJob['timeline'], b: ParsedJob['timeline']): boolean =>
  JSON.stringify(a.repeats) === JSON.stringify(b.repeats);

/** Problems that prevent a further row from adding a slot to the first row's job. */
function findFurtherProblems(read: ParsedJob, first: FirstRow, shift: string | null): JobProblem[] {
  const differing = JOB_ONLY_FIELDS.filter(
    (field) =>
      foldText(String(read[field as keyof ParsedJob])) !== foldText(String(first.read[field as keyof ParsedJob])),
  );
  // The rows of a roster name each person and each week; they are one slot, unless they repeat in other weeks.
  const others =
    shift === null ? first.times : first.times.filter(({ timeline }) => !repeatsAlike(timeline, read.timeline));
  const twice = findSameTime(read, others);
  return [
    ...differing.map((field) => ({ field, msg: `must be the same as in row ${first.row}, which is the same job` })),
    ...(twice
      ? [{ field: 'title' as const, msg: `is already in row ${twice.row}, with the same address and time` }]
      : []),
  ];
}

/** Typed values for what the file lacks. */
export interface TypedCells {
  /** For rows with an empty cell. */
  readonly forAll: readonly { readonly field: JobImportField; readonly text: string }[];
  /** Replacing the file's cells. */
  readonly cells: readonly { readonly row: number; readonly field: JobImportField; readonly text: string }[];
}
const NOTHING_TYPED: TypedCells = { forAll: [], cells: [] };

const oneLine = (text: string): string =>
  text
    .split(/\s*(?:\r\n|\r|\n)\s*/)
    .filter(Boolean)
    .join(', ');

const getCells = (pick: (field: JobImportField) => string): Cells =>
  Object.fromEntries(JOB_IMPORT_FIELDS.map((field) => [field, pick(field)])) as Cells;

/** Cells of a row by field, including typed ones. Joins the parts of an address; derives weekdays from a day. */
function readCells(columns: JobImportColumns, { row, cells: all }: CsvRow, { forAll, cells: own }: TypedCells): Cells {
  const inFile = (field: JobImportField): string =>
    columns
      .filter((each) => each.field === field)
      .map(({ column }) => all[column] ?? '')
      .filter(Boolean)
      .join(', ');
  const town = [inFile('city'), inFile('state'), inFile('postcode')].filter(Boolean).join(' ');
  const address = [inFile('address'), town].filter(Boolean).map(oneLine).join(', ');
  const said = getCells((field) => {
    if (ADDRESS_PARTS.has(field)) return '';
    const typed = own.find((cell) => cell.row === row && cell.field === field)?.text;
    return typed ?? (field === 'address' ? address : inFile(field));
  });
  const { often, days } = splitSchedule(said.every_weeks);
  const isSplit = said.weekdays === '' && days !== '';
  return getCells((field) => {
    const text = field === 'weekdays' ? said.weekdays || days || getWeekday(said.date) : said[field];
    if (field === 'every_weeks' && isSplit) return often;
    return text || (forAll.find((cell) => cell.field === field)?.text ?? '');
  });
}

/** The problem of a job that is no longer one, by the heading of the column that says so. */
function findEndedProblems(headings: readonly string[], columns: JobImportColumns, cells: Cells): JobProblem[] {
  const column = columns.find(({ field }) => field === 'ended')?.column;
  const isOver = column !== undefined && isEnded(plainHeading(headings[column] ?? ''), cells.ended);
  return isOver ? [{ field: 'ended', msg: 'isn’t a current job. Leave it out' }] : [];
}

/**
 * Jobs of a file, each with all problems: what the job form refuses, an unknown or ambiguous client, and an existing
 * job with the same name and address. Rows with the same name and address are one job with a slot each; rows of one
 * shift are one slot.
 */
export function readJobRows(
  file: CsvFile,
  columns: JobImportColumns,
  { clients, jobs, today }: { clients: readonly NamedClient[]; jobs: readonly ExistingJob[]; today: string },
  leaveOut: ReadonlySet<number> = new Set(),
  typed: TypedCells = NOTHING_TYPED,
): JobRow[] {
  const getKey = (job: ExistingJob) => `${foldText(job.title)}\n${foldText(job.address)}`;
  const known = new Set(jobs.map(getKey));
  const firstRows = new Map<string, FirstRow>();
  const findClientsByName = (name: string) =>
    clients.filter(({ legalName, tradingName }) =>
      [legalName, tradingName].some((each) => foldText(each) === foldText(name)),
    );
  return file.rows.map((csvRow) => {
    const { row } = csvRow;
    const own = readCells(columns, csvRow, typed);
    const ended = findEndedProblems(file.headings, columns, own);
    const key = getKey(own);
    const first = ended.length > 0 ? undefined : firstRows.get(key);
    const cells = completeCells(own, first);
    const shown = { row, name: cells.title, address: cells.address, client: cells.client, cells };
    if (ended.length > 0)
      return { ...shown, times: formatTimes(cells), continuesRow: null, shift: null, problems: ended, details: null };
    const input = readInput(cells, today);
    const { data, error } = importedJob.safeParse(input);
    const inCells = findCellProblems(cells);
    const fields = new Set(inCells.map(({ field }) => field));
    const ofSchema = error ? toIssues(error, input).map(({ field, msg }) => ({ field: toField(field), msg })) : [];
    const named = cells.client === '' ? [] : findClientsByName(cells.client);
    const isOfDay = own.date !== '' && own.weekdays === getWeekday(own.date) && own.cleaners === '';
    const shift = data && isOfDay ? `${toDate(own.date)} ${data.timeline.time}` : null;
    const problems = [
      ...inCells,
      ...ofSchema.filter(({ field }) => !fields.has(field)),
      ...(cells.client !== '' && named.length === 0
        ? [{ field: 'client' as const, msg: CELL_MESSAGES.client ?? '' }]
        : []),
      ...(named.length > 1 ? [{ field: 'client' as const, msg: 'is the name of more than one client' }] : []),
      ...(data && known.has(key)
        ? [{ field: 'title' as const, msg: 'is already a job with this name and address' }]
        : []),
      ...(data && first ? findFurtherProblems(data, first, shift) : []),
      ...(data && (data.price_by === 'visit' || data.price_by === 'month') && data.price === 0 && cells.price !== ''
        ? [{ field: 'price' as const, msg: 'must be above 0' }]
        : []),
    ];
    if (data && !leaveOut.has(row)) {
      const slot = { row, timeline: data.timeline };
      if (first) first.times.push(slot);
      else firstRows.set(key, { row, cells, read: data, times: [slot] });
    }
    const whole = { ...shown, times: formatTimes(cells), continuesRow: first?.row ?? null, shift, problems };
    if (!data || problems.length > 0) return { ...whole, details: null };
    const { client: _, price_by: basis, price, ...details } = data;
    const priceCents = basis === 'visit' || basis === 'month' ? price : null;
    return { ...whole, details: { ...details, clientId: named[0]?.id ?? null, basis, priceCents } };
  });
}
