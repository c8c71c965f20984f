import type { InvitedPerson } from '@cleaning/contracts';
import { parse } from 'csv-parse/browser/esm/sync';
import { invitations as texts } from './texts';

export interface InvitedPeople {
  readonly people: readonly InvitedPerson[];
  /** One sentence for each line that is left out. */
  readonly problems: readonly string[];
}

const NAME_WITH_ADDRESS = /^(.*)<([^<>]+@[^<>]+)>$/;
const DIGITS_AND_SIGNS = /^[\d\s()+.-]*$/;

/** "Lan Nguyen <lan@example.com>" as two cells. */
const splitAddress = (cell: string): string[] => {
  const [, name, address] = NAME_WITH_ADDRESS.exec(cell) ?? [];
  return name !== undefined && address !== undefined ? [name.trim(), address.trim()] : [cell];
};

/**
 * Headings in lower case without spaces and punctuation, best first: from spreadsheets and from Deputy's export of team
 * members, whose fields are listed at https://help.deputy.com/hc/en-au/articles/5898002694287.
 */
const EMAILS = ['email', 'emailaddress', 'mail'];
const FIRST_NAMES = ['firstname', 'givenname'];
const LAST_NAMES = ['lastname', 'surname', 'familyname'];
const FULL_NAMES = [
  'name',
  'fullname',
  'employeename',
  'employee',
  'displayname',
  'preferrednamedisplayname',
  'preferredname',
];
const TERMINATION_HEADINGS = ['terminationdate'];

/** Column indexes, from 0. */
interface PeopleColumns {
  readonly email: number;
  /** Joined by a space. */
  readonly names: readonly number[];
  /** The day on which the person left; -1: the file doesn't say it. */
  readonly leftOn: number;
}

/** Null: the line names no columns for both the email address and the name. */
function findColumns(headings: readonly string[]): PeopleColumns | null {
  const plain = headings.map((heading) => heading.toLowerCase().replace(/[^a-z]/g, ''));
  const find = (wanted: readonly string[]) => wanted.map((name) => plain.indexOf(name)).find((at) => at >= 0) ?? -1;
  const email = find(EMAILS);
  const first = find(FIRST_NAMES);
  const last = find(LAST_NAMES);
  const full = find(FULL_NAMES);
  const names = first >= 0 && last >= 0 ? [first, last] : [full >= 0 ? full : Math.max(first, last)];
  return email < 0 || names.includes(-1) ? null : { email, names, leftOn: find(TERMINATION_HEADINGS) };
}

function readPerson(cells: readonly string[]): InvitedPerson {
  const at = cells.findIndex((cell) => cell.includes('@'));
  const isName = (cell: string) => cell !== '' && !cell.includes('@') && !DIGITS_AND_SIGNS.test(cell);
  const before = cells.slice(0, at).filter(isName);
  const name = before.length > 0 ? before.join(' ') : (cells.find(isName) ?? '');
  return { name, email: at < 0 ? '' : (cells[at] as string) };
}

/**
 * A line with more or fewer commas than the headings may have another value in the address column. It is then read
 * without columns.
 */
function readColumns(cells: readonly string[], { email: column, names }: PeopleColumns): InvitedPerson {
  const email = splitAddress(cells[column] ?? '').at(-1) ?? '';
  if (email !== '' && !email.includes('@')) return readPerson(cells.flatMap(splitAddress));
  const name = names
    .map((at) => cells[at] ?? '')
    .filter(Boolean)
    .join(' ');
  return { name, email };
}

/**
 * Reads people from lines of text: a name, in one cell or several, and an e-mail address, separated by commas,
 * semicolons or tabs. If the first line has headings for both, as in a Deputy export, reads their columns; otherwise
 * finds what looks like a name and an address. If an address occurs twice, the last one counts. Skips people who have
 * left according to the file.
 */
export function readInvitedPeople(text: string): InvitedPeople {
  const records: { cells: string[]; line: number }[] = [];
  parse(text, {
    bom: true,
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    on_record: (record: string[], { lines }) => {
      records.push({ cells: record, line: lines });
      return null;
    },
  });
  const columns = findColumns(records[0]?.cells ?? []);
  const people = new Map<string, InvitedPerson>();
  const problems: string[] = [];
  records.forEach(({ cells, line }, index) => {
    if (cells.every((cell) => cell === '')) return;
    const person = columns ? readColumns(cells, columns) : readPerson(cells.flatMap(splitAddress));
    const isHeading = index === 0 && records.length > 1 && !person.email.includes('@');
    if (isHeading) return;
    if (columns && cells[columns.leftOn]) problems.push(texts.hasLeft(line, person.name));
    else if (person.email === '') problems.push(texts.noEmail(line));
    else if (person.name === '') problems.push(texts.noName(line));
    else people.set(person.email.toLowerCase(), person);
  });
  return { people: [...people.values()], problems };
}
