import { EMPTY_LINE, type LineForm, suggestStart } from './quoteForm';
import { computeMarginPercent, sumTypedQuote } from './quoteSums';
import { SCOPE_TEMPLATES, withTemplate } from './scopeTemplates';

const priced: LineForm = {
  ...EMPTY_LINE,
  price: '1300',
  pay_per_hour: '32.50',
  schedule: EMPTY_LINE.schedule.map((row) => ({ ...row, days: ['Mo', 'We'] })),
};

describe('quote totals', () => {
  it('adds up a complete line, even without a name and address', () =>
    expect(sumTypedQuote([priced], 10)).toEqual({
      subTotal: 130_000,
      gst: 13_000,
      total: 143_000,
      minutes: 1044,
      cost: 56_526,
      missing: [],
    }));

  it('lists the sites that it cannot count', () =>
    expect(sumTypedQuote([priced, EMPTY_LINE, { ...priced, price: 'x' }], 10)).toMatchObject({
      subTotal: 130_000,
      missing: [2, 3],
    }));

  it('leaves the cost open without the hourly pay', () =>
    expect(sumTypedQuote([{ ...priced, pay_per_hour: '' }], 10).cost).toBeNull());

  it.each([
    [100_000, 60_000, 40],
    [100_000, 130_000, -30],
    [0, 0, null],
  ])('computes the margin of %i with a cost of %i', (subTotal, cost, percent) =>
    expect(computeMarginPercent(subTotal, cost)).toBe(percent),
  );
});

describe('scope template', () => {
  const [office] = SCOPE_TEMPLATES;
  if (!office) throw new Error('There is no template');

  it('fills an empty scope of work and goes below a typed one', () => {
    expect(withTemplate(' ', office)).toBe(office.work);
    expect(withTemplate('Level 2 only.\n', office)).toBe(`Level 2 only.\n\n${office.work}`);
  });

  it('stays below 1,500 characters', () => {
    for (const { work } of SCOPE_TEMPLATES) expect(work.length).toBeLessThan(1500);
  });
});

it.each([
  ['the next ticked day', ['Mo', 'We'], '2026-11-30'],
  ['the same weekday next week instead of today', ['Sa'], '2026-12-05'],
  ['tomorrow when no day is ticked', [], '2026-11-29'],
] as const)('suggests %s as the start of the jobs', (_, days, day) => {
  const schedule = priced.schedule.map((row) => ({ ...row, days: [...days] }));
  expect(suggestStart([schedule], '2026-11-28')).toBe(day);
});
