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
      'supplier-abn: The supplier’s ABN is 42000000003.',
      'recipient-abn: The company’s ABN is 80000000001.',
      'supplier-registered: The supplier has been registered for GST since 1 Jan 2024, checked on 20 Nov 2026.',
      'recipient-registered: The company has been registered for GST since 1 Jul 2018, checked on 1 Nov 2026.',
      'agreement: The agreement was signed on 15 Jan 2026.',
      'value: The company works out the value of the work.',
      'in-time: The invoice can be issued until 30 Nov 2026.',
    ]);
  });

  it.each([
    [supplier({ abn: '42000000004' }), 'supplier-abn', 'The supplier doesn’t have a valid ABN.'],
    [recipient({ abn: '' }), 'recipient-abn', 'The company doesn’t have a valid ABN.'],
    [supplier({ from: null }), 'supplier-registered', 'The supplier isn’t registered for GST on 20 Nov 2026.'],
    [supplier({ from: '2026-11-21' }), 'supplier-registered', 'The supplier isn’t registered for GST on 20 Nov 2026.'],
    [
      supplier({ endedOn: '2026-11-20' }),
      'supplier-registered',
      'The supplier’s GST registration ended on 20 Nov 2026.',
    ],
    [
      supplier({ checkedOn: null }),
      'supplier-registered',
      'The supplier’s GST registration hasn’t been checked on ABN Lookup.',
    ],
    [
      supplier({ checkedOn: '2026-10-19' }),
      'supplier-registered',
      'The supplier’s GST registration was last checked on 19 Oct 2026. Check it within 31 days before 20 Nov 2026.',
    ],
    [
      supplier({ checkedOn: '2026-11-21' }),
      'supplier-registered',
      'The supplier’s GST registration was last checked on 21 Nov 2026. Check it within 31 days before 20 Nov 2026.',
    ],
    [recipient({ from: null }), 'recipient-registered', 'The company isn’t registered for GST on 20 Nov 2026.'],
    [{ agreement: null }, 'agreement', 'There’s no agreement for the company to issue the tax invoices.'],
    [
      agreement({ from: '2026-11-21' }),
      'agreement',
      'The agreement only applies from 21 Nov 2026, after the issue date.',
    ],
    [agreement({ endedOn: '2026-11-20' }), 'agreement', 'The agreement ended on 20 Nov 2026.'],
    [
      agreement({ form: 'embedded', refusedOn: '2026-02-01' }),
      'agreement',
      'The supplier declined the terms on 1 Feb 2026.',
    ],
    [
      { valueSetByRecipient: false },
      'value',
      'The supplier works out the value of the work, so they issue the tax invoice.',
    ],
    [{ suppliedOn: '2026-10-22' }, 'in-time', 'The invoice had to be issued by 19 Nov 2026.'],
    [{ suppliedOn: '2026-11-21' }, 'in-time', 'The invoice would be issued before the work is done.'],
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
