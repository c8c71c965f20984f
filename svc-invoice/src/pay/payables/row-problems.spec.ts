import { findRowProblems, type RowFacts } from './row-problems.js';

const NOW = new Date('2026-11-20T04:00:00Z');
const GOOD: RowFacts = {
  hasBankDetails: true,
  refusedCharacters: [],
  onHold: false,
  accountHeldUntil: null,
  accountChanged: false,
  superAnswer: 'no',
  hasAbn: true,
  hasStatement: false,
  paidCents: 10_000,
  unusual: null,
};

describe('findRowProblems', () => {
  it.each([
    [{}, []],
    [{ hasBankDetails: false }, ['no-bank-details!']],
    [{ refusedCharacters: ['Ж'] }, ['account-name!']],
    [{ onHold: true }, ['on-hold!']],
    [{ accountHeldUntil: new Date('2026-11-20T04:00:01Z') }, ['account-held!']],
    [{ accountHeldUntil: NOW }, []],
    [{ paidCents: -1 }, ['nothing-to-pay!']],
    [{ paidCents: 0 }, []],
    [{ accountChanged: true }, ['account-changed']],
    [{ superAnswer: 'undecided' }, ['super-undecided']],
    [{ superAnswer: 'yes' }, []],
    [{ hasAbn: false }, ['no-abn']],
    [{ hasAbn: false, hasStatement: true }, []],
    [{ unusual: { usualCents: 100 } }, ['unusual-amount']],
    [{ superAnswer: 'undecided', hasBankDetails: false }, ['no-bank-details!', 'super-undecided']],
  ] as [Partial<RowFacts>, string[]][])('finds for %j the problems %j', (changes, expected) => {
    const found = findRowProblems({ ...GOOD, ...changes }, NOW);
    expect(found.map(({ kind, leavesOut }) => (leavesOut ? `${kind}!` : kind))).toEqual(expected);
  });
});
