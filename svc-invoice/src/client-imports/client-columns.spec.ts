import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientImportField, importColumns } from '@cleaning/contracts';
import { findSkippedColumns, proposeColumns } from './client-columns.js';
import { readClientCsv } from './client-file.js';
import { readClientRows } from './client-rows.js';

const toBytes = (name: string) => readFileSync(join(__dirname, 'cases', name));
function read(bytes: Buffer) {
  const file = readClientCsv(bytes);
  const columns = importColumns.parse(proposeColumns(file));
  return { file, columns, rows: readClientRows(file, columns, []) };
}
const detailsIn = (bytes: Buffer) => read(bytes).rows.map(({ details }) => details);

describe('proposeColumns', () => {
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
  ])('proposes fields for %s', (headings, expected) => {
    const columns = proposeColumns(readClientCsv(Buffer.from(`${headings}\nA`)));
    expect(Object.fromEntries(columns.map(({ field, column }) => [field, column]))).toEqual(expected);
  });
});

describe('Client file of another program', () => {
  it('keeps all address lines and the contact in a file from Xero', () => {
    const { file, columns, rows } = read(toBytes('clients-xero.csv'));
    expect(rows.map(({ details }) => details)).toEqual([
      {
        legal_name: 'Wattle Realty',
        trading_name: '',
        abn: '51824753556',
        billing_address: 'Level 3\nUnit 12, 44 Pirie Street\nAdelaide SA 5000',
        billing_email: 'ap@wattle.example',
        order_number: '',
        terms_days: 14,
        notes: 'MobileNumber: 0412 345 678',
        contacts: [{ name: "Dana O'Shea", email: '', telephone: '61 8 81234567', roles: [] }],
      },
    ]);
    expect(findSkippedColumns(file, columns)).toEqual([
      {
        column: 39,
        name: expect.any(String),
        example: '30',
        rows: 1,
        why: expect.stringContaining('end of the month'),
      },
      { column: 40, name: expect.any(String), example: expect.any(String), rows: 1, why: expect.any(String) },
    ]);
  });

  it('uses Xero’s terms when they count from the invoice date', () => {
    const text = '*ContactName,DueDateSalesDay,DueDateSalesTerm\nA,21,day(s) after the invoice date\nB,,';
    expect(detailsIn(Buffer.from(text))).toMatchObject([{ terms_days: 21 }, { terms_days: 14 }]);
  });

  it.each(['clients-myob-noline.txt', 'clients-myob.txt'])(
    'is read from MYOB with and without its first line: %s',
    (name) => {
      const [company, person] = detailsIn(toBytes(name));
      expect(company).toMatchObject({
        legal_name: 'Yarra Bend Motors',
        billing_address: expect.stringMatching(/^12 Main North Road\n(?:Shop 4\n)?Enfield SA 5085$/),
        billing_email: 'accounts@yarra.example',
        terms_days: 30,
        contacts: [{ name: 'Kim Tran', telephone: '08 8123 4567' }],
      });
      expect(person).toMatchObject({
        legal_name: 'Thi Mai Nguyen',
        billing_address: '4 Light Sq\nAdelaide SA 5000',
        billing_email: 'mai@example.com',
        contacts: [],
      });
    },
  );

  it('counts MYOB’s first line as a row, as a spreadsheet does', () => {
    expect(read(toBytes('clients-myob.txt')).rows.map(({ row }) => row)).toEqual([3, 4]);
    expect(detailsIn(toBytes('clients-myob-noline.txt'))[0]?.billing_address).toContain('Shop 4');
  });

  it('keeps the lines of a cell and the other address in a file from ServiceM8', () => {
    expect(detailsIn(toBytes('clients-servicem8.csv'))).toMatchObject([
      {
        legal_name: 'Wattle Realty 3',
        abn: '51824753556',
        billing_address: 'PO Box 7\nRundle Mall SA 5000',
        terms_days: 0,
        notes: 'Mobile: 0412 345 678\nOther address: 44 Pirie Street, Adelaide SA 5000',
        contacts: [{ name: "Dana O'Shea", telephone: '(08) 8123 4567' }],
      },
    ]);
  });

  it('keeps both streets, people and companies in a file from Jobber', () => {
    const text =
      'J-ID,Is Company?,Display Name,Title,First Name,Last Name,Company Name,Main Phone #,Mobile Phone #,Fax,E-mails,Archived,Billing Street 1,Billing Street 2,Billing City,Billing Province,Billing Zip code,Property Street 1,Property City\n' +
      '7,true,Wattle Realty,Ms.,Dana,O’Shea,Wattle Realty,08 8123 4567,0412 345 678,,ap@wattle.example,false,Level 3,44 Pirie Street,Adelaide,SA,5000,1 Mill Lane,Prospect\n' +
      '8,false,Mai Nguyễn,,Mai,Nguyễn,,,0412 345 679,,,true,4 Light Sq,,Adelaide,SA,5000,,\n';
    const { rows } = read(Buffer.from(text));
    expect(rows.map(({ details }) => details)).toMatchObject([
      {
        legal_name: 'Wattle Realty',
        trading_name: '',
        billing_address: 'Level 3\n44 Pirie Street\nAdelaide SA 5000',
        notes: 'Mobile Phone #: 0412 345 678\nOther address: 1 Mill Lane, Prospect',
        contacts: [{ name: 'Dana O’Shea' }],
      },
      { legal_name: 'Mai Nguyễn', trading_name: '', contacts: [{ name: 'Mai Nguyễn', telephone: '0412 345 679' }] },
    ]);
    expect(rows.map(({ archived }) => archived)).toEqual([false, true]);
  });

  it('makes the company the client and the display name its contact for QuickBooks Online', () => {
    const text =
      'Name,Company name,Street Address,City,State,Country,Zip,Phone,Email,Terms,Attachments,Open balance\n' +
      'Dana O’Shea,Wattle Realty,"Level 3\n44 Pirie Street",Adelaide,SA,Australia,5000,(08) 8123 4567,ap@wattle.example,Due on receipt,0,120.00\n' +
      'Mai Nguyễn,,4 Light Sq,Darwin,NT,Australia,800,,mai@example.com,Net 30,0,0.00\n';
    const { file, columns, rows } = read(Buffer.from(text));
    expect(rows.map(({ details }) => details)).toMatchObject([
      {
        legal_name: 'Wattle Realty',
        billing_address: 'Level 3\n44 Pirie Street\nAdelaide SA 5000',
        terms_days: 0,
        contacts: [{ name: 'Dana O’Shea' }],
      },
      { legal_name: 'Mai Nguyễn', billing_address: '4 Light Sq\nDarwin NT 0800', terms_days: 30, contacts: [] },
    ]);
    expect(findSkippedColumns(file, columns).map(({ name, rows: count }) => [name, count])).toEqual([
      ['Attachments', 2],
      ['Open balance', 2],
    ]);
  });

  it('joins the numbered address lines of QuickBooks Desktop', () => {
    const text =
      'Customer,Company,First Name,Last Name,Main Phone,Alt. Phone,Fax,Main Email,Bill to 1,Bill to 2,Bill to 3,Ship to 1,Terms\n' +
      'Wattle Realty,Wattle Realty Pty Ltd,Dana,O’Shea,08 8123 4567,0412 345 678,,ap@wattle.example,Wattle Realty,44 Pirie Street,Adelaide SA 5000,,Net 30\n' +
      'Bell,,,,,,,,4 Light Sq,Adelaide SA 5000,,,\n' +
      'Finch,,Ann,Finch,,,,,Ann  FINCH,Bell House,Unley SA 5061,,\n';
    expect(detailsIn(Buffer.from(text))).toMatchObject([
      {
        legal_name: 'Wattle Realty Pty Ltd',
        trading_name: 'Wattle Realty',
        // QuickBooks repeats the name above the address.
        billing_address: '44 Pirie Street\nAdelaide SA 5000',
        notes: 'Alt. Phone: 0412 345 678',
        terms_days: 30,
        contacts: [{ name: 'Dana O’Shea' }],
      },
      { legal_name: 'Bell', billing_address: '4 Light Sq\nAdelaide SA 5000' },
      { billing_address: 'Bell House\nUnley SA 5061' },
    ]);
  });

  it('is read or reported when typed by hand, with dotted numbers, two addresses and odd terms', () => {
    const { rows } = read(toBytes('clients-odd.csv'));
    expect(rows.map(({ row, name, problems }) => [row, name, problems.map(({ field }) => field)])).toEqual([
      [2, 'Māori Haka Gym', []],
      // Letters that the PDF fonts lack don't stop an import.
      [3, 'Café Nguyễn 🍜', []],
      [4, 'සිංහල ආහාර', []],
      [5, 'A', ['contact_telephone']],
      [6, 'Bell', []],
      [7, 'Bell2', ['abn']],
      [8, 'Bell3', []],
    ]);
    expect(rows[4]?.details?.contacts).toMatchObject([{ name: 'Bell', telephone: '0412 345 678' }]);
    expect(rows[0]?.details).toMatchObject({ billing_address: 'Darwin NT 0800', terms_days: 14 });
  });

  it.each<[string, Buffer]>([
    ['Windows-1252', Buffer.from('Name,Address\nCaf\u00e9,1 Mill Lane', 'latin1')],
    ['UTF-8 with a mark', Buffer.from('\ufeffName,Address\nCafé,1 Mill Lane')],
    ['UTF-16', Buffer.from('\ufeffName\tAddress\nCafé\t1 Mill Lane', 'utf16le')],
    ['UTF-16 with MYOB’s first line', Buffer.from('\ufeff{}\r\nName\tAddress\r\nCafé\t1 Mill Lane', 'utf16le')],
  ])('is read in %s', (_, bytes) => {
    expect(detailsIn(bytes)).toMatchObject([{ legal_name: 'Café', billing_address: '1 Mill Lane' }]);
  });

  it('keeps all phone numbers and emails from Jobber', () => {
    const jobber =
      'Company Name,First Name,Last Name,Main Phone #s,Work Phone #s,E-mails,Billing Street 1\nBend,Kim,Tran,08 8123 4567,08 8123 4568,k@bend.example,1 A St';
    expect(detailsIn(Buffer.from(jobber))).toMatchObject([
      {
        billing_email: 'k@bend.example',
        contacts: [{ name: 'Kim Tran', telephone: '08 8123 4567' }],
        notes: 'Work Phone #s: 08 8123 4568',
      },
    ]);
  });

  it('lists cells without a heading as skipped', () => {
    const { file, columns } = read(Buffer.from('Name,Phone\nA,,1 Mill Lane'));
    expect(findSkippedColumns(file, columns)).toEqual([
      { column: 2, name: '', example: '1 Mill Lane', rows: 1, why: 'You haven’t chosen a field for it.' },
    ]);
  });
});
