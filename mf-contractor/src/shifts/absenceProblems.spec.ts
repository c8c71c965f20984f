import { findAbsenceProblems } from './absenceProblems';

const TODAY = '2026-11-18';
const problems = (from: string, until: string) =>
  Object.entries(findAbsenceProblems({ from, until }, TODAY)).map(([field, text]) => `${field}: ${text}`);

describe('findAbsenceProblems', () => {
  it.each([
    ['2026-11-18', '2026-11-18'],
    ['2026-11-16', '2026-11-18'],
    ['2026-11-18', '2027-01-18'],
  ])('accepts %s to %s', (from, until) => expect(problems(from, until)).toEqual([]));

  it.each([
    ['2026-11-16', '2026-11-17', 'until: Choose today or a later date.'],
    ['2026-11-18', 'Friday', 'until: Enter a date like 28/11/2026.'],
    ['2026-11-20', '2026-11-19', 'until: The last day can’t be before the first day.'],
    ['2026-11-18', '2027-01-19', 'until: You can add up to 62 days at once.'],
  ])('rejects %s to %s', (from, until, problem) => expect(problems(from, until)).toEqual([problem]));

  it('reports every missing field at once', () =>
    expect(problems('', '')).toEqual(['from: Fill in this field.', 'until: Fill in this field.']));
});
