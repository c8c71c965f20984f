import { useId } from 'react';
import { ChartKey } from './ChartKey';
import { barsOf, niceTop } from './scale';

export interface Series {
  name: string;
  /** Class that colours bars and key. */
  className: string;
  values: readonly number[];
}

interface MonthsChartProps {
  title: string;
  /** A label for each group of bars; short, there are twelve. */
  labels: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
}

const HEIGHT = 200;
const LABELS = 24;
/** Part of a group's width that is left between groups. */
const GAP = 0.25;

/** Bars beside each other, month by month. Widths are percentages, so that letters keep their size on a phone. The figures stand in a table beside it. */
export function MonthsChart({ title, labels, series, format }: MonthsChartProps) {
  const titleId = useId();
  const all = series.flatMap(({ values }) => values);
  const top = niceTop(Math.max(...all, 0));
  const bottom = Math.min(...all, 0) < 0 ? -niceTop(-Math.min(...all)) : 0;
  const yOf = (value: number) => HEIGHT * (1 - (value - bottom) / (top - bottom));
  const group = 100 / labels.length;
  const width = (group * (1 - GAP)) / series.length;
  return (
    <figure className="ma-chart" aria-labelledby={titleId}>
      <figcaption id={titleId}>{title}</figcaption>
      <ChartKey series={series} />
      <div className="ma-chart-plot">
        <span className="ma-chart-top">{format(top)}</span>
        <svg width="100%" height={HEIGHT + LABELS} role="img">
          <title>{title}</title>
          {[top, top / 2, 0, ...(bottom < 0 ? [bottom] : [])].map((value) => (
            <line key={value} className="ma-chart-line" x1="0" x2="100%" y1={yOf(value)} y2={yOf(value)} />
          ))}
          {series.map(({ name, className, values }, index) => (
            <g key={name} className={className}>
              {barsOf(values, yOf).map(({ y, height, value }, month) => (
                <rect
                  key={labels[month]}
                  x={`${group * month + (group * GAP) / 2 + width * index}%`}
                  width={`${width}%`}
                  y={y}
                  height={height}
                >
                  <title>{`${labels[month]}, ${name}: ${format(value)}`}</title>
                </rect>
              ))}
            </g>
          ))}
          {labels.map((label, month) => (
            <text key={label} x={`${group * (month + 0.5)}%`} y={HEIGHT + LABELS - 8} textAnchor="middle">
              {label}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
}
