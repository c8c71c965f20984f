interface ChartKeyProps {
  series: readonly { name: string; className: string }[];
}

/** Which colour is which; nothing where there is one only. */
export function ChartKey({ series }: ChartKeyProps) {
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
