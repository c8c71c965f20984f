import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESS_STATES } from '@cleaning/contracts';
import fc from 'fast-check';
import { readReport } from '../testing/read-report.js';
import { COMPANY, NO_ABN, PERSON, REPORT, SETTINGS } from '../testing/report-example.js';
import { computeReportDueDay, type Payee, type Report, type ReportSettings, toWholeDollars } from './report.js';
import { writeReport } from './write.js';

const SAMPLE = readFileSync(join(__dirname, 'fixtures', 'tpar-v3-sample-crlf.txt'), 'latin1');

function getFiles(report: Report, settings: ReportSettings = SETTINGS) {
  const written = writeReport(report, settings);
  if (!written.ok) throw new Error(written.problems.map(({ field, msg }) => `${field}: ${msg}`).join(' '));
  return written.files;
}
const read = (report: Report, settings: ReportSettings = SETTINGS) => {
  const result = readReport(getFiles(report, settings)[0]?.text ?? '');
  expect(result.problems).toEqual([]);
  return result;
};
const readPayee = (changes: Partial<Payee>, payee = COMPANY) =>
  read({ ...REPORT, payees: [{ ...payee, ...changes }] }).payees[0];

describe('writeReport', () => {
  it('equals the sample byte by byte, with and without CRLF', () => {
    expect(getFiles(REPORT)[0]?.text).toBe(SAMPLE);
    const plain = getFiles(REPORT, { ...SETTINGS, lineEnds: 'none' })[0]?.text ?? '';
    expect(plain).toBe(SAMPLE.replaceAll('\r\n', ''));
    expect(createHash('sha256').update(plain).digest('hex')).toBe(
      'f2f75788dd92dd2a1727292b57bda336362d7c8732374715043f0cdbbbd5a0f3',
    );
  });

  it('returns payees, records and totals', () => {
    expect(getFiles(REPORT)).toEqual([
      {
        name: 'tpar',
        text: SAMPLE,
        payees: ['company', 'person', 'no abn'],
        records: 9,
        paidDollars: 8998 + 1234 + 1000,
        gstDollars: 818 + 112,
        withheldDollars: 470,
      },
    ]);
  });

  it('writes run type, year and version', () => {
    const [first, , , payer] = read({ ...REPORT, financialYear: 2027 }, { ...SETTINGS, runType: 'P' }).records;
    expect(first).toMatchObject({
      senderAbn: '80000000001',
      runType: 'P',
      reportEnd: '30062027',
      dataType: 'P',
      reportType: 'C',
      media: 'M',
      version: 'FPAIVV03.0',
    });
    expect(payer).toMatchObject({ identifier: 'IDENTITY', abn: '80000000001', branch: '000', financialYear: '2027' });
  });

  it('writes every field of sender and payer', () => {
    const postal = { street: 'PO BOX 7', suburb: 'GLENELG', state: 'SA', postcode: '5045' };
    const [, second, third, payer] = read({
      ...REPORT,
      sender: { ...REPORT.sender, fax: '(08) 7010 1235', reference: 'REF 1', postalAddress: postal },
      payer: { ...REPORT.payer, branch: '001', tradingName: 'DEMO', fax: '0870101236', email: 'pay@example.com' },
    }).records;
    expect(second).toMatchObject({ name: 'DEMO CLEANING PTY LTD', fax: '(08) 7010 1235', reference: 'REF 1' });
    expect(third).toMatchObject({
      street1: '1 EXAMPLE STREET',
      suburb: 'ADELAIDE',
      postal1: 'PO BOX 7',
      postalSuburb: 'GLENELG',
      postalState: 'SA',
      postalPostcode: '5045',
      email: 'office@example.com',
    });
    expect(payer).toMatchObject({ branch: '001', tradingName: 'DEMO', fax: '0870101236', email: 'pay@example.com' });
  });

  it('writes every field of a payee', () => {
    expect(
      readPayee(
        {
          abn: '42 000 000 003',
          name: { kind: 'individual', surname: 'O’Brien-Nguyễn', given: 'Zoë', secondGiven: 'Lân' },
          tradingName: 'Zoë & Co. Cleaning',
          address: {
            street: 'Unit 12, 345-347 Long Example Boulevard, Level 2 at the Back',
            suburb: 'St. Peters',
            state: 'SA',
            postcode: '5069',
          },
          phone: '+61 491 570 006',
          email: 'zoe@example.com',
          bank: { bsb: '065998', account: '00123456' },
          amendment: 'A',
        },
        PERSON,
      ),
    ).toMatchObject({
      abn: '42000000003',
      surname: "O'Brien-Nguyen",
      given: 'Zoe',
      secondGiven: 'Lan',
      businessName: '',
      tradingName: 'Zoe & Co. Cleaning',
      street1: 'Unit 12 345-347 Long Example Boulevard',
      street2: 'Level 2 at the Back',
      suburb: 'St Peters',
      phone: '+61 491 570 006',
      bsb: '065998',
      account: '000123456',
      paid: '00000001234',
      gst: '00000000112',
      withheld: '00000000000',
      kind: 'P',
      grantDay: '00000000',
      grantName: '',
      email: 'zoe@example.com',
      statement: 'N',
      amendment: 'A',
      exempt: '',
    });
  });

  it('leaves out optional text that can’t be written', () => {
    const changes = { phone: '+61 491 570 006 (ask for Pat)', email: 'zoë@example.com', tradingName: '王' };
    expect(readPayee({ ...changes, bank: { bsb: '065-998', account: '12-34' } })).toMatchObject({
      phone: '',
      email: '',
      tradingName: '',
      bsb: '000000',
      account: '000000000',
    });
  });

  it('cuts long names', () => {
    expect(
      readPayee({ name: { kind: 'individual', surname: 'A'.repeat(31), given: 'B'.repeat(16) } }, PERSON),
    ).toMatchObject({ surname: 'A'.repeat(30), given: 'B'.repeat(15) });
  });

  it('writes an overseas address and a person with a single name', () => {
    const address = {
      street: '5 Queen Street',
      suburb: 'Auckland',
      state: 'OTH',
      postcode: '9999',
      country: 'New Zealand',
    };
    expect(readPayee({ address })).toMatchObject({ state: 'OTH', postcode: '9999', country: 'New Zealand' });
    const name = { kind: 'individual', surname: 'Sukarno', given: '', singleName: true } as const;
    expect(readPayee({ name }, PERSON)).toMatchObject({ surname: 'Sukarno', given: '' });
  });

  it.each([
    [899_899, 8998],
    [100, 1],
    [199, 1],
    [0, 0],
    [99, 0],
    [9_999_999_999_999, 99_999_999_999],
  ])('cuts cents: %i cents are %i dollars', (cents, dollars) => expect(toWholeDollars(cents)).toBe(dollars));

  it('splits the report when a file takes fewer payees, each part complete', () => {
    const files = getFiles(REPORT, { ...SETTINGS, mostPayees: 2 });
    expect(files.map(({ name, payees, records }) => [name, payees, records])).toEqual([
      ['tpar.C01', ['company', 'person'], 8],
      ['tpar.C02', ['no abn'], 7],
    ]);
    const parts = files.map(({ text }) => readReport(text));
    expect(parts.map(({ problems }) => problems)).toEqual([[], []]);
    expect(parts.reduce((sum, { paidDollars }) => sum + paidDollars, 0)).toBe(8998 + 1234 + 1000);
    expect(getFiles(REPORT, { ...SETTINGS, mostPayees: 3 })).toHaveLength(1);
  });

  it('is due on 28 August', () => expect(computeReportDueDay(2026)).toBe('2026-08-28'));

  it('writes random payees that read back the same', () => {
    const word = fc.stringMatching(/^[A-Z][A-Za-z'-]{0,11}$/);
    const amounts = fc.integer({ min: 1, max: 9_999_999_99 }).chain((paid) =>
      fc.record({
        paidCents: fc.constant(paid + 100),
        gstCents: fc.integer({ min: 0, max: Math.floor(paid / 11) }),
        withheldCents: fc.integer({ min: 0, max: Math.floor(paid / 2) }),
      }),
    );
    const payee = fc.record({
      abn: fc.constantFrom('61000000002', '42000000003', '23000000004', null),
      surname: word,
      given: word,
      street: fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')),
      state: fc.constantFrom(...ADDRESS_STATES.filter((state) => state !== 'OTH')),
      postcode: fc.stringMatching(/^[0-8]\d{3}$/),
      amendment: fc.constantFrom('O', 'A'),
      amounts,
    });
    fc.assert(
      fc.property(
        fc.array(payee, { minLength: 1, maxLength: 20 }),
        fc.constantFrom('none', 'crlf'),
        (made, lineEnds) => {
          const payees = made.map(
            ({ abn, surname, given, street, state, postcode, amendment, amounts: sums }, index) => ({
              id: String(index),
              abn,
              name: { kind: 'individual', surname, given } as const,
              address: { street, suburb: 'UNLEY', state, postcode },
              amendment,
              ...sums,
            }),
          );
          const result = read({ ...REPORT, payees }, { ...SETTINGS, lineEnds });
          expect(result.payees).toHaveLength(payees.length);
          payees.forEach((one, index) => {
            const found = result.payees[index];
            expect([found?.surname, found?.given]).toEqual([one.name.surname, one.name.given]);
            expect([found?.street1, found?.street2].join(' ').trim()).toBe(one.address.street);
            expect(found).toMatchObject({ abn: one.abn ?? '00000000000', state: one.address.state });
            expect(found).toMatchObject({ postcode: one.address.postcode, amendment: one.amendment });
            expect([Number(found?.paid), Number(found?.gst), Number(found?.withheld)]).toEqual(
              [one.paidCents, one.gstCents, one.withheldCents].map((cents) => Math.floor(cents / 100)),
            );
          });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('writes nothing when there is a problem', () => {
    expect(writeReport({ ...REPORT, payees: [{ ...NO_ABN, paidCents: 0 }] }, SETTINGS)).toMatchObject({ ok: false });
  });
});
