import { Card, Table } from '@cleaning/ui';
import { charts } from '../texts';

export interface Bar {
  /** Below the bar; empty where labels would touch. */
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

/** Bars side by side; the highest has the full height. */
export function placeBars(bars: readonly Bar[]): PlacedBar[] {
  const highest = Math.max(...bars.map(({ value }) => value), 0);
  const slot = CHART.width / bars.length;
  const room = CHART.height - CHART.bottom - CHART.top;
  return bars.map((bar, index) => {
    const height = highest === 0 ? 0 : (bar.value / highest) * room;
    return { ...bar, x: index * slot + slot * 0.15, y: CHART.top + room - height, width: slot * 0.7, height };
  });
}

interface BarChartProps {
  title: string;
  /** The text alternative. */
  summary: string;
  bars: readonly Bar[];
  /** Headings of the same figures as a table. */
  headers: readonly [name: string, value: string];
}

/** Figures as bars, and as a table on demand. */
export function BarChart({ title, summary, bars, headers }: BarChartProps) {
  const baseline = CHART.height - CHART.bottom;
  const highest = bars.reduce<Bar | null>((best, bar) => (bar.value > (best?.value ?? 0) ? bar : best), null);
  return (
    <Card title={title} className="mc-chart">
      <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={summary}>
        {placeBars(bars).map((bar) => (
          <g key={bar.name}>
            <title>{`${bar.name}: ${bar.text}`}</title>
            {/* The full height, so that low bars have a tooltip too. */}
            <rect
              x={bar.x}
              y={CHART.top}
              width={bar.width}
              height={baseline - CHART.top}
              className="mc-chart__ground"
            />
            <rect x={bar.x} y={bar.y} width={bar.width} height={bar.height} rx={1.5} className="mc-chart__bar" />
            <text x={bar.x + bar.width / 2} y={CHART.height - 6} textAnchor="middle">
              {bar.label}
            </text>
          </g>
        ))}
        {highest && (
          <text x={0} y={CHART.top - 8}>
            {charts.upTo(highest.text)}
          </text>
        )}
        <line x1={0} x2={CHART.width} y1={baseline} y2={baseline} />
      </svg>
      <details>
        <summary>{charts.asTable}</summary>
        <Table
          caption={title}
          rows={bars}
          rowKey={(bar) => bar.name}
          empty=""
          columns={[
            { header: headers[0], phone: 'title', cell: (bar) => bar.name },
            { header: headers[1], phone: 'end', align: 'end', cell: (bar) => bar.text },
          ]}
        />
      </details>
    </Card>
  );
}
