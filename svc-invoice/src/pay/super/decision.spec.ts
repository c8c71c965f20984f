import { type Engagement, findSuperAnswer, proposeSuper } from './decision.js';

const LABOUR: Engagement = { contractWith: 'person', mainlyLabour: true, paidForResult: false, mayDelegate: false };

describe('proposeSuper', () => {
  it.each([
    [{}, 'yes', 'The contract is with the person, is mainly for labour, and nobody else can do the work.'],
    [{ contractWith: 'company' }, 'no', 'The contract is with a company, not the person who does the work.'],
    [{ contractWith: 'trust' }, 'no', 'The contract is with a trust, not the person who does the work.'],
    [{ contractWith: 'partnership' }, 'no', 'The contract is with a partnership, not the person who does the work.'],
    [{ mainlyLabour: false }, 'no', 'At least half of the contract’s value isn’t labour.'],
    [{ paidForResult: true }, 'no', 'The person is paid to achieve a result.'],
    [{ mayDelegate: true }, 'no', 'The person can send someone else to do the work.'],
    [{ mayDelegate: true, mainlyLabour: null }, 'no', 'The person can send someone else to do the work.'],
    [{ contractWith: null }, 'undecided', 'Not answered: who the contract is with.'],
    [{ mainlyLabour: null }, 'undecided', 'Not answered: whether it’s mainly labour.'],
    [
      { paidForResult: null, mayDelegate: null },
      'undecided',
      'Not answered: whether they’re paid to achieve a result, whether they can send someone else.',
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
    ['2026-06-30', 'undecided', 'You haven’t decided whether super is owed.'],
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
