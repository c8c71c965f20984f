import {
  CLIENT_IMPORT_FIELDS,
  type ClientDetails,
  type ClientImportField,
  clientDetails,
  foldText,
  type ImportColumns,
  issuesFrom,
} from '@cleaning/contracts';
import type { CsvFile } from '../csv-imports/csv-file.js';

export interface ImportProblem {
  readonly field: ClientImportField;
  readonly msg: string;
}

/** A row of the file. Its details are null while something in it is wrong. */
export interface ImportRow {
  readonly row: number;
  readonly name: string;
  readonly abn: string;
  readonly billingEmail: string;
  readonly details: ClientDetails | null;
  readonly problems: readonly ImportProblem[];
}

/** A client that is there already. */
export interface ExistingClient {
  readonly legalName: string;
  readonly tradingName: string;
  readonly abn: string;
}

/** Headings of spreadsheets and of bookkeeping programs, in small letters without spaces and signs. */
const HEADINGS: Readonly<Record<ClientImportField, readonly string[]>> = {
  legal_name: [
    'legalname',
    'name',
    'client',
    'clientname',
    'customer',
    'customername',
    'company',
    'companyname',
    'contactname',
    'colastname',
  ],
  trading_name: ['tradingname', 'tradingas', 'businessname', 'displayname'],
  abn: ['abn', 'taxnumber', 'taxid', 'abnnumber', 'businessnumber'],
  billing_email: ['billingemail', 'email', 'emailaddress', 'mail', 'accountsemail', 'invoiceemail'],
  billing_address: [
    'billingaddress',
    'address',
    'street',
    'streetaddress',
    'postaladdress',
    'poaddressline1',
    'addr1line1',
    'address1',
    'billingstreet',
  ],
  billing_city: ['billingcity', 'city', 'suburb', 'town', 'pocity', 'addr1city', 'billingsuburb'],
  billing_state: ['billingstate', 'state', 'region', 'poregion', 'addr1state'],
  billing_postcode: ['billingpostcode', 'postcode', 'postalcode', 'popostalcode', 'zip', 'addr1postcode'],
  order_number: ['ordernumber', 'purchaseorder', 'po', 'ponumber', 'clientreference'],
  terms_days: ['termsdays', 'terms', 'termsindays', 'paymentterms', 'duedays', 'balanceduedays'],
  contact_name: ['contact', 'contactperson', 'primarycontact', 'attention', 'poattentionto'],
  contact_email: ['contactemail', 'contactmail'],
  contact_telephone: [
    'contacttelephone',
    'contactphone',
    'telephone',
    'phone',
    'phonenumber',
    'mobile',
    'mobilenumber',
  ],
  notes: ['notes', 'note', 'comments', 'comment'],
};

const plain = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The columns that headings name. The first heading of a list is the best. */
export function proposedColumns(headings: readonly string[]): ImportColumns {
  const names = headings.map(plain);
  return CLIENT_IMPORT_FIELDS.flatMap((field) => {
    const known = HEADINGS[field].find((heading) => names.includes(heading));
    return known === undefined ? [] : [{ field, column: names.indexOf(known) }];
  });
}

type Cells = Readonly<Record<ClientImportField, string>>;

/** "14", "14 days", "Net 14". Anything else stays, and is found wrong. */
const daysOf = (text: string): string => /^\D*(\d+)\D*$/.exec(text)?.[1] ?? text;

function detailsOf(cells: Cells): object {
  const town = [cells.billing_city, cells.billing_state, cells.billing_postcode].filter(Boolean).join(' ');
  const contact = {
    name: cells.contact_name,
    email: cells.contact_email,
    telephone: cells.contact_telephone,
    roles: [],
  };
  // A contact without a name is the client itself.
  const name =
    cells.contact_name ||
    (cells.contact_email || cells.contact_telephone ? cells.trading_name || cells.legal_name : '');
  return {
    legal_name: cells.legal_name,
    trading_name: cells.trading_name,
    abn: cells.abn,
    billing_address: [cells.billing_address, town].filter(Boolean).join('\n'),
    billing_email: cells.billing_email,
    order_number: cells.order_number,
    ...(cells.terms_days === '' ? {} : { terms_days: daysOf(cells.terms_days) }),
    notes: cells.notes,
    contacts: name === '' ? [] : [{ ...contact, name }],
  };
}

const FIELD_OF_PATH: Readonly<Record<string, ClientImportField>> = {
  'contacts.0.name': 'contact_name',
  'contacts.0.email': 'contact_email',
  'contacts.0.telephone': 'contact_telephone',
};
/** Of cells, which are always text. */
const SAID: Partial<Record<ClientImportField, string>> = {
  terms_days: 'must be a number of days up to 120',
  billing_email: 'must be an e-mail address',
  contact_email: 'must be an e-mail address',
};
const fieldOf = (path: string): ClientImportField =>
  FIELD_OF_PATH[path] ?? CLIENT_IMPORT_FIELDS.find((field) => field === path) ?? 'legal_name';

const namesOf = (legal: string, trading: string): string => `${foldText(legal)}\n${foldText(trading || legal)}`;

/** Says of a client which other one it is, and remembers it. */
class Known {
  private readonly byAbn = new Map<string, string>();
  private readonly byName = new Map<string, string>();

  problemOf({ abn, legal_name, trading_name }: ClientDetails): ImportProblem[] {
    const sameAbn = abn === '' ? undefined : this.byAbn.get(abn);
    if (sameAbn) return [{ field: 'abn', msg: `is the ABN of ${sameAbn}` }];
    const sameName = this.byName.get(namesOf(legal_name, trading_name));
    return sameName ? [{ field: 'legal_name', msg: `is the name of ${sameName}` }] : [];
  }

  add({ abn, legalName, tradingName }: ExistingClient, called: string): void {
    if (abn !== '' && !this.byAbn.has(abn)) this.byAbn.set(abn, called);
    const names = namesOf(legalName, tradingName);
    if (!this.byName.has(names)) this.byName.set(names, called);
  }
}

/**
 * The clients of a file, each with everything that is wrong with it: what the form of a client refuses, and who is there already, in the
 * product or in a row above. Rows that are left out are not looked at.
 */
export function clientRows(
  file: CsvFile,
  columns: ImportColumns,
  existing: readonly ExistingClient[],
  leaveOut: ReadonlySet<number> = new Set(),
): ImportRow[] {
  const known = new Known();
  for (const client of existing) known.add(client, `the client ${client.tradingName || client.legalName}`);
  return file.rows
    .filter(({ row }) => !leaveOut.has(row))
    .map(({ row, cells }) => {
      const cellOf = (field: ClientImportField): string => {
        const column = columns.find((each) => each.field === field)?.column;
        return column === undefined ? '' : (cells[column] ?? '');
      };
      const read = Object.fromEntries(CLIENT_IMPORT_FIELDS.map((field) => [field, cellOf(field)])) as Cells;
      const shown = {
        row,
        name: read.trading_name || read.legal_name,
        abn: read.abn,
        billingEmail: read.billing_email,
      };
      const input = detailsOf(read);
      const { success, data, error } = clientDetails.safeParse(input);
      if (!success) {
        const problems = issuesFrom(error, input).map(({ field: path, msg }) => {
          const field = fieldOf(path);
          return { field, msg: SAID[field] ?? msg };
        });
        return { ...shown, details: null, problems };
      }
      const problems = known.problemOf(data);
      known.add({ abn: data.abn, legalName: data.legal_name, tradingName: data.trading_name }, `row ${row}`);
      return { ...shown, details: problems.length > 0 ? null : data, problems };
    });
}
