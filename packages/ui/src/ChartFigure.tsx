import { type ReactNode, useId } from 'react';

export interface ChartSeries {
  name: string;
  /** Sets `--ui-series`, the colour of bars and key; the brand's without one. */
  className?: string;
  values: readonly number[];
}

export interface ChartFigureProps {
  title: string;
  /** Its message in one sentence: part of the chart's accessible name, and shown below the title. */
  message: string;
  /** What it draws, for people who don't see it: part of the accessible name only. */
  summary?: string;
  series: readonly ChartSeries[];
  /** Renders the chart with its accessible name. */
  children: (name: string) => ReactNode;
}

/** Title and message of a chart, and the key of its colours if there are several. */
export function ChartFigure({ title, message, summary = '', series, children }: ChartFigureProps) {
  const titleId = useId();
  const alternative = [summary, message].filter(Boolean).join(' ');
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
      {children(alternative === '' ? title : `${title}. ${alternative}`)}
    </figure>
  );
}
