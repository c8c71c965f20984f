import { ROSTER_IMPORT_FIELDS, type RosterImportColumns, type RosterImportField } from '@cleaning/contracts';
import { type CsvFile, listSkippedColumns } from '@cleaning/service-kit/csv';

/**
 * Headings in small letters without spaces and signs, the best first: of spreadsheets and of Deputy's schedules and timesheets
 * (https://help.deputy.com/hc/en-au/articles/6325924665871 and …/10280964458895).
 */
const HEADINGS: Readonly<Record<RosterImportField, readonly string[]>> = {
  email: ['email', 'emailaddress', 'employeeemail'],
  person: ['employeename', 'employee', 'person', 'name', 'fullname', 'displayname', 'teammember', 'cleaner', 'staff'],
  first_name: ['firstname', 'givenname'],
  last_name: ['lastname', 'surname', 'familyname'],
  place: ['location', 'locationname', 'site', 'sitename', 'job', 'jobtitle', 'place'],
  area: ['area', 'areaname', 'department'],
  date: ['date', 'startdate', 'shiftdate', 'day'],
  start: ['starttime', 'start', 'begin'],
  finish: ['endtime', 'end', 'finishtime', 'finish'],
};

/** Columns recognised by their headings. Each column belongs to one field. */
export function proposeRosterColumns(headings: readonly string[]): RosterImportColumns {
  const names = headings.map((heading) => heading.toLowerCase().replace(/[^a-z0-9]/g, ''));
  return ROSTER_IMPORT_FIELDS.flatMap((field) => {
    const column = HEADINGS[field].map((heading) => names.indexOf(heading)).find((at) => at >= 0);
    return column === undefined ? [] : [{ field, column }];
  });
}

/** The columns with something in them that are not read. */
export const findSkippedRosterColumns = (file: Pick<CsvFile, 'headings' | 'rows'>, columns: RosterImportColumns) =>
  listSkippedColumns(file, columns, () => undefined);
