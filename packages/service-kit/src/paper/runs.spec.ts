import { splitRuns } from './runs.js';

const texts = (line: string) => splitRuns(line).map(({ text }) => text);

describe('splitRuns', () => {
  it.each([
    ['Pty Ltd', ['Pty Ltd']],
    ['王小明 Ltd', ['王小明', ' Ltd']],
    // Left to right on paper, so the first Arabic word comes last.
    ['محمد', ['محمد']],
    ['محمد اقبال', ['اقبال', ' ', 'محمد']],
    ['Pty محمد Ltd', ['Pty ', 'محمد', ' Ltd']],
    ['محمد 12', ['12', ' ', 'محمد']],
    // Brackets open towards their content.
    ['محمد (علي)', ['(', 'علي', ') ', 'محمد']],
  ])('orders %s as %j', (line, expected) => {
    expect(texts(line)).toEqual(expected);
  });
});
