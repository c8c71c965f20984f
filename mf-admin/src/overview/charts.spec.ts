import { barsOf, niceTop, partsOf } from './charts';

describe('the scale of a chart', () => {
  it.each([
    [0, 1],
    [1, 1],
    [1.2, 1.5],
    [4.9, 5],
    [730, 800],
    [2000, 2000],
    [2001, 3000],
    [0.03, 0.03],
  ])('ends above %d with %d', (value, top) => {
    expect(niceTop(value)).toBeCloseTo(top);
  });

  it('draws bars up from the zero line, and down for a loss', () => {
    const yOf = (value: number) => 100 - value;
    expect(barsOf([40, -10, 0], yOf)).toEqual([
      { y: 60, height: 40, value: 40 },
      { y: 100, height: 10, value: -10 },
      { y: 100, height: 0, value: 0 },
    ]);
  });
});

describe('partsOf', () => {
  it('measures by the largest of all series, a loss by its size', () =>
    expect(
      partsOf([
        [200, 100],
        [50, -100],
      ]),
    ).toEqual([
      [1, 0.5],
      [0.25, 0.5],
    ]));
  it('is nothing where nothing happened', () => expect(partsOf([[0, 0]])).toEqual([[0, 0]]));
  it('takes no places', () => expect(partsOf([[]])).toEqual([[]]));
});
