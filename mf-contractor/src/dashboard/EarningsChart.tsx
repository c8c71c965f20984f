import { BarChart, Card, describeLargest, formatMoney, Table } from '@cleaning/ui';
import { charts } from '../texts';

/** A bar, and a row of the table. */
export interface Bar {
  /** Below the bar; empty where labels would touch. */
  label: string;
  /** Full name, for the table. */
  name: string;
  /** A$ */
  value: number;
  /** The value for people. */
  text: string;
}

interface EarningsChartProps {
  title: string;
  /** Text alternative for the bars, which isn't shown. */
  summary: string;
  bars: readonly Bar[];
  /** Headings of the same figures as a table. */
  headers: readonly [name: string, value: string];
}

const formatAmount = (value: number): string => formatMoney(value.toFixed(2));
/** Axis labels in whole dollars. */
const write = (value: number): string => formatAmount(value).replace(/\.00$/, '');

/** Earnings as bars, and as a table on demand. */
export function EarningsChart({ title, summary, bars, headers }: EarningsChartProps) {
  const [names, values] = [bars.map(({ name }) => name), bars.map(({ value }) => value)];
  return (
    <Card className="mc-chart">
      <BarChart
        title={title}
        message={describeLargest({ names, values, write: formatAmount })}
        summary={summary}
        groups={bars}
        series={[{ name: headers[1], values }]}
        write={write}
      />
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
