import type { InvitedPerson } from '@cleaning/contracts';
import { parse } from 'csv-parse/browser/esm/sync';
import { invitations as texts } from './texts';

export interface InvitedPeople {
  readonly people: readonly InvitedPerson[];
  /** A sentence for each line that names nobody to mail. */
  readonly problems: readonly string[];
}

const NAME_WITH_ADDRESS = /^(.*)<([^<>]+@[^<>]+)>$/;
const DIGITS_AND_SIGNS = /^[\d\s()+.-]*$/;

/** "Lan Nguyen <lan@example.com>" as two cells. */
const splitAddress = (cell: string): string[] => {
  const [, name, address] = NAME_WITH_ADDRESS.exec(cell) ?? [];
  return name !== undefined && address !== undefined ? [name.trim(), address.trim()] : [cell];
};

function readPerson(cells: readonly string[]): InvitedPerson {
  const at = cells.findIndex((cell) => cell.includes('@'));
  const isName = (cell: string) => cell !== '' && !cell.includes('@') && !DIGITS_AND_SIGNS.test(cell);
  const before = cells.slice(0, at).filter(isName);
  const name = before.length > 0 ? before.join(' ') : (cells.find(isName) ?? '');
  return { name, email: at < 0 ? '' : (cells[at] as string) };
}

/**
 * People in lines of text: a name, given in one cell or several, and an e-mail address, between commas, semicolons or tabs. Headings are left
 * out, and so is what is neither, such as telephone numbers. Of an address that is there twice, the last counts.
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
      records.push({ cells: record.flatMap(splitAddress), line: lines });
      return null;
    },
  });
  const people = new Map<string, InvitedPerson>();
  const problems: string[] = [];
  records.forEach(({ cells, line }, index) => {
    if (cells.every((cell) => cell === '')) return;
    const person = readPerson(cells);
    const isHeading = index === 0 && records.length > 1 && person.email === '';
    if (isHeading) return;
    if (person.email === '') problems.push(texts.noEmail(line));
    else if (person.name === '') problems.push(texts.noName(line));
    else people.set(person.email.toLowerCase(), person);
  });
  return { people: [...people.values()], problems };
}
