import { buildChoiceFilter, isNarrowed } from './filters';

describe('isNarrowed', () => {
  const state = buildChoiceFilter({ label: 'State', choices: { all: 'All', open: 'Open' }, initial: 'all' });
  const months = { '2026-10': 'October', '2026-11': 'November' };
  const month = {
    ...buildChoiceFilter({ label: 'Month', choices: months, initial: '2026-10' }),
    isOtherList: true,
  };

  it.each([
    [{ state: 'all', month: '2026-10' }, false],
    [{ state: 'open', month: '2026-10' }, true],
    [{ state: 'all', month: '2026-11' }, false],
    [{ state: 'open', month: '2026-11' }, true],
  ])('of %j is %s: a month of its own hides no rows', (shown, is) =>
    expect(isNarrowed({ state, month }, shown)).toBe(is),
  );
});
