import { useId } from 'react';

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

interface ChartKeyProps {
  series: readonly { name: string; className: string }[];
}

/** The legend; not rendered for a single series. */
function ChartKey({ series }: ChartKeyProps) {
  if (series.length < 2) return null;
  return (
    <ul className="ma-chart-key">
      {series.map(({ name, className }) => (
        <li key={name} className={className}>
          {name}
        </li>
      ))}
    </ul>
  );
}

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

/** Bars beside each other, month by month. Widths are percentages, so that text keeps its size on a phone. The figures are in a table beside it. */
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

interface PlacesChartProps {
  title: string;
  /** A name for each group of bars. */
  places: readonly { id: string; name: string }[];
  series: readonly Series[];
  format: (value: number) => string;
}

/** Bars below each other, place by place. A loss has the colour of danger. The figures are in a table beside it. */
export function PlacesChart({ title, places, series, format }: PlacesChartProps) {
  const titleId = useId();
  const parts = partsOf(series.map(({ values }) => values));
  return (
    <figure className="ma-chart" aria-labelledby={titleId}>
      <figcaption id={titleId}>{title}</figcaption>
      <ChartKey series={series} />
      <div role="img" aria-label={title} className="ma-place-bars">
        {places.map(({ id, name }, place) => (
          <div key={id} className="ma-place">
            <span className="ma-place-name">{name}</span>
            {series.map((each, index) => {
              const value = each.values[place] ?? 0;
              return (
                <span
                  key={each.name}
                  className={`ma-place-bar ${value < 0 ? 'ma-loss' : each.className}`}
                  style={{ inlineSize: `${(parts[index]?.[place] ?? 0) * 100}%` }}
                  title={`${name}, ${each.name}: ${format(value)}`}
                />
              );
            })}
          </div>
        ))}
      </div>
    </figure>
  );
}
