import { CHART, placeBars } from './BarChart';

const bar = (value: number) => ({ label: '', name: '', value, text: '' });

describe('bars of a chart', () => {
  it('fill the height with the highest and keep the proportions', () => {
    const [half, whole] = placeBars([bar(50), bar(100)]);
    expect(whole?.height).toBe(CHART.height - CHART.bottom - CHART.top);
    expect(half?.height).toBe((whole?.height ?? 0) / 2);
    expect(whole?.y).toBe(CHART.top);
  });

  it('stand beside each other inside the width', () => {
    const placed = placeBars(Array.from({ length: 31 }, () => bar(1)));
    placed.slice(1).forEach((each, index) => {
      const before = placed[index];
      expect(each.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
    });
    expect((placed[30]?.x ?? 0) + (placed[30]?.width ?? 0)).toBeLessThan(CHART.width);
  });

  it('have no height when there is nothing', () =>
    expect(placeBars([bar(0), bar(0)]).map(({ height }) => height)).toEqual([0, 0]));
});
