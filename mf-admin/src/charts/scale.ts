const ROUND = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The round number at or above a value that a scale ends with. 1 for nothing. */
export function niceTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = ROUND.find((factor) => factor * power >= value) ?? 10;
  return step * power;
}

export interface Bar {
  y: number;
  height: number;
  value: number;
}

/** Bars from the zero line, downwards for negative values. `yOf` gives a value's height on the page, 0 at the top. */
export function barsOf(values: readonly number[], yOf: (value: number) => number): Bar[] {
  return values.map((value) => {
    const [from, to] = [yOf(Math.max(value, 0)), yOf(Math.min(value, 0))];
    return { y: from, height: to - from, value };
  });
}

/** Each value as a part, 0 to 1, of the largest of all series, whatever its sign. */
export function partsOf(series: readonly (readonly number[])[]): number[][] {
  const largest = Math.max(...series.flat().map(Math.abs), 0);
  return series.map((values) => values.map((value) => (largest === 0 ? 0 : Math.abs(value) / largest)));
}
