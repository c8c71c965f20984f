import { describeChange, describeLargest } from './chartMessage';

const hours = (names: string[], values: number[]) => ({ names, values, write: (value: number) => `${value} hours` });

describe('chart messages', () => {
  it.each([
    [[196, 212], 'October: 212 hours, 8% more than September'],
    [[212, 106], 'October: 106 hours, 50% less than September'],
    [[1000, 1001], 'October: 1001 hours, about the same as September'],
    [[0, 12], 'October: 12 hours, none in September'],
    [[0, 0], 'October: 0 hours, the same as September'],
    [[-100, 50], 'October: 50 hours, 150% more than September'],
  ])('describe the change from the previous month: %p', (values, message) =>
    expect(describeChange(hours(['September', 'October'], values))).toBe(message),
  );

  it('describe a single month and no months', () => {
    expect(describeChange(hours(['October'], [3]))).toBe('October: 3 hours');
    expect(describeChange(hours([], []))).toBe('');
  });

  it('describe the largest value', () => {
    expect(describeLargest(hours(['Library', 'Mall'], [3, 9]))).toBe('Highest: Mall, 9 hours');
    expect(describeLargest(hours(['Library'], [0]))).toBe('');
    expect(describeLargest(hours([], []))).toBe('');
  });
});
