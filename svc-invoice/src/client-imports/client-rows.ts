import {
  CLIENT_IMPORT_FIELDS,
  type ClientDetails,
  type ClientImportField,
  clientDetails,
  foldText,
  type ImportColumns,
  optionalEmail,
  optionalTelephone,
  toIssues,
} from '@cleaning/contracts';
import type { CsvFile } from '@cleaning/service-kit/csv';
import { isPlainNote, toHeadingNames } from './client-columns.js';

export interface ImportProblem {
  readonly field: ClientImportField;
  readonly msg: string;
}

/** A row of the file. `details` is null if something in it is wrong. */
export interface ImportRow {
  readonly row: number;
  readonly name: string;
  readonly abn: string;
  readonly billingEmail: string;
  /** As stored. */
  readonly address: string;
  /** True if the file marks the client as former. */
  readonly archived: boolean;
  readonly details: ClientDetails | null;
  readonly problems: readonly ImportProblem[];
  /** Things to check that don't block the import. */
  readonly warnings: readonly ImportProblem[];
}

/** A client that is there already. */
export interface ExistingClient {
  readonly legalName: string;
  readonly tradingName: string;
  readonly abn: string;
}

type Cells = Readonly<Record<ClientImportField, string>>;

/** "COD" and "on receipt": due immediately. */
const IMMEDIATE_TERMS = /^(?:c\.?o\.?d\.?|cash on delivery|prepaid|immediate(?:ly)?|(?:due )?(?:on|upon) receipt)$/i;

/** "14", "14 days", "Net 14". Anything else stays, and is found wrong. */
function parseTerms(text: string): string {
  if (IMMEDIATE_TERMS.test(text.trim())) return '0';
  // "20th of the following month" is a day of a month.
  if (/\d(?:st|nd|rd|th)\b/i.test(text)) return text;
  return /^\D*(\d+)\D*$/.exec(text)?.[1] ?? text;
}

/** Spreadsheets turn 51824753556 into 5.1824753556E+10. */
const restoreAbn = (text: string): string => (/^\d\.\d{10}E\+10$/i.test(text) ? String(Number(text)) : text);

/** Spreadsheets remove a number's leading 0: 412345678, 800. */
const restoreTelephone = (text: string): string => (/^[23478]\d{8}$/.test(text) ? `0${text}` : text);
const restorePostcode = (text: string): string => (/^\d{3}$/.test(text) ? `0${text}` : text);

const isTelephone = (text: string): boolean => optionalTelephone.safeParse(text).success;
const isEmail = (text: string): boolean => optionalEmail.safeParse(text).success;

/** Several values of one cell, where each is one: "a@x.example; b@x.example". Otherwise the cell as it is. */
function splitValues(cell: string, separator: RegExp, isValue: (text: string) => boolean): string[] {
  const parts = cell.split(separator).filter((part) => part.trim() !== '');
  return parts.length > 1 && parts.every(isValue) ? parts.map((part) => part.trim()) : [cell];
}
const splitTelephones = (cell: string): string[] =>
  splitValues(cell, /[/;,\n]|\bor\b/, isTelephone).map(restoreTelephone);
const splitEmails = (cell: string): string[] => splitValues(cell, /[;,\s]+/, isEmail);

/** A cell with the heading above it. */
interface NamedCell {
  readonly heading: string;
  readonly text: string;
}
const formatNamedCell = ({ heading, text }: NamedCell): string => (heading === '' ? text : `${heading}: ${text}`);

/** True if a cell marks a former client, given its heading. */
function isFormer(name: string, text: string): boolean {
  const isYes = /^(?:y|yes|true|1|x)$/i.test(text);
  if (/^(?:is)?active$/.test(name)) return text !== '' && !isYes && !/^active$/i.test(text);
  return isYes || /^(?:inactive|archived|deleted|closed|former|disabled)$/i.test(text);
}

/** Cells of a row by field, and texts kept in the notes for lack of a field. */
interface ReadRow {
  readonly cells: Cells;
  readonly further: readonly string[];
  readonly archived: boolean;
}

