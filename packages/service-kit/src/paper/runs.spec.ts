import { splitRuns } from './runs.js';

const texts = (line: string) => splitRuns(line).map(({ text }) => text);

describe('the runs of a line', () => {
  it.each([
    ['Pty Ltd', ['Pty Ltd']],
    ['王小明 Ltd', ['王小明', ' Ltd']],
    // From left to right on the paper: what comes first in Arabic stands at the right.
    ['محمد', ['محمد']],
    ['محمد اقبال', ['اقبال', ' ', 'محمد']],
    ['Pty محمد Ltd', ['Pty ', 'محمد', ' Ltd']],
    ['محمد 12', ['12', ' ', 'محمد']],
    // A bracket opens towards what it holds.
    ['محمد (علي)', ['(', 'علي', ') ', 'محمد']],
  ])('%s stand in the order %j', (line, expected) => {
    expect(texts(line)).toEqual(expected);
  });
});
