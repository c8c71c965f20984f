import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { BANKSA, buildFile, FILE, NAB, PAYMENTS, withFirst } from '../testing/bank-file-example.js';
import type { BankFileInput, BankPayment } from './bank-file.js';
import { readBankFile } from './read.js';
import { type BankAccountSettings, buildBankDefaults, CREDIT_CODES } from './settings.js';
import { writeBankFile } from './write.js';

const fixture = (name: string) => readFileSync(join(__dirname, 'fixtures', name), 'latin1');

function write(input: BankFileInput, settings: BankAccountSettings): string {
  const file = writeBankFile(input, settings);
  if (!file.ok) throw new Error(file.problems.map(({ field, msg }) => `${field}: ${msg}`).join(' '));
  return file.text;
}
const lines = (text: string) => text.trimEnd().split('\r\n');

const CBA: BankAccountSettings = {
  bankCode: 'CBA',
  bsb: '065-998',
  account: '1',
  userName: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  userId: '301500',
  remitter: "O'BRIEN & CO P/L",
  code: '53',
  balancing: false,
  finalCrlf: true,
  headerAccount: false,
  headerTime: '',
  characters: 'becs',
  mostPayments: null,
  earliestDay: 'any',
};
const LIMITS: BankFileInput = {
  totalCents: 9_999_999_999,
  processingDay: '2027-02-26',
  description: 'PAY 22/11/26',
  payments: [
    {
      id: 'a',
      bsb: '012-999',
      account: '999999999',
      cents: 9_999_999_998,
      payee: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345',
      reference: 'REF-2026/11.(A)+#*',
    },
    {
      id: 'b',
      bsb: '182-998',
      account: '12-345678',
      cents: 1,
      payee: "O'Neill-Smith, Mary-Anne (Ms)",
      reference: 'PAY @ 22/11',
    },
  ],
};
const BALANCED = buildFile(PAYMENTS.slice(0, 2), { processingDay: '2026-12-31' });
const NAB_PAYMENTS = {
  ...BALANCED,
  payments: [{ ...PAYMENTS[0], bsb: '105-999', account: '012345678' } as BankPayment, ...PAYMENTS.slice(1, 2)],
};

