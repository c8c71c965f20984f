import type { ClientImportField, ImportColumns } from '@cleaning/contracts';
import { type CsvFile, listSkippedColumns } from '@cleaning/service-kit/csv';

/**
 * Headings in small letters without spaces and signs. MYOB writes "Addr 1 - Line 1" and then "- Line 2": what begins with a hyphen goes on with
 * the address before it.
 */
export function toHeadingNames(headings: readonly string[]): string[] {
  let address = '';
  return headings.map((heading) => {
    const begun = /^\s*(addr\s*\d+)\s*-/i.exec(heading)?.[1];
    const goesOn = /^\s*-/.test(heading);
    if (!goesOn) address = begun ?? '';
    return `${goesOn ? address : ''}${heading}`.toLowerCase().replace(/[^a-z0-9]/g, '');
  });
}

/** The best heading first: of spreadsheets, and of the exports of Xero, MYOB, ServiceM8, Jobber and QuickBooks. */
const COMPANY_NAMES = ['legalname', 'companyname', 'company', 'organisation', 'organization', 'colastname'];
const CLIENT_NAMES = [
  'clientname',
  'customername',
  'contactname',
  'client',
  'customer',
  'customerfullname',
  'customerdisplayname',
  'name',
  'fullname',
];
const TRADING_NAMES = ['tradingname', 'tradingas', 'businessname', 'displayname'];
const CONTACTS = [
  'contact',
  'contactperson',
  'primarycontact',
  'primarycontactname',
  'contactname',
  'addr1contactname',
];
/** First and last name in two columns. */
const CONTACT_PAIRS = [
  ['contactfirst', 'contactlast'],
  ['contactfirstname', 'contactlastname'],
  ['firstname', 'lastname'],
  ['firstname', 'surname'],
  ['givenname', 'familyname'],
  ['givenname', 'surname'],
  ['person1firstname', 'person1lastname'],
] as const;
const ATTENTION = ['attention', 'attentionto', 'poattentionto', 'billingattention'];

type PlainField =
  | 'abn'
  | 'billing_email'
  | 'order_number'
  | 'terms_days'
  | 'contact_email'
  | 'contact_telephone'
  | 'archived'
  | 'notes';
const PLAIN: Readonly<Record<PlainField, readonly string[]>> = {
  abn: ['abn', 'taxnumber', 'taxid', 'abnnumber', 'businessnumber', 'taxregistrationnumber'],
  billing_email: [
    'billingemail',
    'invoiceemail',
    'accountsemail',
    'email',
    'emailaddress',
    'emails',
    'mail',
    'addr1email',
    'mainemail',
  ],
  order_number: ['ordernumber', 'purchaseorder', 'po', 'ponumber', 'clientreference'],
  terms_days: ['termsdays', 'terms', 'termsindays', 'paymentterms', 'duedays', 'balanceduedays', 'addr1balanceduedays'],
  contact_email: ['contactemail', 'contactmail'],
  contact_telephone: [
    'contacttelephone',
    'contactphone',
    'telephone',
    'phone',
    'phonenumber',
    'phonenumbers',
    'mainphone',
    'mainphones',
    'workphone',
    'workphones',
    'addr1phone1',
    'mobile',
    'mobilenumber',
    'mobilephone',
    'mobilephonenumber',
    'addr1phone2',
    'addr1phone3',
    'mobilephones',
    'homephone',
    'homephones',
    'altphone',
    'otherphone',
    'ddinumber',
  ],
  archived: ['active', 'isactive', 'archived', 'isarchived', 'inactive', 'cardstatus', 'status', 'contactstatus'],
  notes: ['notes', 'note', 'comments', 'comment', 'fax', 'faxnumber', 'addr1fax', 'website', 'www', 'addr1www'],
};
/** Fields read from all their columns, in file order. */
const READ_ALL: ReadonlySet<PlainField> = new Set(['contact_telephone', 'notes']);
/** Headings of notes that aren't repeated in front of the note. */
const NOTES: ReadonlySet<string> = new Set(['notes', 'note', 'comments', 'comment']);
export const isPlainNote = (name: string): boolean => NOTES.has(name);

/** Prefixes of address columns: the invoice address first, then those without a prefix, then places and the rest. */
const ADDRESSES = [
  'billing|billto|bill|invoice',
  'postal|mailing|po',
  'addr1',
  '',
  'physical|property|service|site|shipping|shipto|ship|delivery|sa',
  'addr2',
] as const;
const PARTS = {
  // QuickBooks Desktop writes "Bill to 1".
  lines: '(?:(?:addressline|streetaddress|addressstreet|streetline|address|street|line)\\d?|(?<=to)\\d)',
  city: '(?:city|suburb|town|locality)',
  state: '(?:state|region|province)',
  postcode: '(?:postcode|postalcode|zipcode|zip)',
  country: 'country',
} as const;
type Part = keyof typeof PARTS;
type Address = Readonly<Record<Part, readonly number[]>>;

