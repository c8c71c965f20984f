import { type Engagement, findSuperAnswer, proposeSuper } from './decision.js';

const LABOUR: Engagement = { contractWith: 'person', mainlyLabour: true, paidForResult: false, mayDelegate: false };

describe('proposeSuper', () => {
  it.each([
    [{}, 'yes', 'The contract is with the person, mainly for labour, and nobody else may do the work.'],
    [{ contractWith: 'company' }, 'no', 'The contract is with a company, not with the person who works.'],
    [{ contractWith: 'trust' }, 'no', 'The contract is with a trust, not with the person who works.'],
    [{ contractWith: 'partnership' }, 'no', 'The contract is with a partnership, not with the person who works.'],
    [{ mainlyLabour: false }, 'no', 'Half of the contract’s value or more is not labour.'],
    [{ paidForResult: true }, 'no', 'The person is paid for a result.'],
    [{ mayDelegate: true }, 'no', 'The person may send somebody else.'],
    [{ mayDelegate: true, mainlyLabour: null }, 'no', 'The person may send somebody else.'],
    [{ contractWith: null }, 'undecided', 'Not answered: with whom the contract is.'],
    [{ mainlyLabour: null }, 'undecided', 'Not answered: whether more than half of it is labour.'],
    [
      { paidForResult: null, mayDelegate: null },
      'undecided',
      'Not answered: whether a result is paid for, whether the person may send somebody else.',
    ],
  ] as [Partial<Engagement>, string, string][])('proposes for %j: %s', (changes, answer, reason) =>
    expect(proposeSuper({ ...LABOUR, ...changes })).toEqual({ answer, reason }),
  );

  it('is undecided while nothing is answered', () => {
    const open = { contractWith: null, mainlyLabour: null, paidForResult: null, mayDelegate: null };
    expect(proposeSuper(open).answer).toBe('undecided');
  });
});

describe('findSuperAnswer', () => {
  const decision = (answer: 'yes' | 'no', from: string, reason = from) => ({
    answer,
    from,
    reason,
    decidedBy: 'admin',
  });
  const decisions = [
    decision('yes', '2026-09-01'),
    decision('no', '2026-07-01'),
    decision('no', '2026-10-01', 'first'),
    decision('yes', '2026-10-01', 'second'),
  ];

  it.each([
    ['2026-06-30', 'undecided', 'Nobody has decided whether super is owed.'],
    ['2026-07-01', 'no', '2026-07-01'],
    ['2026-08-31', 'no', '2026-07-01'],
    ['2026-09-01', 'yes', '2026-09-01'],
    ['2026-10-01', 'yes', 'second'],
    ['2027-10-01', 'yes', 'second'],
  ])('answers for %s: %s', (day, answer, reason) =>
    expect(findSuperAnswer(decisions, day)).toMatchObject({ answer, reason }),
  );

  it('is undecided without a decision', () => expect(findSuperAnswer([], '2026-07-01').answer).toBe('undecided'));
});
