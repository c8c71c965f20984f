import { SOUTH_AUSTRALIAN_BUSINESS_DAYS } from '../calendar/business-days.js';
import { computeFirstProcessingDay, findProcessingDayProblem, proposeProcessingDay } from './processing-day.js';

const rules = SOUTH_AUSTRALIAN_BUSINESS_DAYS;

describe('Bank file processing day', () => {
  it.each([
    ['any', '2026-11-20', null],
    ['today', '2026-11-20', '2026-11-20'],
    ['next-business-day', '2026-11-20', '2026-11-23'],
    ['next-business-day', '2026-12-24', '2026-12-29'],
    ['next-business-day', '2027-03-05', '2027-03-09'],
  ] as const)('starts, with the rule %s on %s, at %s', (earliest, today, first) =>
    expect(computeFirstProcessingDay(earliest, today, rules)).toBe(first),
  );

  it.each([
    ['any', '2026-01-01', null],
    ['today', '2026-11-20', null],
    ['today', '2026-11-21', null],
    ['today', '2026-11-19', 'Your bank only accepts files for 20 Nov 2026 or later.'],
    ['next-business-day', '2026-11-20', 'Your bank only accepts files for 23 Nov 2026 or later.'],
    ['next-business-day', '2026-11-23', null],
    ['next-business-day', '2026-11-28', 'The processing date isn’t a business day.'],
    ['next-business-day', '2026-12-25', 'The processing date isn’t a business day.'],
  ] as const)('answers, with the rule %s for %s, %s', (earliest, day, problem) =>
    expect(findProcessingDayProblem(day, earliest, '2026-11-20', rules)).toBe(problem),
  );

  it.each([
    ['any', '2026-11-20', '2026-11-20', ''],
    ['today', '2026-11-20', '2026-11-20', ''],
    ['today', '2026-11-22', '2026-11-22', ''],
    ['today', '2026-11-18', '2026-11-20', 'The run’s payment date is 18 Nov 2026, which has passed.'],
    ['next-business-day', '2026-11-24', '2026-11-24', ''],
    [
      'next-business-day',
      '2026-11-20',
      '2026-11-23',
      'The run’s payment date is 20 Nov 2026, but your bank only accepts files for 23 Nov 2026 or later.',
    ],
    [
      'next-business-day',
      '2026-11-28',
      '2026-11-30',
      'The run’s payment date is 28 Nov 2026, which isn’t a business day.',
    ],
  ] as const)('proposes, with the rule %s for a pay day of %s, %s. %s', (earliest, payDay, day, reason) =>
    expect(proposeProcessingDay(payDay, earliest, '2026-11-20', rules)).toEqual({ day, reason }),
  );
});