const BILLING_FIELDS: Readonly<Record<Part, ClientImportField>> = {
  lines: 'billing_address',
  city: 'billing_city',
  state: 'billing_state',
  postcode: 'billing_postcode',
  country: 'billing_country',
};

/** The address that invoices go to, and one more. */
function findAddressColumns(names: readonly string[]): ImportColumns {
  const findIndexes = (pattern: RegExp) => names.flatMap((name, column) => (pattern.test(name) ? [column] : []));
  const addresses = ADDRESSES.map((prefix): Address => {
    const findPartColumns = (part: Part) => findIndexes(new RegExp(`^(?:${prefix})${PARTS[part]}$`));
    return {
      lines: findPartColumns('lines'),
      city: findPartColumns('city'),
      state: findPartColumns('state'),
      postcode: findPartColumns('postcode'),
      country: findPartColumns('country'),
    };
  });
  const parts = Object.keys(BILLING_FIELDS) as Part[];
  const [billing, other] = addresses.filter(({ lines }) => lines.length > 0);
  // "Billing address, Suburb, State, Postcode": the suburb belongs to the address without one.
  const town = addresses.find(({ lines, city }) => lines.length === 0 && city.length > 0);
  return [
    ...parts.flatMap((part) => {
      const own = billing?.[part] ?? [];
      const columns = own.length > 0 || billing?.city.length ? own : (town?.[part] ?? []);
      const chosen = part === 'lines' ? columns : columns.slice(0, 1);
      return chosen.map((column) => ({ field: BILLING_FIELDS[part], column }));
    }),
    ...parts.flatMap((part) => (other?.[part] ?? []).map((column) => ({ field: 'other_address' as const, column }))),
  ];
}

/** Xero counts terms from the invoice or from the end of its month; only the first are days of ours. */
const COUNTS_FROM_INVOICE = /after\s*(?:the\s*)?(?:invoice|bill)\s*date/i;

function findXeroTerms(names: readonly string[], rows: CsvFile['rows']): number {
  const kind = names.indexOf('duedatesalesterm');
  const isOfInvoice = rows.every(({ cells }) => !cells[kind] || COUNTS_FROM_INVOICE.test(cells[kind]));
  return kind >= 0 && isOfInvoice ? names.indexOf('duedatesalesday') : -1;
}

/** Proposes client columns by their headings. Each column belongs to one field. */
export function proposeColumns({ headings, rows }: Pick<CsvFile, 'headings' | 'rows'>): ImportColumns {
  const names = toHeadingNames(headings);
  const columns: ImportColumns = [];
  const isFree = (column: number) => column >= 0 && !columns.some((taken) => taken.column === column);
  const find = (wanted: readonly string[]) => wanted.map((name) => names.indexOf(name)).find(isFree) ?? -1;
  const take = (field: ClientImportField, ...found: readonly number[]): boolean => {
    if (!found.every(isFree)) return false;
    columns.push(...found.map((column) => ({ field, column })));
    return true;
  };

  const company = find(COMPANY_NAMES);
  take('legal_name', company >= 0 ? company : find([...CLIENT_NAMES, ...TRADING_NAMES]));
  // MYOB writes a person's last name in the company column.
  if (names[company] === 'colastname') take('given_name', find(['firstname']));
  const isTaken =
    take('contact_name', find(CONTACTS)) ||
    CONTACT_PAIRS.some(([first, last]) => take('contact_name', find([first]), find([last]))) ||
    take('contact_name', find(ATTENTION));
  if (!isTaken && company >= 0) take('contact_name', find(CLIENT_NAMES));
  take('trading_name', find([...TRADING_NAMES, ...(company >= 0 ? CLIENT_NAMES : [])]));
  for (const { field, column } of findAddressColumns(names)) take(field, column);
  for (const field of Object.keys(PLAIN) as PlainField[]) {
    if (READ_ALL.has(field)) for (const name of PLAIN[field]) take(field, names.indexOf(name));
    else take(field, find(PLAIN[field]));
  }
  if (!columns.some(({ field }) => field === 'terms_days')) take('terms_days', findXeroTerms(names, rows));
  return columns;
}

/** Reasons why a column isn't proposed, other than a missing field. */
const REASONS: readonly (readonly [name: RegExp, why: string])[] = [
  [/^duedatesales/, 'We can’t import payment terms that count from the end of the month.'],
  [/bankaccount|bsb/, 'We don’t keep clients’ bank details.'],
];

/** The columns with something in them that are not read, and why. */
export function findSkippedColumns(file: Pick<CsvFile, 'headings' | 'rows'>, columns: ImportColumns) {
  const names = toHeadingNames(file.headings);
  return listSkippedColumns(file, columns, (column) => {
    const name = names[column] ?? '';
    return REASONS.find(([pattern]) => pattern.test(name))?.[1];
  });
}
