export interface Bar {
  /** Below the bar; empty for one that is not named, so that names do not touch. */
  label: string;
  /** The whole name, in the table. */
  name: string;
  /** What its height stands for. */
  value: number;
  /** The value for people. */
  text: string;
}

export const CHART = { width: 288, height: 150, bottom: 22, top: 20 } as const;

export interface PlacedBar extends Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Bars side by side, the highest as high as there is room; a value of nothing has no height. */
export function placeBars(bars: readonly Bar[]): PlacedBar[] {
  const highest = Math.max(...bars.map(({ value }) => value), 0);
  const slot = CHART.width / bars.length;
  const room = CHART.height - CHART.bottom - CHART.top;
  return bars.map((bar, index) => {
    const height = highest === 0 ? 0 : (bar.value / highest) * room;
    return { ...bar, x: index * slot + slot * 0.15, y: CHART.top + room - height, width: slot * 0.7, height };
  });
}
