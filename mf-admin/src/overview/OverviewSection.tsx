import { getOverview, type MonthFigures } from '@cleaning/contracts';
import { currentYearMonth, MONTHS, Money, QueryState, Table, YearMonthSelect } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { MonthsChart } from '../charts/MonthsChart';
import { Facts } from '../job-desk/Facts';
import { overview as texts } from '../texts';
import { hoursText } from './hours';
import { jobPath } from './jobPath';
import { Panel } from './Panel';

/** Figures change with each finished work; nobody waits for them by the second. */
const REFETCH_MS = 15_000;

const figureColumns = <Row extends MonthFigures>() => [
  { header: texts.hours, align: 'end' as const, cell: (row: Row) => hoursText(row.minutes) },
  { header: texts.cost, align: 'end' as const, cell: (row: Row) => <Money value={row.contractor_cost} /> },
  { header: texts.revenue, align: 'end' as const, cell: (row: Row) => <Money value={row.company_revenue} /> },
  { header: texts.margin, align: 'end' as const, cell: (row: Row) => <Money value={row.margin} /> },
];

/** 'YYYY-MM' as 'Nov' or, in January, with its year. */
function shortMonth(month: string): string {
  const name = MONTHS[Number(month.slice(5)) - 1]?.label.slice(0, 3) ?? month;
  return month.endsWith('-01') ? `${name} ${month.slice(2, 4)}` : name;
}

const dollars = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

export function OverviewSection() {
  const [{ year, month }, setPeriod] = useState(() => currentYearMonth());
  const query = useCall(getOverview, { body: { year, month }, keepPrevious: true, refetchInterval: REFETCH_MS });
  return (
    <Panel title={texts.title}>
      <YearMonthSelect year={year} month={month} onChange={setPeriod} />
      <QueryState query={query}>
        {({ total, places, months }) => {
          const labels = months.map((row) => shortMonth(row.month));
          const amounts = (name: 'contractor_cost' | 'company_revenue' | 'margin') =>
            months.map((row) => Number(row[name]));
          return (
            <>
              <Facts
                facts={[
                  [texts.hours, hoursText(total.minutes)],
                  [texts.cost, <Money key="cost" value={total.contractor_cost} />],
                  [texts.revenue, <Money key="revenue" value={total.company_revenue} />],
                  [texts.margin, <Money key="margin" value={total.margin} />],
                ]}
              />
              <Table
                caption={texts.places(year, month)}
                rows={places}
                rowKey={(row) => row.job_id}
                empty={texts.noWork}
                columns={[
                  { header: texts.place, cell: (row) => <Link to={jobPath(row)}>{row.job_name}</Link> },
                  ...figureColumns<(typeof places)[number]>(),
                ]}
              />
              <div className="ma-charts">
                <MonthsChart
                  title={texts.money}
                  labels={labels}
                  format={(value) => dollars.format(value)}
                  series={[
                    { name: texts.revenue, className: 'ma-revenue', values: amounts('company_revenue') },
                    { name: texts.cost, className: 'ma-cost', values: amounts('contractor_cost') },
                    { name: texts.margin, className: 'ma-margin', values: amounts('margin') },
                  ]}
                />
                <MonthsChart
                  title={texts.hoursChart}
                  labels={labels}
                  format={(value) => dollars.format(value)}
                  series={[
                    { name: texts.hours, className: 'ma-revenue', values: months.map((row) => row.minutes / 60) },
                  ]}
                />
              </div>
              <details>
                <summary>{texts.table}</summary>
                <Table
                  caption={texts.money}
                  rows={months}
                  rowKey={(row) => row.month}
                  empty={texts.noWork}
                  columns={[
                    { header: texts.month, cell: (row) => row.month },
                    ...figureColumns<(typeof months)[number]>(),
                  ]}
                />
              </details>
            </>
          );
        }}
      </QueryState>
    </Panel>
  );
}
