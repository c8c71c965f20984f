import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { ChartFigure, type ChartFigureProps } from './ChartFigure';

export interface BarChartProps extends Omit<ChartFigureProps, 'children'> {
  /** One per group of bars. `label`: short, empty where labels would touch; `name`: full. */
  groups: readonly { label: string; name: string }[];
  /** A value for people. */
  write: (value: number) => string;
  /** End of a scale with a fixed end, such as 5 for a score. */
  end?: number;
}

const HEIGHT = 200;
const TOP = 18;
const LABELS = 24;
/** Gaps between groups, as a part of their width. */
const PADDING = 0.25;
/** Lines of the scale, about. */
const TICKS = 4;
/** Widest digit of the scale and the gap beside it, in em. */
const DIGIT = 0.62;
const GAP = 0.6;

/**
 * Bars beside each other, downwards for negative values, with a scale, and a single series with its last value. Widths are percentages, so
 * that text keeps its size on a phone. All figures are in a table that the screen shows beside it.
 */
export function BarChart({ title, message, summary, groups, series, write, end }: BarChartProps) {
  const all = series.flatMap(({ values }) => values);
  const across = scaleBand({ domain: groups.map(({ name }) => name), range: [0, 100], padding: PADDING });
  const within = scaleBand({ domain: series.map(({ name }) => name), range: [0, across.bandwidth()] });
  const up = scaleLinear({
    domain: [Math.min(...all, 0), end ?? (Math.max(...all, 0) || 1)],
    range: [HEIGHT, TOP],
    nice: end === undefined ? TICKS : false,
  });
  // Without values there is no scale, and several small ticks would have the same text.
  const ticks = end === undefined && all.every((value) => value === 0) ? [0] : up.ticks(end ?? TICKS);
  const lines = ticks.filter((value, index) => index === 0 || write(value) !== write(ticks[index - 1] ?? 0));
  const last = groups.length - 1;
  // The scale is beside the bars. In em, so that it grows with the text.
  const scaleWidth = `${(Math.max(...lines.map((value) => write(value).length)) * DIGIT + GAP).toFixed(2)}em`;
  return (
    <ChartFigure title={title} message={message} summary={summary} series={series}>
      {(chartName) => (
        <svg
          style={{ width: `calc(100% - ${scaleWidth})`, marginInlineStart: scaleWidth }}
          height={HEIGHT + LABELS}
          role="img"
          aria-label={chartName}
        >
          {lines.map((value) => (
            <g key={value}>
              <line x1={`-${scaleWidth}`} x2="100%" y1={up(value)} y2={up(value)} />
              <text x={`-${scaleWidth}`} y={up(value) - 4}>
                {write(value)}
              </text>
            </g>
          ))}
          {series.map(({ name, className, values }) => (
            <g key={name} className={className}>
              {values.map((value, index) => {
                const group = groups[index];
                if (!group) return null;
                return (
                  <Bar
                    key={group.name}
                    x={`${(across(group.name) ?? 0) + (within(name) ?? 0)}%`}
                    width={`${within.bandwidth()}%`}
                    y={up(Math.max(value, 0))}
                    height={up(Math.min(value, 0)) - up(Math.max(value, 0))}
                  >
                    <title>{`${group.name}, ${name}: ${write(value)}`}</title>
                  </Bar>
                );
              })}
            </g>
          ))}
          {groups.map(({ name, label }, index) => (
            <text
              key={name}
              x={`${(across(name) ?? 0) + across.bandwidth() / 2}%`}
              y={HEIGHT + LABELS - 8}
              textAnchor="middle"
              className={groups.length > 6 && (last - index) % 2 === 1 ? 'ui-chart__every-second' : undefined}
            >
              {label}
            </text>
          ))}
        </svg>
      )}
    </ChartFigure>
  );
}
