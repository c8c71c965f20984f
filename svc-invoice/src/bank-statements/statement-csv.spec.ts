import { proposeStatementColumns, readStatementCsv, readStatementRows, toShownRows } from './statement-csv.js';

function read(text: string, headingRow?: number) {
  const csv = readStatementCsv(text, headingRow);
  const columns = proposeStatementColumns(csv);
  const { entries, problems } = readStatementRows(csv, columns);
  return {
    columns: columns.map(({ field, column }) => `${field} ${column}`).sort(),
    entries: entries.map(({ day, cents, payer, reference }) => [day, cents, payer, reference].join('|')),
    problems: problems.map(({ row, msg }) => `${row} ${msg}`),
    headingRow: csv.headingRow,
  };
}
const table = (...lines: string[]) => lines.join('\n');

describe('Statement CSV file', () => {
  it('is read with headings, debits and a balance', () => {
    const { columns, entries, problems } = read(
      'Date,Description,Reference,Debit,Credit,Balance\n03/11/2026,BERG,INV-000001,,110.00,500.00\n04/11/2026,Fuel,,20.00,,480.00\n',
    );
    expect(columns).toEqual(['credit 4', 'day 0', 'debit 3', 'payer 1', 'reference 2']);
    expect(entries).toEqual(['2026-11-03|11000|BERG|INV-000001', '2026-11-04|-2000|Fuel|']);
    expect(problems).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['Bendigo', 'Transaction Date,Amount,Description\n17/11/2026,1320.00,BERG', ['2026-11-17|132000|BERG|']],
    [
      'Suncorp',
      '"Date","Transaction Details","Debit","Credit","Balance"\n"17/11/2026","BERG","","$1,320.00","$9,120.40"',
      ['2026-11-17|132000|BERG|'],
    ],
    [
      'Bank Australia',
      'Effective Date,Entered Date,Transaction Description,Amount,Balance\n17/11/2026,17/11/2026,BERG,1320.00,9120.40',
      ['2026-11-17|132000|BERG|'],
    ],
    [
      'PayPal',
      '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","Note"\n"17/11/2026","09:12:00","AEDT","Berg","Payment","Completed","AUD","1,320.00","-30.00","1,290.00","a@b.example","INV 1"',
      ['2026-11-17|132000|Berg|INV 1'],
    ],
    [
      'Wise',
      'TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Payer Name\nT-1,17-11-2026,1320.00,AUD,Received money from Berg,INV 1,9120.40,Berg',
      ['2026-11-17|132000|Berg|INV 1'],
    ],
    [
      'Xero’s template',
      '*Date,*Amount,Payee,Description,Reference,Check Number\n17/11/2026,1320.00,Berg,Cleaning,INV 1,',
      ['2026-11-17|132000|Berg|INV 1'],
    ],
    ['capitals and units', 'DATE;DETAILS;AMOUNT (AUD)\n17/11/2026;BERG;1320,00', ['2026-11-17|132000|BERG|']],
    ['tabs', 'Date\tDetails\tAmount\n17/11/2026\tBERG, LTD\t1320.00', ['2026-11-17|132000|BERG, LTD|']],
    ['a declared separator', 'sep=;\nDate;Details;Amount\n17/11/2026;BERG;1320.00', ['2026-11-17|132000|BERG|']],
    ['empty columns at the end', 'Date,Details,Amount,,\n17/11/2026,BERG,1320.00,,', ['2026-11-17|132000|BERG|']],
    [
      'money in and out',
      'Date,Particulars,Money Out,Money In\n17/11/2026,BERG,,1320.00\n16/11/2026,Fuel,88.00,',
      ['2026-11-17|132000|BERG|', '2026-11-16|-8800|Fuel|'],
    ],
    [
      'withdrawals and deposits',
      'Posting Date,Narrative,Withdrawals,Deposits\n17/11/2026,BERG,,1320.00\n16/11/2026,Fuel,-88.00,0.00',
      ['2026-11-17|132000|BERG|', '2026-11-16|-8800|Fuel|'],
    ],
    [
      'decimal commas',
      'Date;Details;Amount\n17.11.2026;BERG;1.320\n18.11.2026;OTHER;12,50',
      ['2026-11-17|132000|BERG|', '2026-11-18|1250|OTHER|'],
    ],
    [
      'months before days',
      'Date,Details,Amount\n11/03/2026,BERG,5.00\n11/17/2026,OTHER,6.00',
      ['2026-11-03|500|BERG|', '2026-11-17|600|OTHER|'],
    ],
    [
      'CR and DR after the amounts',
      'Date,Details,Amount\n17/11/2026,BERG,1320.00CR\n16/11/2026,Fuel,88.00 DR',
      ['2026-11-17|132000|BERG|', '2026-11-16|-8800|Fuel|'],
    ],
    [
      'brackets',
      'Date,Details,Amount\n17/11/2026,BERG,"1,320.00"\n16/11/2026,Fuel,(88.00)',
      ['2026-11-17|132000|BERG|', '2026-11-16|-8800|Fuel|'],
    ],
  ])('is read in the form of %s', (_, text, entries) => {
    expect(read(text)).toMatchObject({ entries, problems: [] });
  });

  it.each([
    [
      'after the amount',
      'Date,Details,Amount,Type',
      (day: string, details: string, amount: string, sign: string) => [day, details, amount, sign],
    ],
    [
      'before all others',
      'D/C,Date,Details,Amount',
      (day: string, details: string, amount: string, sign: string) => [sign, day, details, amount],
    ],
  ])('is read with debit or credit in a column %s', (_, head, order) => {
    for (const [came, went] of [
      ['CR', 'DR'],
      ['C', 'D'],
      ['Credit', 'Debit'],
      ['+', '-'],
      ['Deposit', 'Withdrawal'],
    ] as const) {
      const rows = [order('17/11/2026', 'BERG', '1320.00', came), order('16/11/2026', 'Fuel', '88.00', went)];
      const { entries, problems } = read(table(head, ...rows.map((cells) => cells.join(','))));
      expect(entries).toEqual(['2026-11-17|132000|BERG|', '2026-11-16|-8800|Fuel|']);
      expect(problems).toEqual([]);
    }
  });

  it('ignores a debit column of dashes', () => {
    const { columns, entries } = read('Date,Details,Amount,Tags\n17/11/2026,BERG,5.00,-\n18/11/2026,OTHER,6.00,-');
    expect(columns).toEqual(['amount 2', 'day 0', 'payer 1']);
    expect(entries).toEqual(['2026-11-17|500|BERG|', '2026-11-18|600|OTHER|']);
  });

  it('reports amounts with an empty or contradictory debit/credit column', () => {
    const { entries, problems } = read(
      table(
        'Date,Details,Amount,DR/CR',
        '17/11/2026,A,5.00,',
        '17/11/2026,B,5.00,X',
        '17/11/2026,C,-5.00,CR',
        '17/11/2026,D,-5.00,DR',
      ),
    );
    expect(entries).toEqual(['2026-11-17|-500|D|']);
    expect(problems).toEqual([
      '2 The debit or credit column is empty.',
      '3 “X” doesn’t say if the money came in or went out.',
      '4 The amount “-5.00” doesn’t match “CR”.',
    ]);
  });

  it.each<[string, string, number]>([
    [
      'titles above them',
      'Account,Gumtree\nPeriod,01/11/2026 - 28/11/2026\n\nDate,Details,Amount\n17/11/2026,BERG,5.00',
      4,
    ],
    ['one title without a separator', 'Transactions of Gumtree\nDate;Details;Amount\n17/11/2026;BERG;5.00', 2],
    ['words of their own', 'Wann,Wer,Wieviel\n17/11/2026,BERG,5.00', 1],
    ['none of them', '17/11/2026,BERG,5.00', 0],
  ])('finds headings with %s', (_, text, headingRow) => {
    expect(read(text)).toMatchObject({ headingRow, entries: ['2026-11-17|500|BERG|'], problems: [] });
  });

  it('uses the chosen heading row, or none', () => {
    const text = table('Gumtree,x,y', 'Wann,Wer,Wieviel', 'soon,BERG,five', '17/11/2026,BERG,5.00');
    expect(toShownRows(readStatementCsv(text))).toEqual([
      { row: 1, text: 'Gumtree · x · y' },
      { row: 2, text: 'Wann · Wer · Wieviel' },
      { row: 3, text: 'soon · BERG · five' },
      { row: 4, text: '17/11/2026 · BERG · 5.00' },
    ]);
    expect(readStatementCsv(text, 2).headings).toEqual(['Wann', 'Wer', 'Wieviel']);
    expect(readStatementCsv(text, 2).rows).toHaveLength(2);
    expect(readStatementCsv(text, 0).headings).toEqual(['', '', '']);
    expect(() => readStatementCsv(text, 9)).toThrow('heading_row');
  });

  it.each<[string, string, string[]]>([
    ['of a total at the end', 'Date,Details,Amount\n17/11/2026,A,5.00\nTotal,,5.00', ['3 “Total” isn’t a date.']],
    ['without a date', 'Date,Details,Amount\n,A,5.00\n17/11/2026,B,5.00', ['2 It has no date.']],
    [
      'with text for an amount',
      'Date,Details,Amount\n17/11/2026,A,five',
      ['2 The amount “five” isn’t an amount in A$.'],
    ],
    [
      'with a comma that may be thousands',
      'Date,Details,Amount\n17/11/2026,A,"1,320"',
      ['2 The amount “1,320” could be thousands or cents. Enter this payment yourself.'],
    ],
    [
      'with a decimal comma between commas',
      'Date,Details,Amount\n17/11/2026,A,1320,50',
      ['2 It has more columns than the heading row.'],
    ],
    [
      'with a comma in the details',
      'Date,Details,Debit,Credit\n17/11/2026,A, B,,5.00',
      ['2 It has more columns than the heading row.'],
    ],
    ['that ends early', 'Date,Details,Amount\n17/11/2026,A', ['2 It ends before the amount.']],
    [
      'with a debit and a credit',
      'Date,Details,Debit,Credit\n17/11/2026,A,5.00,6.00',
      ['2 It has both a credit and a debit.'],
    ],
    ['in another currency', 'Date,Details,Amount,Currency\n17/11/2026,A,5.00,USD', ['2 It’s in USD, not A$.']],
    [
      'whose quotation mark includes the next row',
      'Date,Details,Amount\n17/11/2026,"A,5.00\n18/11/2026,B",6.00',
      ['2 A quotation mark isn’t closed, so this row runs into the next one.'],
    ],
    [
      'with the month first in a file with the day first',
      'Date,Details,Amount\n17/11/2026,A,5.00\n11/17/2026,B,5.00',
      ['3 “11/17/2026” isn’t a date.'],
    ],
    [
      'that repeats the headings',
      'Date,Details,Amount\n17/11/2026,A,5.00\nDate,Details,Amount\n18/11/2026,B,6.00',
      ['3 The amount “Amount” isn’t an amount in A$.'],
    ],
  ])('reports a row %s', (_, text, problems) => {
    expect(read(text).problems).toEqual(problems);
  });

  it('skips rows without an amount', () => {
    const text = table(
      'Date,Details,Amount,Balance',
      '17/11/2026,Opening balance,,9000.00',
      '18/11/2026,A,0.00,9000.00',
    );
    expect(read(text)).toMatchObject({ entries: [], problems: [] });
  });

  it('finds the amount column without headings, or asks', () => {
    // The last column looks like a balance, not an amount.
    expect(read('17/11/2026,306,BERG,9000').columns).toEqual(['amount 1', 'day 0', 'payer 2']);
    // Nothing shows which of two amount columns has the credits.
    expect(read('17/11/2026,BERG,12.00,,9000.00').columns).toEqual(['day 0', 'payer 1']);
    expect(read('17/11/2026,BERG,,12.00\n16/11/2026,Fuel,88.00,').columns).toEqual(['day 0', 'payer 1']);
    expect(read('17/11/2026,BERG,,12.00\n16/11/2026,Fuel,-88.00,').columns).toEqual([
      'credit 3',
      'day 0',
      'debit 2',
      'payer 1',
    ]);
    // The bank's own words are not a payer.
    expect(read('17-Nov-26,5.00,DIRECT CREDIT,BERG').columns).toEqual(['amount 1', 'day 0', 'payer 3']);
    expect(read('17-Nov-26,5.00,BERG,OCTOBER').columns).toEqual(['amount 1', 'day 0', 'payer 2', 'reference 3']);
  });

  it('tells two banks’ files without headings apart', () => {
    const layouts = [
      '01/11/2026,"+11.00","CBA STYLE","+100.00"',
      '"02/11/2026","DIRECT CREDIT TORRENS","","12.00"',
      '02-Nov-26,5.00,BERG,9.00',
      '2/11/2026,5.00,BERG,OCTOBER',
      '2/11/2026,5.00,BERG,9.00',
      '2/11/2026,BERG,5.00,9.00',
      '2/11/2026,5.00,BERG,\n2/11/2026,5.00,BERG,9.00',
    ].map((text) => readStatementCsv(text).layout);
    expect(new Set(layouts).size).toBe(layouts.length);
    expect(readStatementCsv('30/11/2026,"+7.00","ANOTHER","+93.00"').layout).toBe(layouts[0]);
  });

  it.each<[string, string, RegExp]>([
    ['words alone', 'Hello\nworld', /has no columns/],
    [
      'a web page',
      '  <!DOCTYPE html><html><body><table><tr><td>17/11/2026',
      /This is a web page \(HTML\), not OFX or CSV/,
    ],
    ['a table of HTML', '<table><tr><td>17/11/2026</td></tr></table>', /web page \(HTML\)/],
    ['XML', '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">', /an XML file/],
    ['QIF', '!Type:Bank\nD17/11/2026\nT1,320.00\nPBERG\n^', /a QIF file/],
    ['JSON', '[{"date":"2026-11-17","amount":1320}]', /a JSON file/],
    ['MT940', ':20:STARTUMS\n:25:065000/12345678', /an MT940 file/],
    ['an open quotation mark', 'Date,Details,Amount\n17/11/2026,"BERG,5.00\n', /quotation mark isn’t closed/],
    ['more than 2,000 entries', `Date,Amount\n${'17/11/2026,1.00\n'.repeat(2001)}`, /more than 2000 entries/],
    ['more than 100 columns', `${'a,'.repeat(101)}\n`, /more than 100 columns/],
    ['nothing', '\n\n', /has no columns/],
  ])('refuses %s and names what it is', (_, text, sentence) => {
    expect(() => readStatementCsv(text)).toThrow(sentence);
  });

  it('reads the maximum number of entries with totals below them', () => {
    const text = `Date,Details,Amount\n${'17/11/2026,BERG,1.00\n'.repeat(2000)}Total,,2000.00\n`;
    const { entries, problems } = read(text);
    expect([entries.length, problems]).toEqual([2000, ['2002 “Total” isn’t a date.']]);
  });
});

