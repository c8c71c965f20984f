import type { ClientImportField } from '@cleaning/contracts';
import { proposeColumns } from './client-columns.js';
import { readClientCsv } from './client-file.js';
import { readClientRows } from './client-rows.js';

const buildFile = (text: string) => readClientCsv(Buffer.from(text));
const getRows = (text: string, existing: Parameters<typeof readClientRows>[2] = [], leaveOut: number[] = []) => {
  const file = buildFile(text);
  return readClientRows(file, proposeColumns(file), existing, new Set(leaveOut));
};
const findProblems = (text: string, ...rest: [Parameters<typeof readClientRows>[2]?, number[]?]) =>
  getRows(text, ...rest).flatMap(({ row, problems }) => problems.map(({ field, msg }) => [row, field, msg]));

describe('readClientRows', () => {
  it('builds the address, terms and contact from their cells', () => {
    const [row] = getRows(
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

  it('defaults to 14 days and no contact, and names a contact after the client for a phone number', () => {
    const [first, second] = getRows('Name,Phone,Terms\nA,,\nB,08 5550 0111,');
    expect(first?.details).toMatchObject({ terms_days: 14, contacts: [] });
    expect(second?.details?.contacts).toMatchObject([{ name: 'B', telephone: '08 5550 0111' }]);
  });

  it('keeps all lines of an address, its country and another address', () => {
    const [row] = getRows(
      'Name,Billing Street 1,Billing Street 2,Billing City,Billing Country,Property Street 1,Property City\n' +
        'A,Level 3,"Unit 12, 44 Pirie Street",Adelaide,New Zealand,1 Mill Lane,Prospect',
    );
    expect(row?.details?.billing_address).toBe('Level 3\nUnit 12, 44 Pirie Street\nAdelaide\nNew Zealand');
    expect(row?.details?.notes).toBe('Other address: 1 Mill Lane, Prospect');
  });

  it('uses the other address when there is no billing address', () => {
    const [row] = getRows('Name,POAddressLine1,POCity,SAAddressLine1,SACity\nA,,,1 Mill Lane,Prospect');
    expect(row?.details).toMatchObject({ billing_address: '1 Mill Lane\nProspect', notes: '' });
  });

  it('makes people clients when they have no company, and contacts when they have one', () => {
    const rows = getRows(
      'First Name,Last Name,Company Name,Email\nDana,O’Shea,,d@example.com\nKim,Tran,Wattle Realty,k@example.com',
    );
    expect(rows.map(({ details }) => [details?.legal_name, details?.contacts.map(({ name }) => name)])).toEqual([
      ['Dana O’Shea', []],
      ['Wattle Realty', ['Kim Tran']],
    ]);
  });

  it('keeps a second number, a fax and a website in the notes', () => {
    const [row] = getRows(
      'Name,Phone,Mobile,Fax,Website,Notes\nA,08 8123 4567,0412 345 678,08 8123 4568,www.a.example,Rings first',
    );
    expect(row?.details?.contacts).toMatchObject([{ telephone: '08 8123 4567' }]);
    expect(row?.details?.notes).toBe('Rings first\nFax: 08 8123 4568\nWebsite: www.a.example\nMobile: 0412 345 678');
  });

  it.each([
    ['COD', 0],
    ['Due on receipt', 0],
    ['Net 14', 14],
    ['14 days EOM', 14],
  ])('reads the terms %j as %i days', (terms, days) =>
    expect(getRows(`Name,Terms\nA,${terms}`)[0]?.details?.terms_days).toBe(days),
  );

  it.each([
    ['Active,Name', '0', true],
    ['Active,Name', '1', false],
    ['Active,Name', '', false],
    ['Archived,Name', 'true', true],
    ['Archived,Name', 'false', false],
    ['Card Status,Name', 'Y', true],
    ['Card Status,Name', 'N', false],
    ['Status,Name', 'Inactive', true],
    ['Status,Name', 'Active', false],
  ])('reads from %j with %j whether the client is archived: %s', (headings, cell, archived) =>
    expect(getRows(`${headings}\n${cell},A`)[0]?.archived).toBe(archived),
  );

  it.each<[string, string, ClientImportField]>([
    ['no name', 'Name,ABN\n,51824753556', 'legal_name'],
    ['a wrong ABN', 'Name,ABN\nA,51 824 753 557', 'abn'],
    ['a wrong mail address', 'Name,Email\nA,nobody', 'billing_email'],
    ['terms that aren’t days', 'Name,Terms\nA,end of month', 'terms_days'],
    ['terms that are a day of a month', 'Name,Terms\nA,20th of the following month', 'terms_days'],
    ['terms that are too long', 'Name,Terms\nA,365', 'terms_days'],
    ['a wrong telephone', 'Name,Phone\nA,call me', 'contact_telephone'],
    ['a contact’s wrong mail', 'Name,Contact,Contact email\nA,B,nobody', 'contact_email'],
    ['a name that is too long', `Name\n${'A'.repeat(121)}`, 'legal_name'],
  ])('reports %s', (_, text, field) => {
    expect(findProblems(text)).toEqual([[2, field, expect.any(String)]]);
  });

  it('finds clients that exist or are in a row above', () => {
    const existing = [{ legalName: 'Zebra Pty Ltd', tradingName: 'Zebra Books', abn: '53004085616' }];
    const text =
      'Name,Trading name,ABN\nZ,,53 004 085 616\nzebra  pty ltd,ZEBRA BOOKS,\nZebra Pty Ltd,Zebra Toys,\nNew,,51824753556\nOther,,51824753556\nNew,,';
    expect(findProblems(text, existing)).toEqual([
      [3, 'legal_name', 'is already the name of the client Zebra Books'],
      [6, 'abn', 'is already the ABN of row 5'],
      [7, 'legal_name', 'is already the name of row 5'],
    ]);
    expect(findProblems(text, existing, [2, 3, 5])).toEqual([]);
  });

  it('warns about an ABN of a client with another name', () => {
    const existing = [{ legalName: 'Zebra Pty Ltd', tradingName: 'Zebra Books', abn: '53004085616' }];
    const csv = 'Name,ABN\nZebra Norwood,53 004 085 616\nNew,51824753556';
    const rows = getRows(csv, existing);
    expect(rows.map(({ problems, details }) => [problems, details?.abn])).toEqual([
      [[], '53004085616'],
      [[], '51824753556'],
    ]);
    expect(rows.map(({ warnings }) => warnings)).toEqual([
      [{ field: 'abn', msg: 'is already the ABN of the client Zebra Books' }],
      [],
    ]);
  });

  it('finds existing clients however their names are written', () => {
    const existing = [{ legalName: 'Café Nguyễn', tradingName: 'O’Brien – Söhne', abn: '' }];
    expect(findProblems("Name,Trading name\nCAFE  NGUYEN,OBrien-Sohne\nCafe\u00a0Nguyen,O'Brien", existing)).toEqual([
      [2, 'legal_name', 'is already the name of the client O’Brien – Söhne'],
    ]);
  });
});

describe('Client file number', () => {
  it.each([
    ['0412.345.678', '0412 345 678'],
    ['0412\u00a0345\u2011678', '0412 345-678'],
    ['412345678', '0412345678'],
    ['+61 8 8123 4567', '+61 8 8123 4567'],
    ['13 12 13', '13 12 13'],
  ])('reads the phone number %j as %j', (typed, kept) =>
    expect(getRows(`Name,Phone\nA,${typed}`)[0]?.details?.contacts).toMatchObject([{ telephone: kept }]),
  );

  it('reads an ABN as a spreadsheet or a person writes it', () => {
    for (const abn of ['5.1824753556E+10', 'ABN 51 824 753 556', '51\u00a0824\u00a0753\u00a0556'])
      expect(getRows(`Name,Business number\nA,${abn}`)[0]?.details?.abn).toBe('51824753556');
  });

  it('keeps the second of two in a cell in the notes', () => {
    const [row] = getRows('Name,Phone,E-mail\nA,08 8123 4567 / 0412 345 678,a@x.example; b@x.example');
    expect(row?.details).toMatchObject({
      billing_email: 'a@x.example',
      contacts: [{ telephone: '08 8123 4567' }],
      notes: 'Phone: 0412 345 678\nE-mail: b@x.example',
    });
  });
});