function readRow({ headings }: Pick<CsvFile, 'headings'>, columns: ImportColumns, row: readonly string[]): ReadRow {
  const names = toHeadingNames(headings);
  const findCells = (field: ClientImportField): NamedCell[] =>
    columns
      .filter((each) => each.field === field && row[each.column])
      // MYOB's headings begin with a hyphen and blanks.
      .map(({ column }) => ({ heading: (headings[column] ?? '').replace(/^[\s*-]+/, ''), text: row[column] ?? '' }));
  const joinCells = (field: ClientImportField, between: string) =>
    findCells(field)
      .map(({ text }) => text)
      .join(between);
  const telephones = findCells('contact_telephone').flatMap(({ heading, text }) =>
    splitTelephones(text).map((number) => ({ heading, text: number })),
  );
  const emails = findCells('billing_email').flatMap(({ heading, text }) =>
    splitEmails(text).map((address) => ({ heading, text: address })),
  );
  const notes = columns
    .filter(({ field, column }) => field === 'notes' && row[column])
    .map(({ column }) => {
      const note = { heading: headings[column]?.replace(/^[\s*-]+/, '') ?? '', text: row[column] ?? '' };
      return isPlainNote(names[column] ?? '') ? note.text : formatNamedCell(note);
    });
  const single = Object.fromEntries(CLIENT_IMPORT_FIELDS.map((field) => [field, joinCells(field, ' ')])) as Cells;
  return {
    cells: {
      ...single,
      abn: restoreAbn(single.abn),
      billing_address: joinCells('billing_address', '\n'),
      billing_postcode: restorePostcode(single.billing_postcode),
      billing_email: emails[0]?.text ?? '',
      other_address: joinCells('other_address', '\n'),
      contact_telephone: telephones[0]?.text ?? '',
      notes: notes.join('\n'),
    },
    further: [...telephones.slice(1), ...emails.slice(1)].map(formatNamedCell),
    archived: columns.some(
      ({ field, column }) => field === 'archived' && isFormer(names[column] ?? '', row[column] ?? ''),
    ),
  };
}

const HOME = /^(?:australia|aus?)$/i;

/** The lines of an address without a first one that is the name: QuickBooks writes the client there, and papers print the name above. */
function removeName(address: string, cells: Cells): string {
  const [first = '', ...lines] = address.split(/\r\n?|\n/);
  const names = [pickClientName(cells), cells.legal_name, cells.contact_name, cells.trading_name].filter(Boolean);
  const isName = lines.length > 0 && names.some((name) => foldText(name) === foldText(first));
  return (isName ? lines : [first, ...lines]).join('\n');
}

function buildBillingAddress(cells: Cells): string {
  const town = [cells.billing_city, cells.billing_state, cells.billing_postcode].filter(Boolean).join(' ');
  const country = HOME.test(cells.billing_country) ? '' : cells.billing_country;
  return removeName([cells.billing_address, town, country].filter(Boolean).join('\n'), cells);
}

const buildOtherAddress = (cells: Cells): string => removeName(cells.other_address, cells);

/** A person without a company is the client; the contact of a company is its contact. */
function pickClientName(cells: Cells): string {
  if (cells.given_name !== '') return `${cells.given_name} ${cells.legal_name}`.trim();
  return cells.legal_name || cells.contact_name || cells.trading_name;
}

function toDetails({ cells, further }: ReadRow): object {
  const legalName = pickClientName(cells);
  const isSame = (name: string) => [legalName, cells.contact_name].some((each) => foldText(each) === foldText(name));
  const tradingName = isSame(cells.trading_name) ? '' : cells.trading_name;
  const billing = buildBillingAddress(cells);
  const other = buildOtherAddress(cells);
  const isOther = other !== '' && billing !== '' && foldText(other) !== foldText(billing);
  const isReached = cells.contact_email !== '' || cells.contact_telephone !== '';
  // A contact without a name is the client itself, and one with the client's name needs to be reached to be one.
  const isContact = isReached || (cells.contact_name !== '' && foldText(cells.contact_name) !== foldText(legalName));
  const contact = {
    name: cells.contact_name || tradingName || legalName,
    email: cells.contact_email,
    telephone: cells.contact_telephone,
    roles: [],
  };
  return {
    legal_name: legalName,
    trading_name: tradingName,
    abn: cells.abn,
    billing_address: billing || other,
    billing_email: cells.billing_email,
    order_number: cells.order_number,
    ...(cells.terms_days === '' ? {} : { terms_days: parseTerms(cells.terms_days) }),
    notes: [cells.notes, ...further, ...(isOther ? [`Other address: ${other.replaceAll('\n', ', ')}`] : [])]
      .filter(Boolean)
      .join('\n'),
    contacts: isContact ? [contact] : [],
  };
}

