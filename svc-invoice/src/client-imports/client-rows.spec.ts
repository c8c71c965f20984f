import type { ClientImportField } from '@cleaning/contracts';
import { readCsv } from '../csv-imports/csv-file.js';
import { clientRows, proposedColumns } from './client-rows.js';

const fileOf = (text: string) => readCsv(Buffer.from(text));
const rowsOf = (text: string, existing: Parameters<typeof clientRows>[2] = [], leaveOut: number[] = []) => {
  const file = fileOf(text);
  return clientRows(file, proposedColumns(file.headings), existing, new Set(leaveOut));
};
const problemsOf = (text: string, ...rest: [Parameters<typeof clientRows>[2]?, number[]?]) =>
  rowsOf(text, ...rest).flatMap(({ row, problems }) => problems.map(({ field, msg }) => [row, field, msg]));

describe('the columns of a file of clients', () => {
  it.each<[string, Partial<Record<ClientImportField, number>>]>([
    ['Legal name,Trading name,ABN,E-mail', { legal_name: 0, trading_name: 1, abn: 2, billing_email: 3 }],
    // Xero's file of contacts.
    [
      '*ContactName,AccountNumber,EmailAddress,POAddressLine1,POCity,PORegion,POPostalCode,TaxNumber',
      {
        legal_name: 0,
        billing_email: 2,
        billing_address: 3,
        billing_city: 4,
        billing_state: 5,
        billing_postcode: 6,
        abn: 7,
      },
    ],
    ['Customer;Phone;Terms;Contact', { legal_name: 0, contact_telephone: 1, terms_days: 2, contact_name: 3 }],
    ['Something,Else', {}],
  ])('%s are proposed', (headings, expected) => {
    const columns = proposedColumns(fileOf(`${headings}\nA`).headings);
    expect(Object.fromEntries(columns.map(({ field, column }) => [field, column]))).toEqual(expected);
  });
});

describe('the clients of a file', () => {
  it('have an address, terms and a contact made of their cells', () => {
    const [row] = rowsOf(
      'Name,ABN,Email,Street,Suburb,State,Postcode,Terms,Contact,Phone,PO\n' +
        'Berg Pty Ltd,51 824 753 556,a@berg.example,1 Street,Prospect,SA,5082,Net 30 days,Anna Berg,08 5550 0111,77',
    );
    expect(row?.problems).toEqual([]);
    expect(row?.details).toEqual({
      legal_name: 'Berg Pty Ltd',
      trading_name: '',
      abn: '51824753556',
      billing_email: 'a@berg.example',
      billing_address: '1 Street\nProspect SA 5082',
      order_number: '77',
      terms_days: 30,
      notes: '',
      contacts: [{ name: 'Anna Berg', email: '', telephone: '08 5550 0111', roles: [] }],
    });
  });

  it('have 14 days and no contact where the file says nothing; a telephone alone is the client’s', () => {
    const [first, second] = rowsOf('Name,Phone,Terms\nA,,\nB,08 5550 0111,');
    expect(first?.details).toMatchObject({ terms_days: 14, contacts: [] });
    expect(second?.details?.contacts).toMatchObject([{ name: 'B', telephone: '08 5550 0111' }]);
  });

  it.each<[string, string, ClientImportField]>([
    ['no name', 'Name,ABN\n,51824753556', 'legal_name'],
    ['a wrong ABN', 'Name,ABN\nA,51 824 753 557', 'abn'],
    ['a wrong mail address', 'Name,Email\nA,nobody', 'billing_email'],
    ['terms that are no days', 'Name,Terms\nA,end of month', 'terms_days'],
    ['terms that are too long', 'Name,Terms\nA,365', 'terms_days'],
    ['a wrong telephone', 'Name,Phone\nA,call me', 'contact_telephone'],
    ['a contact’s wrong mail', 'Name,Contact,Contact email\nA,B,nobody', 'contact_email'],
    ['a name that is too long', `Name\n${'A'.repeat(121)}`, 'legal_name'],
  ])('with %s have a problem', (_, text, field) => {
    expect(problemsOf(text)).toEqual([[2, field, expect.any(String)]]);
  });

  it('are found when they are there already, in the product or in a row above', () => {
    const existing = [{ legalName: 'Zebra Pty Ltd', tradingName: 'Zebra Books', abn: '53004085616' }];
    const text =
      'Name,Trading name,ABN\nZ,,53 004 085 616\nzebra  pty ltd,ZEBRA BOOKS,\nZebra Pty Ltd,Zebra Toys,\nNew,,51824753556\nOther,,51824753556\nNew,,';
    expect(problemsOf(text, existing)).toEqual([
      [2, 'abn', 'is the ABN of the client Zebra Books'],
      [3, 'legal_name', 'is the name of the client Zebra Books'],
      [6, 'abn', 'is the ABN of row 5'],
      [7, 'legal_name', 'is the name of row 5'],
    ]);
    expect(problemsOf(text, existing, [2, 3, 5])).toEqual([]);
  });
});
