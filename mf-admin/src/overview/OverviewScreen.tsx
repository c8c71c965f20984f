import { getOverview, type MonthFigures } from '@cleaning/contracts';
import {
  BarChart,
  type ChartSeries,
  changeMessage,
  currentYearMonth,
  Facts,
  hoursText,
  lengthText,
  MONTHS,
  Money,
  mostMessage,
  PageHeader,
  QueryState,
  readableMonth,
  Table,
  YearMonthSelect,
} from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { jobPath, Panel } from '../desk/desk';
import { PlacesChart } from './charts';
import { overview as texts } from './texts';

/** The table has every place. */
const CHARTED_PLACES = 12;

const figureColumns = <Row extends MonthFigures>() => [
  { header: texts.hours, phone: 'meta' as const, align: 'end' as const, cell: (row: Row) => hoursText(row.minutes) },
  { header: texts.cost, align: 'end' as const, cell: (row: Row) => <Money value={row.contractor_cost} /> },
  {
    header: texts.revenue,
    phone: 'meta' as const,
    align: 'end' as const,
    cell: (row: Row) => <Money value={row.company_revenue} />,
  },
  {
    header: texts.margin,
    phone: 'end' as const,
    align: 'end' as const,
    cell: (row: Row) => <Money value={row.margin} />,
  },
];

/** 'YYYY-MM' as 'Nov' or, in January, with its year. */
function shortMonth(month: string): string {
  const name = MONTHS[Number(month.slice(5)) - 1]?.label.slice(0, 3) ?? month;
  return month.endsWith('-01') ? `${name} ${month.slice(2, 4)}` : name;
}

/** A$ */
const moneySeries = (rows: readonly MonthFigures[]): ChartSeries[] => [
  { name: texts.revenue, className: 'ma-revenue', values: rows.map((row) => Number(row.company_revenue)) },
  { name: texts.cost, className: 'ma-cost', values: rows.map((row) => Number(row.contractor_cost)) },
  { name: texts.margin, className: 'ma-margin', values: rows.map((row) => Number(row.margin)) },
];

const hoursOf = ({ minutes }: MonthFigures): number => minutes / 60;

const hoursSeries = (rows: readonly MonthFigures[]): ChartSeries[] => [
  { name: texts.hours, className: 'ma-revenue', values: rows.map(hoursOf) },
];

/** The margin as a part of the revenue, where there is one. */
const shareOf = ({ margin, company_revenue }: MonthFigures) =>
  Number(company_revenue) > 0 ? texts.share(Math.round((100 * Number(margin)) / Number(company_revenue))) : '';

const dollars = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const whole = (value: number): string => dollars.format(value);

/** The month's figures. */
export default function OverviewScreen() {
  const [{ year, month }, setPeriod] = useState(() => currentYearMonth());
  const query = useCall(getOverview, { body: { year, month } });
  return (
    <>
      <PageHeader title={texts.page} lead={texts.lead} />
      <Panel title={texts.title}>
        <YearMonthSelect year={year} month={month} onChange={setPeriod} />
        <QueryState query={query}>
          {({ total, places, months }) => {
            const groups = months.map((row) => ({ label: shortMonth(row.month), name: readableMonth(row.month) }));
            const names = groups.map(({ name }) => name);
            const charted = places.slice(0, CHARTED_PLACES);
            return (
              <>
                <div className="ma-kpis">
                  <Facts
                    facts={[
                      [texts.hours, lengthText(total.minutes)],
                      [texts.cost, <Money key="cost" value={total.contractor_cost} />],
                      [texts.revenue, <Money key="revenue" value={total.company_revenue} />],
                      [
                        texts.margin,
                        <span key="margin">
                          <Money value={total.margin} /> <small>{shareOf(total)}</small>
                        </span>,
                      ],
                    ]}
                  />
                </div>
                <Table
                  caption={texts.places(readableMonth(`${year}-${month}`))}
                  rows={places}
                  rowKey={(row) => row.job_id}
                  empty={texts.noWork}
                  columns={[
                    {
                      header: texts.place,
                      phone: 'title',
                      cell: (row) => <Link to={jobPath(row)}>{row.job_name}</Link>,
                    },
                    ...figureColumns<(typeof places)[number]>(),
                  ]}
                />
                {places.length > 0 && (
                  <div className="ma-charts">
                    <PlacesChart
                      title={texts.placesMoney}
                      places={charted.map(({ job_id, job_name }) => ({ id: job_id, name: job_name }))}
                      message={mostMessage({
                        names: charted.map(({ job_name }) => job_name),
                        values: charted.map((row) => Number(row.company_revenue)),
                        write: texts.revenueOf,
                      })}
                      write={whole}
                      series={moneySeries(charted)}
                    />
                    <PlacesChart
                      title={texts.placesHours}
                      places={charted.map(({ job_id, job_name }) => ({ id: job_id, name: job_name }))}
                      message={mostMessage({
                        names: charted.map(({ job_name }) => job_name),
                        values: charted.map(hoursOf),
                        write: texts.hoursOf,
                      })}
                      write={whole}
                      series={hoursSeries(charted)}
                    />
                  </div>
                )}
                {places.length > charted.length && (
                  <p className="ma-hint">{texts.placesMore(places.length - charted.length)}</p>
                )}
                <div className="ma-charts">
                  <BarChart
                    title={texts.money}
                    message={changeMessage({
                      names,
                      values: months.map((row) => Number(row.company_revenue)),
                      write: texts.revenueOf,
                    })}
                    groups={groups}
                    write={whole}
                    series={moneySeries(months)}
                  />
                  <BarChart
                    title={texts.hoursChart}
                    message={changeMessage({ names, values: months.map(hoursOf), write: texts.hoursOf })}
                    groups={groups}
                    write={whole}
                    series={hoursSeries(months)}
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
                      { header: texts.month, phone: 'title', cell: (row) => readableMonth(row.month) },
                      ...figureColumns<(typeof months)[number]>(),
                    ]}
                  />
                </details>
              </>
            );
          }}
        </QueryState>
      </Panel>
    </>
  );
}