const FIELD_OF_PATH: Readonly<Record<string, ClientImportField>> = {
  'contacts.0.name': 'contact_name',
  'contacts.0.email': 'contact_email',
  'contacts.0.telephone': 'contact_telephone',
};
/** Cells are always text. */
const CELL_MESSAGES: Partial<Record<ClientImportField, string>> = {
  terms_days: 'must be a number of days up to 120',
  billing_email: 'must be an email address',
  contact_email: 'must be an email address',
};
const toField = (path: string): ClientImportField =>
  FIELD_OF_PATH[path] ?? CLIENT_IMPORT_FIELDS.find((field) => field === path) ?? 'legal_name';

const formatNames = (legal: string, trading: string): string => `${foldText(legal)}\n${foldText(trading || legal)}`;

/** Known clients by identifying details, with their names. */
class KnownClients {
  private readonly byAbn = new Map<string, string>();
  private readonly byName = new Map<string, string>();

  findSameAbn({ abn }: ClientDetails): ImportProblem[] {
    const called = this.byAbn.get(abn);
    return called === undefined ? [] : [{ field: 'abn', msg: `is already the ABN of ${called}` }];
  }

  findSameName({ legal_name, trading_name }: ClientDetails): ImportProblem[] {
    const called = this.byName.get(formatNames(legal_name, trading_name));
    return called === undefined ? [] : [{ field: 'legal_name', msg: `is already the name of ${called}` }];
  }

  add({ abn, legalName, tradingName }: ExistingClient, called: string): void {
    if (abn !== '' && !this.byAbn.has(abn)) this.byAbn.set(abn, called);
    const names = formatNames(legalName, tradingName);
    if (!this.byName.has(names)) this.byName.set(names, called);
  }
}

/**
 * Clients of a file, each with all problems: what the client form refuses, and duplicates in the product or in an
 * earlier row. The ABN of an existing client with another name is only a warning, since branches may share one.
 * Left-out rows are not checked.
 */
export function readClientRows(
  file: CsvFile,
  columns: ImportColumns,
  existing: readonly ExistingClient[],
  leaveOut: ReadonlySet<number> = new Set(),
): ImportRow[] {
  const [kept, above] = [new KnownClients(), new KnownClients()];
  for (const client of existing) kept.add(client, `the client ${client.tradingName || client.legalName}`);
  return file.rows
    .filter(({ row }) => !leaveOut.has(row))
    .map(({ row, cells }) => {
      const read = readRow(file, columns, cells);
      const input = toDetails(read);
      const shown = {
        row,
        name: read.cells.trading_name || pickClientName(read.cells),
        abn: read.cells.abn,
        billingEmail: read.cells.billing_email,
        address: buildBillingAddress(read.cells) || buildOtherAddress(read.cells),
        archived: read.archived,
      };
      const { success, data, error } = clientDetails.safeParse(input);
      if (!success) {
        const problems = toIssues(error, input).map(({ field: path, msg }) => {
          const field = toField(path);
          return { field, msg: CELL_MESSAGES[field] ?? msg };
        });
        return { ...shown, details: null, problems, warnings: [] };
      }
      const [problem] = [...kept.findSameName(data), ...above.findSameAbn(data), ...above.findSameName(data)];
      above.add({ abn: data.abn, legalName: data.legal_name, tradingName: data.trading_name }, `row ${row}`);
      if (problem) return { ...shown, details: null, problems: [problem], warnings: [] };
      return { ...shown, details: data, problems: [], warnings: kept.findSameAbn(data) };
    });
}
