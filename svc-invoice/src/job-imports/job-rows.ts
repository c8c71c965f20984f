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
import { z } from 'zod';
import type { CsvFile } from '../csv-imports/csv-file.js';
import { getDays, getTime, parseBasis, parseFrequency, stripCurrency, toDate } from './job-cells.js';

/** A permanent job as svc-jobs makes it, with its client and its price from a day on. */
const importedJob = z.object({
  title: line(120),
  address: line(200),
  location: line(500).refine(isPlace, 'must be an address, or a link that leads where it says'),
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
  /** Null: nobody's. */
  readonly clientId: string | null;
  readonly basis: PriceBasis;
  /** Of a visit or a month; null by the hour, and where nothing is invoiced. */
  readonly priceCents: number | null;
};

export interface JobProblem {
  readonly field: JobImportField;
  readonly msg: string;
}

/** A row of the file. Its details are null while something in it is wrong. */
export interface JobRow {
  readonly row: number;
  readonly name: string;
  readonly address: string;
  readonly client: string;
  /** When somebody works there, as the file says it. */
  readonly times: string;
  readonly details: ImportedJobDetails | null;
  /** The row above that is the same job: this one adds a slot to its timetable. Null: it is a job of its own. */
  readonly continuesRow: number | null;
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

/** Headings of spreadsheets, in small letters without spaces and signs. */
const HEADINGS: Readonly<Record<JobImportField, readonly string[]>> = {
  title: ['job', 'jobtitle', 'title', 'site', 'sitename', 'place', 'location', 'name'],
  address: ['address', 'siteaddress', 'jobaddress', 'street'],
  location: ['maplink', 'map', 'link'],
  description: ['description', 'scope', 'scopeofwork', 'instructions', 'notes'],
  cleaners: ['cleaners', 'people', 'staff', 'headcount', 'numberofcleaners'],
  company_pay: ['companypay', 'chargerate', 'hourlyrate', 'rate', 'companypayperhour'],
  cleaner_pay: ['cleanerpay', 'payrate', 'pay', 'payperhour', 'cleanerpayperhour', 'contractorrate'],
  client: ['client', 'clientname', 'customer', 'customername', 'company'],
  price_by: ['priceby', 'per', 'pricebasis', 'basis', 'billing', 'pricetype'],
  price: ['price', 'amount', 'fee', 'clientprice'],
  from: ['from', 'pricefrom', 'validfrom', 'startdate', 'since'],
  weekdays: ['weekdays', 'weekday', 'days', 'day'],
  start: ['start', 'starttime', 'begin'],
  finish: ['finish', 'end', 'finishtime', 'endtime'],
  every_weeks: ['everyweeks', 'frequency', 'howoften', 'every', 'weeks'],
  first_day: ['firstday', 'firstvisit', 'firstdate'],
};

/** What each row of a job says for itself. */
const SLOT_FIELDS: ReadonlySet<JobImportField> = new Set(['weekdays', 'start', 'finish', 'every_weeks', 'first_day']);

const foldHeading = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The columns that headings name. The first heading of a list is the best; a column is of one field. */
export function proposeJobColumns(headings: readonly string[]): JobImportColumns {
  const names = headings.map(foldHeading);
  const taken = new Set<number>();
  return JOB_IMPORT_FIELDS.flatMap((field) => {
    const column = HEADINGS[field].map((heading) => names.indexOf(heading)).find((at) => at >= 0 && !taken.has(at));
    if (column === undefined) return [];
    taken.add(column);
    return [{ field, column }];
  });
}

type Cells = Readonly<Record<JobImportField, string>>;

/** Of cells, which are always text. */
const SAID: Partial<Record<JobImportField, string>> = {
  weekdays: 'must be days of the week, such as Mo, We or Mon-Fri, or last Friday of the month',
  start: 'must be a time such as 06:00',
  finish: 'must be a time such as 08:30',
  every_weeks: 'must be how often: a number of weeks such as 2, fortnightly, or first or last of the month',
  client: 'is no client of the list; import clients first, or leave it empty',
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

/** When somebody works there, in the words of the file; a number alone does not say that it counts weeks or months. */
function formatTimes(cells: Cells): string {
  const { every, unit } = parseRepeats(cells);
  const isNumber = /^\d+$/.test(cells.every_weeks.trim());
  const numbered = every > 1 ? `every ${every} ${unit}s` : '';
  const times = [cells.start, cells.finish].filter(Boolean).join('–');
  return [[cells.weekdays, times].filter(Boolean).join(' '), isNumber ? numbered : cells.every_weeks]
    .filter(Boolean)
    .join(', ');
}

/** What cells cannot say to the schema: it sees a value that it takes, and the field is named here. */
function findCellProblems(cells: Cells): JobProblem[] {
  const buildProblem = (field: JobImportField, isWrong: boolean): JobProblem[] =>
    isWrong ? [{ field, msg: SAID[field] ?? 'is not valid' }] : [];
  const basis = parseBasis(cells.price_by) ?? (cells.price_by === '' ? 'hour' : null);
  const isFixed = basis === 'visit' || basis === 'month';
  return [
    ...buildProblem('weekdays', getDays(cells.weekdays) === null),
    ...buildProblem('start', getTime(cells.start) === null),
    ...buildProblem('finish', getTime(cells.finish) === null),
    ...buildProblem('every_weeks', parseFrequency(cells.every_weeks) === null || isMonthWeek(cells)),
    ...((basis === 'hour' || basis === 'none') && cells.price !== ''
      ? [{ field: 'price_by' as const, msg: 'must be visit or month for a price' }]
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

/** The first row of a job in the file, with what it and its further rows say. */
interface FirstRow {
  readonly row: number;
  readonly cells: Cells;
  readonly read: ParsedJob;
  readonly times: { row: number; timeline: ParsedJob['timeline'] }[];
}

const OF_JOB = JOB_IMPORT_FIELDS.filter((field) => !SLOT_FIELDS.has(field));

/** The cells of a further row: what it leaves empty is as in the first one. */
const completeCells = (cells: Cells, first: FirstRow | undefined): Cells =>
  first
    ? { ...cells, ...Object.fromEntries(OF_JOB.map((field) => [field, cells[field] || first.cells[field]])) }
    : cells;

const toSlot = ({ days, repeats = EVERY_WEEK }: ParsedJob['timeline']) => toSlotDays(days, repeats);

/** What keeps a further row from adding a slot to the job of the first. */
function findFurtherProblems(read: ParsedJob, first: FirstRow): JobProblem[] {
  const differing = OF_JOB.filter(
    (field) =>
      foldText(String(read[field as keyof ParsedJob])) !== foldText(String(first.read[field as keyof ParsedJob])),
  );
  const twice = first.times.find(
    ({ timeline }) => timeline.time === read.timeline.time && canCoincide(toSlot(timeline), toSlot(read.timeline)),
  );
  return [
    ...differing.map((field) => ({ field, msg: `must be as in row ${first.row}, which is the same job` })),
    ...(twice
      ? [{ field: 'title' as const, msg: `is the name and address of row ${twice.row}, at the same time` }]
      : []),
  ];
}

/**
 * The jobs of a file, each with everything that is wrong with it: what the form of a job refuses, a client that is not known or not certain,
 * and a job with the same name and address in the product. Rows with the same name and address are one job with a slot each.
 */
export function readJobRows(
  file: CsvFile,
  columns: JobImportColumns,
  { clients, jobs, today }: { clients: readonly NamedClient[]; jobs: readonly ExistingJob[]; today: string },
  leaveOut: ReadonlySet<number> = new Set(),
): JobRow[] {
  const getKey = (job: ExistingJob) => `${foldText(job.title)}\n${foldText(job.address)}`;
  const known = new Set(jobs.map(getKey));
  const firstRows = new Map<string, FirstRow>();
  const findClientsByName = (name: string) =>
    clients.filter(({ legalName, tradingName }) =>
      [legalName, tradingName].some((each) => foldText(each) === foldText(name)),
    );
  return file.rows.map(({ row, cells: all }) => {
    const typed = Object.fromEntries(
      JOB_IMPORT_FIELDS.map((field) => {
        const column = columns.find((each) => each.field === field)?.column;
        return [field, column === undefined ? '' : (all[column] ?? '')];
      }),
    ) as Cells;
    const key = getKey(typed);
    const first = firstRows.get(key);
    const cells = completeCells(typed, first);
    const shown = { row, name: cells.title, address: cells.address, client: cells.client };
    const input = readInput(cells, today);
    const { data, error } = importedJob.safeParse(input);
    const inCells = findCellProblems(cells);
    const fields = new Set(inCells.map(({ field }) => field));
    const ofSchema = error ? toIssues(error, input).map(({ field, msg }) => ({ field: toField(field), msg })) : [];
    const named = cells.client === '' ? [] : findClientsByName(cells.client);
    const problems = [
      ...inCells,
      ...ofSchema.filter(({ field }) => !fields.has(field)),
      ...(cells.client !== '' && named.length === 0 ? [{ field: 'client' as const, msg: SAID.client ?? '' }] : []),
      ...(named.length > 1 ? [{ field: 'client' as const, msg: 'is the name of several clients' }] : []),
      ...(data && known.has(key)
        ? [{ field: 'title' as const, msg: 'is the name and address of a job that is there' }]
        : []),
      ...(data && first ? findFurtherProblems(data, first) : []),
      ...(data && (data.price_by === 'visit' || data.price_by === 'month') && data.price === 0 && cells.price !== ''
        ? [{ field: 'price' as const, msg: 'must be above 0' }]
        : []),
    ];
    if (data && !leaveOut.has(row)) {
      const slot = { row, timeline: data.timeline };
      if (first) first.times.push(slot);
      else firstRows.set(key, { row, cells, read: data, times: [slot] });
    }
    const whole = { ...shown, times: formatTimes(cells), continuesRow: first?.row ?? null, problems };
    if (!data || problems.length > 0) return { ...whole, details: null };
    const { client: _, price_by: basis, price, ...details } = data;
    const priceCents = basis === 'visit' || basis === 'month' ? price : null;
    return { ...whole, details: { ...details, clientId: named[0]?.id ?? null, basis, priceCents } };
  });
}