describe('Statement CSV file with kinds of entry', () => {
  const KINDS = table(
    'Date,Transaction Type,Description,Amount',
    '17/11/2026,Direct Credit,BERG,1320.00',
    '18/11/2026,EFTPOS Debit,Fuel,88.00',
    '18/11/2026,Credit card payment,Visa,99.00',
  );

  it('reads debits by kind and reports an unclear kind', () => {
    const { entries, problems } = read(KINDS);
    expect(entries).toEqual(['2026-11-17|132000|BERG|', '2026-11-18|-8800|Fuel|']);
    expect(problems).toEqual(['4 “Credit card payment” doesn’t say if the money came in or went out.']);
  });

  it('prefers the signs of the amounts', () => {
    const { entries, problems } = read(KINDS.replace(',88.00', ',-88.00').replace(',99.00', ',-99.00'));
    expect(entries).toEqual(['2026-11-17|132000|BERG|', '2026-11-18|-8800|Fuel|', '2026-11-18|-9900|Visa|']);
    expect(problems).toEqual([]);
  });
});

describe('Statement CSV file with pending entries', () => {
  it('reports each of them with the bank’s wording', () => {
    const rows = ['Completed', 'Pending', 'DENIED', 'Settled', ''].map(
      (status, at) => `17/11/2026,BERG ${at},${at + 1}.00,${status}`,
    );
    const { entries, problems } = read(table('Date,Description,Amount,Status', ...rows));
    expect(entries.map((entry) => entry.split('|')[2])).toEqual(['BERG 0', 'BERG 3', 'BERG 4']);
    expect(problems).toEqual([
      '3 The bank says “Pending”: it’s still pending. It’ll be in a later file once it’s final.',
      '4 The bank says “DENIED”: it’s still pending. It’ll be in a later file once it’s final.',
    ]);
  });
});

describe('Statement CSV file with a column of accounts', () => {
  const accounts = (...written: string[]) => {
    const rows = written.map((account) => `${account},17/11/2026,BERG,1320.00`);
    const csv = readStatementCsv(table('BSB / Account Number,Date,Description,Amount', ...rows));
    return readStatementRows(csv, proposeStatementColumns(csv), 'Savings').entries.map(({ account, namesAccount }) => [
      account,
      namesAccount,
    ]);
  };

  it.each<[string, string[], [string, boolean][]]>([
    [
      'the accounts in the column if there are several',
      ['032000 1234', '032000 5678'],
      [
        ['032000 1234', true],
        ['032000 5678', true],
      ],
    ],
    [
      'the office’s account if the column has only one',
      ['032000 1234', '032000 1234'],
      [
        ['Savings', false],
        ['Savings', false],
      ],
    ],
    [
      'the office’s account if the column has categories',
      ['Sales', 'Fuel'],
      [
        ['Savings', false],
        ['Savings', false],
      ],
    ],
  ])('uses %s', (_, written, found) => expect(accounts(...written)).toEqual(found));
});
