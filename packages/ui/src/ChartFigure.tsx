import { type ReactNode, useId } from 'react';

export interface ChartSeries {
  name: string;
  /** Sets `--ui-series`, the colour of bars and key; the brand's without one. */
  className?: string;
  values: readonly number[];
}

export interface ChartFigureProps {
  title: string;
  /** What it tells in one sentence: read with the title as the chart's name, and shown below the title. */
  message: string;
  series: readonly ChartSeries[];
  /** Draws the chart, of which the name tells what it shows. */
  children: (name: string) => ReactNode;
}

/** The title of a chart, what it tells, and the key of its colours where there are several. */
export function ChartFigure({ title, message, series, children }: ChartFigureProps) {
  const titleId = useId();
  return (
    <figure className="ui-chart" aria-labelledby={titleId}>
      <figcaption id={titleId}>{title}</figcaption>
      {message && <p className="ui-chart__message">{message}</p>}
      {series.length > 1 && (
        <ul className="ui-chart__key">
          {series.map(({ name, className }) => (
            <li key={name} className={className}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {children(message ? `${title}. ${message}` : title)}
    </figure>
  );
}
