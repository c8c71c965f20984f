import { splitProblem } from './timelineRow';

it.each([
  ['06:00-', { end: 'wrong' }],
  ['-08:00', { start: 'wrong' }],
  ['-', { start: 'wrong', end: 'wrong' }],
  ['06:00-25:00', { end: 'wrong' }],
  ['06:00-08:00', { start: 'wrong' }],
])('puts the problem of %p on the half that is wrong', (time, problems) =>
  expect(splitProblem(time, 'wrong')).toEqual(problems),
);

it('reports nothing for a range without a problem', () => expect(splitProblem('06:00-', undefined)).toEqual({}));
