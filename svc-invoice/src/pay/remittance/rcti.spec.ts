import {
  computeRctiLastDay,
  evaluateRctiConditions,
  type GstRegistration,
  mayIssueRcti,
  type RctiAgreement,
  type RctiFacts,
} from './rcti.js';

const SUPPLIER: GstRegistration = { abn: '42000000003', from: '2024-01-01', endedOn: null, checkedOn: '2026-11-20' };
const COMPANY: GstRegistration = { abn: '80000000001', from: '2018-07-01', endedOn: null, checkedOn: '2026-11-01' };
const AGREEMENT: RctiAgreement = { form: 'signed', from: '2026-01-15', endedOn: null, refusedOn: null };
const FACTS: RctiFacts = {
  issuedOn: '2026-11-20',
  supplier: SUPPLIER,
  recipient: COMPANY,
  agreement: AGREEMENT,
  valueSetByRecipient: true,
  suppliedOn: '2026-11-02',
  valueSetOn: null,
};
const supplier = (changes: Partial<GstRegistration>) => ({ supplier: { ...SUPPLIER, ...changes } });
const recipient = (changes: Partial<GstRegistration>) => ({ recipient: { ...COMPANY, ...changes } });
const agreement = (changes: Partial<RctiAgreement>) => ({ agreement: { ...AGREEMENT, ...changes } });

describe('evaluateRctiConditions', () => {
  it('answers every condition with its reason', () => {
    const answers = evaluateRctiConditions(FACTS);
    expect(mayIssueRcti(answers)).toBe(true);
    expect(answers.map(({ condition, msg }) => `${condition}: ${msg}`)).toEqual([
      'supplier-abn: The supplier has the ABN 42000000003.',
      'recipient-abn: The company has the ABN 80000000001.',
      'supplier-registered: The supplier is registered for GST since 1 Jan 2024, asked on 20 Nov 2026.',
      'recipient-registered: The company is registered for GST since 1 Jul 2018, asked on 1 Nov 2026.',
      'agreement: The agreement is signed on 15 Jan 2026.',
      'value: The company works out the value of the work.',
      'in-time: It may be issued until 30 Nov 2026.',
    ]);
  });

  it.each([
    [supplier({ abn: '42000000004' }), 'supplier-abn', 'The supplier has no valid ABN.'],
    [recipient({ abn: '' }), 'recipient-abn', 'The company has no valid ABN.'],
    [supplier({ from: null }), 'supplier-registered', 'The supplier is not registered for GST on 20 Nov 2026.'],
    [supplier({ from: '2026-11-21' }), 'supplier-registered', 'The supplier is not registered for GST on 20 Nov 2026.'],
    [
      supplier({ endedOn: '2026-11-20' }),
      'supplier-registered',
      'The supplier is registered for GST until before 20 Nov 2026 only.',
    ],
    [
      supplier({ checkedOn: null }),
      'supplier-registered',
      'The supplier: the business register was not asked about GST.',
    ],
    [
      supplier({ checkedOn: '2026-10-19' }),
      'supplier-registered',
      'The supplier: the business register was asked on 19 Oct 2026, not within 31 days before 20 Nov 2026.',
    ],
    [
      supplier({ checkedOn: '2026-11-21' }),
      'supplier-registered',
      'The supplier: the business register was asked on 21 Nov 2026, not within 31 days before 20 Nov 2026.',
    ],
    [recipient({ from: null }), 'recipient-registered', 'The company is not registered for GST on 20 Nov 2026.'],
    [{ agreement: null }, 'agreement', 'There is no agreement that the company issues the tax invoices.'],
    [agreement({ from: '2026-11-21' }), 'agreement', 'The agreement holds from 21 Nov 2026, after the day of issue.'],
    [agreement({ endedOn: '2026-11-20' }), 'agreement', 'The agreement ended on 20 Nov 2026.'],
    [
      agreement({ form: 'embedded', refusedOn: '2026-02-01' }),
      'agreement',
      'The supplier said no to the terms on 1 Feb 2026.',
    ],
    [{ valueSetByRecipient: false }, 'value', 'The supplier works out the value: they issue the tax invoice.'],
    [{ suppliedOn: '2026-10-22' }, 'in-time', 'It had to be issued by 19 Nov 2026.'],
    [{ suppliedOn: '2026-11-21' }, 'in-time', 'It would be issued before the work.'],
  ] as [Partial<RctiFacts>, string, string][])('reports for %j that %s fails: %s', (changes, condition, msg) => {
    const answers = evaluateRctiConditions({ ...FACTS, ...changes });
    expect(mayIssueRcti(answers)).toBe(false);
    expect(answers).toHaveLength(7);
    expect(answers.filter(({ holds }) => !holds)).toEqual([{ condition, holds: false, msg }]);
  });

  it.each([
    supplier({ endedOn: '2026-11-21' }),
    supplier({ from: '2026-11-20' }),
    supplier({ checkedOn: '2026-10-20' }),
    agreement({ endedOn: '2026-11-21' }),
    agreement({ from: '2026-11-20' }),
    agreement({ form: 'embedded' }),
    agreement({ form: 'embedded', refusedOn: '2026-11-21' }),
    { suppliedOn: '2026-10-23' },
    { suppliedOn: '2026-01-23', valueSetOn: '2026-10-23' },
    { suppliedOn: '2026-11-20' },
  ] as Partial<RctiFacts>[])('allows an RCTI with %j', (changes) => {
    expect(mayIssueRcti(evaluateRctiConditions({ ...FACTS, ...changes }))).toBe(true);
  });

  it('allows no RCTI without answers', () => expect(mayIssueRcti([])).toBe(false));
});

describe('computeRctiLastDay', () => {
  it.each([
    [{ suppliedOn: '2026-11-02', valueSetOn: null }, '2026-11-30'],
    [{ suppliedOn: '2026-11-02', valueSetOn: '2026-11-10' }, '2026-12-08'],
    [{ suppliedOn: '2026-11-02', valueSetOn: '2026-10-10' }, '2026-11-30'],
  ])('allows an RCTI for %j until %s', (facts, day) => expect(computeRctiLastDay(facts)).toBe(day));
});
