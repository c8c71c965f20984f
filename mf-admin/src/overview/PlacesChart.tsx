import { ChartFigure, type ChartFigureProps } from '@cleaning/ui';
import { scaleLinear } from '@visx/scale';

interface PlacesChartProps extends Omit<ChartFigureProps, 'children'> {
  /** A name for each group of bars. */
  places: readonly { id: string; name: string }[];
  /** A value for people. */
  write: (value: number) => string;
}

/** Bars with their values below each other, place by place: names are long. A loss has the colour of danger and its sign. */
export function PlacesChart({ title, message, places, series, write }: PlacesChartProps) {
  const largest = Math.max(...series.flatMap(({ values }) => values).map(Math.abs), 0);
  // Room for the values beside the bars.
  const along = scaleLinear({ domain: [0, largest || 1], range: [0, 75] });
  return (
    <ChartFigure title={title} message={message} series={series}>
      {(label) => (
        <div role="img" aria-label={label} className="ma-place-bars">
          {places.map(({ id, name }, place) => (
            <div key={id} className="ma-place">
              <span className="ma-place-name">{name}</span>
              {series.map((each) => {
                const value = each.values[place] ?? 0;
                return (
                  <span key={each.name} className="ma-place-line">
                    <span
                      className={`ma-place-bar ${value < 0 ? 'ma-loss' : (each.className ?? '')}`}
                      style={{ inlineSize: `${along(Math.abs(value))}%` }}
                    />
                    <small>{write(value)}</small>
                  </span>
                );
              })}
            </div>
          ))}
        </div>
      )}
    </ChartFigure>
  );
}
