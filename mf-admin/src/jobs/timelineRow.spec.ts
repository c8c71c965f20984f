import { splitProblem } from './timelineRow';

it.each([
  ['06:00-', { end: 'wrong' }],
  ['-08:00', { start: 'wrong' }],
  ['-', { start: 'wrong', end: 'wrong' }],
  ['06:00-25:00', { end: 'wrong' }],
  ['06:00-08:00', { start: 'wrong' }],
])('the problem of %p stands at its half', (time, problems) => expect(splitProblem(time, 'wrong')).toEqual(problems));

it('a range without a problem has none', () => expect(splitProblem('06:00-', undefined)).toEqual({}));