describe('writeBankFile', () => {
  it.each([
    ['a-credits.aba', FILE, BANKSA],
    ['b-balanced.aba', NAB_PAYMENTS, NAB],
    ['c-limits.aba', LIMITS, CBA],
  ])('equals %s byte by byte, with and without the last CRLF', (name, input, settings) => {
    const expected = fixture(name);
    expect(write(input, settings)).toBe(expected);
    expect(write(input, { ...settings, finalCrlf: false })).toBe(expected.slice(0, -2));
  });

  it('returns its totals and no warnings', () => {
    expect(writeBankFile(FILE, BANKSA)).toMatchObject({
      ok: true,
      totals: { creditCents: 941_462, debitCents: 0, records: 3 },
      warnings: [],
    });
    expect(writeBankFile(NAB_PAYMENTS, NAB)).toMatchObject({
      totals: { creditCents: 941_457, debitCents: 941_457, records: 3 },
      warnings: [],
    });
  });

  it('debits the company’s account in a balanced file', () => {
    const { details, totals, problems } = readBankFile(write(FILE, { ...BANKSA, balancing: true }));
    expect(problems).toEqual([]);
    expect(details.at(-1)).toMatchObject({
      bsb: '105-999',
      account: '012345678',
      code: '13',
      cents: 941_462,
      payee: 'DEMO CLEANING PTY LTD',
      reference: 'CONTRACTORS',
    });
    expect(totals).toEqual({ net: 0, credits: 941_462, debits: 941_462, records: 4 });
  });

  it.each(CREDIT_CODES)('writes the code %s', (code) => {
    const codes = readBankFile(write(FILE, { ...BANKSA, code })).details.map((detail) => detail.code);
    expect(codes).toEqual([code, code, code]);
  });

  it('names the company’s account in the header only if the settings say so', () => {
    expect(lines(write(FILE, BANKSA))[0]?.slice(1, 18)).toBe(' '.repeat(17));
    expect(lines(write(FILE, { ...BANKSA, headerAccount: true }))[0]?.slice(0, 20)).toBe('0105-999012345678 01');
    expect(lines(write(FILE, { ...NAB, headerAccount: true }))[0]?.slice(0, 20)).toBe('0085-998 12345678 01');
  });

  it('writes the time in the header only if the settings give one', () => {
    expect(lines(write(FILE, { ...BANKSA, headerTime: '0930' }))[0]?.slice(74)).toBe(`0112260930${' '.repeat(36)}`);
    expect(lines(write(FILE, BANKSA))[0]?.slice(80)).toBe(' '.repeat(40));
  });

  it('pads the user id with zeros', () => {
    expect(readBankFile(write(FILE, { ...BANKSA, userId: '42' })).header?.userId).toBe('000042');
  });

  it.each(['N', 'T'] as const)('writes the indicator %s', (indicator) => {
    expect(readBankFile(write(withFirst({ indicator }), BANKSA)).details.map(({ mark }) => mark)).toEqual([
      indicator,
      '',
      '',
    ]);
  });

  it.each([
    ['0012', '     0012', 'keeps leading zeros'],
    ['12', '       12', 'adds no zero'],
    ['12-345678', '12-345678', 'keeps hyphens that fit'],
    ['12-345-6789', '123456789', 'drops hyphens that don’t fit'],
    ['AB1', '      AB1', 'keeps letters'],
    [' 12 ', '       12', 'trims spaces'],
  ])('writes the account %j as %j: %s', (account, expected) => {
    expect(lines(write(withFirst({ account }), BANKSA))[1]?.slice(8, 17)).toBe(expected);
  });

  it.each([
    ['safe', 'Nguyễn Thị Lân', 'NGUYEN THI LAN'],
    ['becs', 'Nguyễn Thị Lân', 'Nguyen Thi Lan'],
    ['becs', 'O’Brien + Sons', "O'Brien + Sons"],
    ['anz', 'Sons*', 'Sons*'],
  ] as const)('writes in the set %s %s as %s', (characters, payee, expected) => {
    const { details } = readBankFile(write(withFirst({ payee }), { ...BANKSA, characters }));
    expect(details[0]?.payee).toBe(expected);
  });

  it('cuts names at the bank’s limit and warns', () => {
    const payee = 'SAMPLE CLEANING SERVICES OF NORTH ADELAIDE PTY LTD';
    const file = writeBankFile(withFirst({ payee, reference: 'INVOICE 1001 NOVEMBER' }), {
      ...BANKSA,
      userName: 'DEMO CLEANING SERVICES PTY LTD',
      remitter: 'DEMO CLEANING PTY LTD',
    });
    if (!file.ok) throw new Error();
    const { header, details } = readBankFile(file.text);
    expect(header?.userName).toBe('DEMO CLEANING SERVICES PTY');
    expect(details[0]).toMatchObject({
      payee: 'SAMPLE CLEANING SERVICES OF NORT',
      reference: 'INVOICE 1001 NOVEM',
      remitter: 'DEMO CLEANING PT',
    });
    expect(file.warnings.map(({ payment, field }) => [payment, field])).toEqual([
      [null, 'userName'],
      [null, 'remitter'],
      ['p1', 'payee'],
      ['p1', 'reference'],
    ]);
    expect(file.warnings[2]?.msg).toBe(
      'The account name is longer than 32 characters, so the file has “SAMPLE CLEANING SERVICES OF NORT”.',
    );
  });

  it('starts with the defaults of each bank', () => {
    expect(buildBankDefaults('NAB')).toMatchObject({
      balancing: true,
      code: '50',
      finalCrlf: true,
      headerAccount: false,
    });
    expect(buildBankDefaults('CBA')).toMatchObject({ balancing: true, userId: '301500' });
    expect(buildBankDefaults('HBA').balancing).toBe(true);
    expect(buildBankDefaults('BWA').balancing).toBe(true);
    for (const bank of ['WBC', 'ANZ', 'BSA', 'SUN', 'XXX'])
      expect(buildBankDefaults(bank)).toMatchObject({
        bankCode: bank,
        balancing: false,
        userId: '000000',
        characters: 'safe',
      });
  });

  it('writes random payments that read back the same', () => {
    const name = fc.stringMatching(/^[A-Z][A-Z0-9 .,'&()-]{0,29}[A-Z]$/);
    const payment = fc.record({
      bsb: fc.stringMatching(/^\d{3}-\d{3}$/),
      account: fc.stringMatching(/^[1-9]\d{0,8}$/),
      cents: fc.integer({ min: 1, max: 1_000_000_00 }),
      payee: name,
      reference: fc.stringMatching(/^[A-Z][A-Z0-9 /]{0,16}[A-Z]$/),
    });
    const variants = fc.record({
      code: fc.constantFrom(...CREDIT_CODES),
      balancing: fc.boolean(),
      finalCrlf: fc.boolean(),
      headerAccount: fc.boolean(),
      characters: fc.constantFrom('safe', 'becs', 'anz', 'cba'),
    });
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1, maxLength: 60 }), variants, (made, variant) => {
        const payments = made.map((one, index) => ({ ...one, id: String(index) }));
        const settings = { ...BANKSA, ...variant } as BankAccountSettings;
        const { header, details, totals, problems } = readBankFile(write(buildFile(payments), settings));
        const sum = payments.reduce((total, { cents }) => total + cents, 0);
        expect(problems).toEqual([]);
        expect(header).toMatchObject({ bankCode: 'BSA', userName: 'DEMO CLEANING PTY LTD', day: '011226' });
        expect(details.length).toBe(payments.length + (variant.balancing ? 1 : 0));
        payments.forEach(({ id, ...one }, index) => {
          expect(details[index]).toMatchObject({ ...one, code: variant.code, traceAccount: '012345678' });
        });
        expect(totals?.credits).toBe(sum);
        expect(totals?.net).toBe(variant.balancing ? 0 : sum);
      }),
      { numRuns: 300 },
    );
  });
});
