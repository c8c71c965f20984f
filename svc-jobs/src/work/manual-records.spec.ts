import { manualDateProblem } from './manual-records.service.js';

describe('day of a manual record', () => {
  it.each([
    ['2026-11-21', null],
    ['2026-11-20', null],
    ['2022-01-01', null],
    ['2026-11-22', 'must not be in the future'],
    ['2099-01-01', 'must not be in the future'],
    ['2021-12-31', 'must not be before 2022'],
  ])('%s', (date, problem) => expect(manualDateProblem(date, '2026-11-21')).toBe(problem));
});
