import { BANKSA, buildFile, FILE, NAB, PAYMENTS, withFirst } from '../testing/bank-file-example.js';
import { type BankPayment, MAX_CENTS } from './bank-file.js';
import { findBankFileIssues } from './issues.js';
import { type BankAccountSettings, CREDIT_CODES } from './settings.js';
import { writeBankFile } from './write.js';

const findProblems = (input = FILE, settings: BankAccountSettings = BANKSA) => {
  const { problems } = findBankFileIssues(input, settings);
  expect(writeBankFile(input, settings).ok).toBe(problems.length === 0);
  return problems.map(({ payment, field, msg }) => `${payment ?? 'file'} ${field}: ${msg}`);
};

describe('findBankFileIssues', () => {
  it.each<[Partial<BankPayment>, string]>([
    [{ bsb: '08599' }, 'bsb: The BSB must be six digits.'],
    [{ bsb: '0859981' }, 'bsb: The BSB must be six digits.'],
    [{ bsb: '085 998' }, 'bsb: The BSB must be six digits.'],
    [{ bsb: '' }, 'bsb: The BSB must be six digits.'],
    ...['', '   ', '000', '0-0', '---', '1234567890', '12 34', '12é4', '12.4', '12-34-567890'].map(
      (account): [Partial<BankPayment>, string] => [
        { account },
        'account: The account number must be up to 9 digits, letters or hyphens, and not only zeros.',
      ],
    ),
    [{ payee: '' }, 'payee: The account name is missing.'],
    [{ payee: ' \u00a0' }, 'payee: The account name is missing.'],
    [{ payee: 'A <B> "C"' }, 'payee: The account name has characters your bank doesn’t accept: “<”, “>”, “"”.'],
    [{ payee: 'TWO\r\nLINES' }, 'payee: The account name has characters your bank doesn’t accept: U+000D, U+000A.'],
    [{ payee: '王小明' }, 'payee: The account name has characters your bank doesn’t accept: “王”, “小”, “明”.'],
    [{ payee: 'A/B' }, 'payee: The account name has characters your bank doesn’t accept: “/”.'],
    [{ reference: '' }, 'reference: The reference is missing.'],
    [{ reference: '0012' }, 'reference: The reference must not start with a zero or a hyphen.'],
    [{ reference: '-12' }, 'reference: The reference must not start with a zero or a hyphen.'],
    [{ reference: 'A~B' }, 'reference: The reference has characters your bank doesn’t accept: “~”.'],
    [{ indicator: 'W' as 'N' }, 'indicator: The indicator must be blank, N or T.'],
  ])('reports a payment to %j', (changes, expected) => {
    expect(findProblems(withFirst(changes))).toEqual([`p1 ${expected}`]);
  });

  it.each([0, -1, MAX_CENTS + 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'reports an amount of %s',
    (cents) => {
      expect(findProblems(withFirst({ cents }))[0]).toMatch(/^(p1 cents|file totalCents)/);
      expect(findProblems(withFirst({ cents })).at(-1)).toBe(
        'p1 cents: The amount must be whole cents from A$0.01 to A$99999999.99.',
      );
    },
  );

  it.each([941_461, 941_463, 0, Number.NaN, 9414.62])(
    'reports the total %s when the payments sum to something else',
    (totalCents) => {
      expect(findProblems({ ...FILE, totalCents })).toEqual([
        'file totalCents: The payments don’t add up to the pay run’s total.',
      ]);
    },
  );

  it('reports a total of more than ten digits', () => {
    const cents = MAX_CENTS;
    expect(findProblems(buildFile(PAYMENTS.slice(0, 2).map((payment) => ({ ...payment, cents }))))).toEqual([
      'file totalCents: The total is more than A$99999999.99, the most a bank file can have.',
    ]);
  });

  it('reports no payments, a repeated payment or too many', () => {
    expect(findProblems(buildFile([]))).toEqual(['file payments: There are no payments.']);
    expect(findProblems(buildFile([...PAYMENTS, ...PAYMENTS.slice(0, 1)]))).toEqual([
      'p1 id: This payment is in the file twice.',
    ]);
    expect(findProblems(FILE, { ...BANKSA, mostPayments: 2 })).toEqual([
      'file payments: The file has 3 payments, but your bank accepts 2 at most.',
    ]);
    expect(findProblems(FILE, { ...BANKSA, mostPayments: 3 })).toEqual([]);
  });

  it.each([
    [{ processingDay: '2026-02-29' }, 'file processingDay: The processing date doesn’t exist.'],
    [{ description: '' }, 'file description: The description is missing.'],
    [{ description: 'PAY_1' }, 'file description: The description has characters your bank doesn’t accept: “_”.'],
  ])('reports %j', (changes, expected) => expect(findProblems({ ...FILE, ...changes })).toEqual([expected]));

  it.each([
    [{ bankCode: 'NA' }, 'bankCode: The bank code must be three capital letters.'],
    [{ userId: '' }, 'userId: The direct entry user ID must be up to 6 digits.'],
    [{ userId: '1234567' }, 'userId: The direct entry user ID must be up to 6 digits.'],
    [{ userId: 'A1' }, 'userId: The direct entry user ID must be up to 6 digits.'],
    [{ headerTime: '2460' }, 'headerTime: The time must be four digits, HHMM, or empty.'],
    [{ code: '13' as '50' }, 'code: The payment type must be from 50 to 57.'],
    [{ bsb: '1' }, 'bsb: The BSB must be six digits.'],
    [{ account: '0' }, 'account: The account number must be up to 9 digits, letters or hyphens, and not only zeros.'],
    [{ userName: ' ' }, 'userName: The account holder’s name is missing.'],
    [{ remitter: '' }, 'remitter: The name payees see is missing.'],
    [{ remitter: 'A*B' }, 'remitter: The name payees see has characters your bank doesn’t accept: “*”.'],
  ])('reports the settings %j', (changes, expected) => {
    expect(findProblems(FILE, { ...BANKSA, ...changes })).toEqual([`file ${expected}`]);
  });

  it('reports a code that Suncorp doesn’t take', () => {
    for (const bankCode of ['SUN', 'MET'])
      expect(CREDIT_CODES.filter((code) => findProblems(FILE, { ...BANKSA, bankCode, code }).length > 0)).toEqual([
        '51',
        '52',
        '54',
        '57',
      ]);
  });

  it('reports a description that can’t be a reference in a balanced file', () => {
    expect(findProblems({ ...FILE, description: '01 DEC' }, { ...BANKSA, balancing: true })).toEqual([
      'file description: The description must not start with a zero or a hyphen.',
    ]);
    expect(findProblems({ ...FILE, description: '01 DEC' })).toEqual([]);
  });

  it('reports every problem at once', () => {
    const payments = PAYMENTS.map((payment) => ({ ...payment, bsb: '', payee: '' }));
    expect(findProblems(buildFile(payments))).toHaveLength(6);
  });

  it.each([
    ['becs', 'A;B*C%D/E', []],
    ['anz', 'A;B', ['“;”']],
    ['cba', 'A*B%C/D', ['“*”', '“%”', '“/”']],
    ['cba', 'A;B', []],
    ['becs', 'A{B}|\\~`', ['“{”', '“}”', '“|”', '“\\”', '“~”', '“`”']],
    ['becs', "+-@$!%&()*./#=:;?,'[]_^ z", []],
  ] as const)('reports in the set %s for the name %s the characters %j', (characters, payee, refused) => {
    const { problems } = findBankFileIssues(withFirst({ payee }), { ...BANKSA, characters });
    expect(problems.map(({ msg }) => msg.split(': ')[1] ?? '')).toEqual(
      refused.length > 0 ? [`${refused.join(', ')}.`] : [],
    );
  });
});

describe('Bank file warning', () => {
  const getWarnings = (input = FILE, settings: BankAccountSettings = BANKSA) => {
    const file = writeBankFile(input, settings);
    expect(file.ok).toBe(true);
    return file.warnings.map(({ payment, field, msg }) => `${payment ?? 'file'} ${field}: ${msg}`);
  };

  it('names a BSB of no known bank', () => {
    expect(getWarnings(withFirst({ bsb: '990-001' }))).toEqual([
      'p1 bsb: We don’t know a bank with the BSB 990-001. Check the number.',
    ]);
  });

  it('names a code of no known bank', () => {
    expect(getWarnings(FILE, { ...BANKSA, bankCode: 'XXX' })).toEqual(['file bankCode: No bank uses the code XXX.']);
  });

  it('names settings that the bank refuses', () => {
    expect(getWarnings(FILE, { ...NAB, balancing: false })).toEqual([
      'file balancing: Your bank asks for a balancing entry, but it’s off in the account’s settings.',
    ]);
    expect(getWarnings(FILE, { ...BANKSA, bankCode: 'WBC', headerAccount: true })).toEqual([
      'file headerAccount: Your bank has rejected files with the account in the first line.',
    ]);
  });

  it.each([
    ['a payment', {}],
    [
      'a payment with a different spelling of account and reference',
      { bsb: '085998', account: ' 7654321', reference: 'inv 1001' },
    ],
  ])('names %s that the file has already', (_case, changes) => {
    const again = PAYMENTS.map((payment) => ({ ...payment, ...changes, id: `${payment.id} again` })).slice(0, 1);
    expect(getWarnings(buildFile([...PAYMENTS, ...again]))).toEqual([
      'p1 again reference: The file has another payment with the same account, amount and reference.',
    ]);
  });
});
