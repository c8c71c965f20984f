import {
  JOB_IMPORT_FIELDS,
  JOINED_JOB_IMPORT_FIELDS,
  type JobImportColumns,
  type JobImportField,
} from '@cleaning/contracts';
import { type CsvFile, listSkippedColumns } from '@cleaning/service-kit/csv';

/** A heading in small letters without spaces and signs; "Job #" is a number, and no job. */
export const plainHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replace('#', 'number')
    .replace(/[^a-z0-9]/g, '');

/**
 * Known headings, best first: of spreadsheets, ServiceM8's export of jobs (named like its merge fields, "Job Address"),
 * Jobber's reports of jobs ("Service street", "Schedule start date") and Deputy's schedules
 * (https://help.deputy.com/hc/en-au/articles/6325924665871).
 */
const HEADINGS: Readonly<Record<JobImportField, readonly string[]>> = {
  title: [
    'job',
    'jobtitle',
    'title',
    'site',
    'sitename',
    'servicepropertyname',
    'propertyname',
    'place',
    'location',
    'name',
    'locationname',
    'area',
  ],
  address: [
    'address',
    'siteaddress',
    'jobaddress',
    'street',
    'servicestreet',
    'servicestreet1',
    'servicestreet2',
    'serviceaddress',
    'propertystreet1',
    'propertystreet2',
    'propertystreet',
    'propertyaddress',
  ],
  location: ['maplink', 'map', 'link'],
  description: ['description', 'jobdescription', 'scope', 'scopeofwork', 'instructions', 'jobinstructions', 'notes'],
  cleaners: ['cleaners', 'people', 'staff', 'headcount', 'numberofcleaners'],
  company_pay: ['companypay', 'chargerate', 'hourlyrate', 'rate', 'companypayperhour'],
  cleaner_pay: ['cleanerpay', 'payrate', 'pay', 'payperhour', 'cleanerpayperhour', 'contractorrate'],
  client: ['client', 'clientname', 'customer', 'customername', 'companyname', 'company'],
  price_by: ['priceby', 'per', 'pricebasis', 'basis', 'billing', 'pricetype'],
  price: ['price', 'amount', 'fee', 'clientprice'],
  from: ['from', 'pricefrom', 'validfrom', 'startdate', 'since'],
  weekdays: ['weekdays', 'weekday', 'days', 'day'],
  start: ['start', 'starttime', 'begin', 'schedulestarttime', 'scheduledstarttime'],
  finish: ['finish', 'end', 'finishtime', 'endtime', 'scheduleendtime', 'scheduledendtime'],
  every_weeks: [
    'everyweeks',
    'frequency',
    'howoften',
    'every',
    'weeks',
    'visitfrequency',
    'visitschedule',
    'schedule',
    'recurrence',
  ],
  first_day: ['firstday', 'firstvisit', 'firstdate', 'schedulestartdate', 'scheduledstartdate', 'jobstartdate'],
  city: ['servicecity', 'propertycity', 'jobcity', 'city', 'suburb'],
  state: ['servicestate', 'serviceprovince', 'servicestateprovince', 'propertyprovince', 'propertystate', 'state'],
  postcode: [
    'servicezip',
    'servicepostalcode',
    'servicezippostalcode',
    'servicepostcode',
    'propertyzipcode',
    'propertypostalcode',
    'postcode',
  ],
  date: ['shiftdate', 'date'],
  ended: ['status', 'jobstatus', 'closeddate', 'completeddate', 'completiondate'],
};

/** Deputy's schedules have an end date beside each start date: a row is a one-day shift. */
const isSchedule = (names: readonly string[]): boolean =>
  ['startdate', 'starttime', 'enddate', 'endtime'].every((name) => names.includes(name));

/**
 * Columns recognised by their headings. Each belongs to one field, except that a client without a title beside it, as
 * in ServiceM8, is also the title.
 */
export function proposeJobColumns(headings: readonly string[]): JobImportColumns {
  const names = headings.map(plainHeading);
  const taken = new Set<number>();
  const columns: JobImportColumns = [];
  const take = (field: JobImportField, found: readonly number[]) => {
    for (const column of found) {
      taken.add(column);
      columns.push({ field, column });
    }
  };
  const has = (field: JobImportField) => columns.some((each) => each.field === field);
  if (isSchedule(names)) take('date', [names.indexOf('startdate')]);
  for (const field of JOB_IMPORT_FIELDS) {
    if (has(field)) continue;
    // A date without times is the day on which the job was entered.
    if (field === 'date' && !(has('start') && has('finish'))) continue;
    const found = HEADINGS[field].map((heading) => names.indexOf(heading)).filter((at) => at >= 0 && !taken.has(at));
    take(field, JOINED_JOB_IMPORT_FIELDS.includes(field) ? found : found.slice(0, 1));
  }
  const client = columns.find(({ field }) => field === 'client');
  if (client && !has('title')) columns.push({ field: 'title', column: client.column });
  return columns;
}

/** Reasons why a column isn't proposed, other than a missing field. */
const REASONS: readonly (readonly [name: RegExp, why: string])[] = [
  [/^(billing|clientemail|clientphone|contact|email|phone|mobile)/, 'Import clients to keep their details.'],
  [
    /^(totalrevenue|total|invoiceamount|profit|totalcosts|amountpaid|lineitems)/,
    'What a job has earned isn’t its price.',
  ],
  [
    /^(visitsassignedto|assignedto|staff|employee|employeename|firstname|lastname)/,
    'Import a roster to assign people.',
  ],
];

/** The columns with something in them that are not read, and why. */
export function findSkippedJobColumns(file: Pick<CsvFile, 'headings' | 'rows'>, columns: JobImportColumns) {
  return listSkippedColumns(file, columns, (column) => {
    const name = plainHeading(file.headings[column] ?? '');
    return REASONS.find(([pattern]) => pattern.test(name))?.[1];
  });
}
