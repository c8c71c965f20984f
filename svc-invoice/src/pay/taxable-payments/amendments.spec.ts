import { COMPANY, NO_ABN, PERSON, REPORT } from '../testing/report-example.js';
import { computeAmendedPayees } from './amendments.js';
import { getReportedAmounts } from './amounts.js';

const { payees: LODGED } = REPORT;

describe('computeAmendedPayees', () => {
  it('has only payees with different amounts, in full and otherwise as lodged', () => {
    const now = [
      COMPANY,
      {
        ...PERSON,
        paidCents: 223_450,
        phone: '0491 570 006',
        address: { street: '9 NEW ROAD', suburb: 'UNLEY', state: 'SA', postcode: '5061' },
      },
      NO_ABN,
    ];
    expect(computeAmendedPayees(LODGED, now, 'O')).toEqual({
      payees: [{ ...PERSON, paidCents: 223_450, amendment: 'A' }],
      problems: [],
    });
  });

  it.each(['paidCents', 'gstCents', 'withheldCents'] as const)('counts %s by whole dollars', (field) => {
    const withAmount = (cents: number) => [COMPANY, { ...PERSON, [field]: cents }, NO_ABN];
    const dollars = PERSON[field] - (PERSON[field] % 100);
    expect(computeAmendedPayees(LODGED, withAmount(dollars + 99), 'O').payees).toEqual([]);
    expect(computeAmendedPayees(LODGED, withAmount(dollars + 100), 'O').payees).toHaveLength(1);
  });

  it.each(['O', 'A'] as const)('marks a payee who was left out with %s', (omitted) => {
    expect(computeAmendedPayees(LODGED.slice(1), LODGED, omitted).payees).toEqual([{ ...COMPANY, amendment: omitted }]);
  });

  it('leaves out a payee with an erased name', () => {
    const erased = {
      ...PERSON,
      abn: null,
      name: { kind: 'business', name: 'Former sub-contractor' },
      erased: true,
    } as const;
    expect(computeAmendedPayees([erased], [PERSON], 'O')).toEqual({ payees: [], problems: [] });
  });

  it.each([
    [{ abn: '23000000004' }, 'abn', 'The ABN is different from the lodged report. Tell the ATO in Online services.'],
    [
      { name: { kind: 'individual', surname: 'CITIZEN', given: 'JOAN' } as const },
      'name',
      'The name is different from the lodged report. Tell the ATO in Online services.',
    ],
  ])('reports that it can’t change %j', (changes, field, msg) => {
    expect(computeAmendedPayees([PERSON], [{ ...PERSON, ...changes }], 'O')).toEqual({
      payees: [],
      problems: [{ payee: 'person', field, msg }],
    });
  });

  it('reports that it can’t change an amount to zero', () => {
    expect(computeAmendedPayees(LODGED, [COMPANY, PERSON], 'O')).toMatchObject({
      payees: [],
      problems: [{ payee: 'no abn', field: 'paidCents' }],
    });
  });

  it('is empty when nothing differs', () => {
    expect(computeAmendedPayees(LODGED, LODGED, 'O')).toEqual({ payees: [], problems: [] });
  });
});

describe('getReportedAmounts', () => {
  const payment = (payee: string, paidOn: string, grossCents: number, returned = false) => ({
    payee,
    paidOn,
    grossCents,
    gstCents: grossCents / 10,
    withheldCents: 1,
    returned,
  });
  const YEAR = { firstDay: '2025-07-01', lastDay: '2026-06-30' };

  it('sums the payments made in the year', () => {
    const payments = [
      payment('a', '2025-06-30', 1000),
      payment('a', '2025-07-01', 2000),
      payment('b', '2025-12-24', 500),
      payment('a', '2026-06-30', 4000),
      payment('a', '2026-07-01', 8000),
    ];
    expect([...getReportedAmounts(payments, YEAR)]).toEqual([
      ['a', { paidCents: 6000, gstCents: 600, withheldCents: 2 }],
      ['b', { paidCents: 500, gstCents: 50, withheldCents: 1 }],
    ]);
  });

  it('leaves out returned payments and people without pay', () => {
    const payments = [
      payment('a', '2026-01-01', 1000, true),
      payment('b', '2026-01-01', 1000, true),
      payment('b', '2026-01-09', 900),
    ];
    expect([...getReportedAmounts(payments, YEAR).keys()]).toEqual(['b']);
  });
});
