import { useId } from 'react';
import { ChartKey } from './ChartKey';
import type { Series } from './MonthsChart';
import { partsOf } from './scale';

interface PlacesChartProps {
  title: string;
  /** A name for each group of bars. */
  places: readonly { id: string; name: string }[];
  series: readonly Series[];
  format: (value: number) => string;
}

/** Bars below each other, place by place. A loss is a bar in the colour of danger. The figures stand in a table beside it. */
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
