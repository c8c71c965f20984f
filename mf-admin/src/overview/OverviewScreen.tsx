import { type AnswerOf, getCosts, lastOfMonth } from '@cleaning/contracts';
import {
  BarChart,
  businessToday,
  type ChartSeries,
  type Column,
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
import { jobPath } from '../desk/jobPaths';
import { Panel } from '../desk/Panel';
import { monthBefore } from '../month-invoices/months';
import { PlacesChart } from './PlacesChart';
import { overview as texts } from './texts';

type Costs = AnswerOf<typeof getCosts>;
type MonthFigures = Omit<Costs['months'][number], 'month'>;

/** The table has every place. */
const CHARTED_PLACES = 12;
/** Up to the chosen one. */
const MONTHS_SHOWN = 12;

const NOTHING: MonthFigures = {
  minutes: 0,
  cost: '0.00',
  paid: '0.00',
  unpaid: '0.00',
  super: '0.00',
  income: '0.00',
  margin: '0.00',
};

const amount = (header: string, of: (row: MonthFigures) => string, phone: 'meta' | 'end' | 'hidden' = 'meta') => ({
  header,
  phone,
  align: 'end' as const,
  cell: (row: MonthFigures) => <Money value={of(row)} />,
});

const FIGURE_COLUMNS: readonly Column<MonthFigures>[] = [
  { header: texts.hours, phone: 'meta', align: 'end', cell: ({ minutes }) => hoursText(minutes) },
  amount(texts.cost, ({ cost }) => cost, 'hidden'),
  amount(texts.super, (row) => row.super, 'hidden'),
  amount(texts.revenue, ({ income }) => income),
  amount(texts.margin, ({ margin }) => margin, 'end'),
];

/** The twelve months up to one, oldest first. */
function monthsUntil(last: string): string[] {
  const months = [last];
  while (months.length < MONTHS_SHOWN) months.push(monthBefore(months.at(-1) ?? last));
  return months.reverse();
}

/** The days of months up to one; a month that goes on until today, as its hours are. */
function spanOf(months: readonly string[], last: string): { from: string; to: string } {
  const today = businessToday();
  return { from: `${months[0]}-01`, to: today.startsWith(last) ? today : lastOfMonth(last) };
}

/** 'YYYY-MM' as 'Nov' or, in January, with its year. */
function shortMonth(month: string): string {
  const name = MONTHS[Number(month.slice(5)) - 1]?.label.slice(0, 3) ?? month;
  return month.endsWith('-01') ? `${name} ${month.slice(2, 4)}` : name;
}

/** A$ */
const moneySeries = (rows: readonly MonthFigures[]): ChartSeries[] => [
  { name: texts.revenue, className: 'ma-revenue', values: rows.map((row) => Number(row.income)) },
  { name: texts.cost, className: 'ma-cost', values: rows.map((row) => Number(row.cost)) },
  { name: texts.margin, className: 'ma-margin', values: rows.map((row) => Number(row.margin)) },
];

const hoursOf = ({ minutes }: MonthFigures): number => minutes / 60;

const hoursSeries = (rows: readonly MonthFigures[]): ChartSeries[] => [
  { name: texts.hours, className: 'ma-revenue', values: rows.map(hoursOf) },
];

const placeOf = ({ job_id, name }: Costs['rows'][number]) => ({ id: job_id || name, name });

/** The margin as a part of the revenue, where there is one. */
const shareOf = ({ margin, income }: MonthFigures) =>
  Number(income) > 0 ? texts.share(Math.round((100 * Number(margin)) / Number(income))) : '';

const dollars = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const whole = (value: number): string => dollars.format(value);

/** The month's figures. */
export default function OverviewScreen() {
  const [{ year, month }, setPeriod] = useState(() => currentYearMonth());
  const chosen = `${year}-${month}`;
  const names = monthsUntil(chosen);
  const query = useCall(getCosts, { body: { ...spanOf(names, chosen), rows_of: chosen } });
  return (
    <>
      <PageHeader title={texts.page} lead={texts.lead} />
      <Panel title={texts.title}>
        <YearMonthSelect year={year} month={month} onChange={setPeriod} />
        <QueryState query={query}>
          {(costs) => {
            const places = costs.rows
              .filter((row) => row.month === chosen)
              .sort((a, b) => Number(b.income) - Number(a.income));
            const months = names.map((name) => ({
              ...(costs.months.find((row) => row.month === name) ?? NOTHING),
              month: name,
            }));
            const total = months.at(-1) ?? NOTHING;
            const groups = months.map((row) => ({ label: shortMonth(row.month), name: readableMonth(row.month) }));
            const groupNames = groups.map(({ name }) => name);
            const charted = places.slice(0, CHARTED_PLACES);
            return (
              <>
                <div className="ma-kpis">
                  <Facts
                    facts={[
                      [texts.hours, lengthText(total.minutes)],
                      [texts.cost, <Money key="cost" value={total.cost} />],
                      ...(Number(total.super) > 0
                        ? [[texts.super, <Money key="super" value={total.super} />] as const]
                        : []),
                      [texts.revenue, <Money key="revenue" value={total.income} />],
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
                  caption={texts.places(readableMonth(chosen))}
                  rows={places}
                  rowKey={(row) => row.job_id || row.name}
                  empty={texts.noWork}
                  columns={[
                    {
                      header: texts.place,
                      phone: 'title',
                      cell: (row) => (row.job_id ? <Link to={jobPath(row)}>{row.name}</Link> : row.name),
                    },
                    ...FIGURE_COLUMNS,
                  ]}
                />
                {places.length > 0 && (
                  <div className="ma-charts">
                    <PlacesChart
                      title={texts.placesMoney}
                      places={charted.map(placeOf)}
                      message={mostMessage({
                        names: charted.map(({ name }) => name),
                        values: charted.map((row) => Number(row.income)),
                        write: texts.revenueOf,
                      })}
                      write={whole}
                      series={moneySeries(charted)}
                    />
                    <PlacesChart
                      title={texts.placesHours}
                      places={charted.map(placeOf)}
                      message={mostMessage({
                        names: charted.map(({ name }) => name),
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
                      names: groupNames,
                      values: months.map((row) => Number(row.income)),
                      write: texts.revenueOf,
                    })}
                    groups={groups}
                    write={whole}
                    series={moneySeries(months)}
                  />
                  <BarChart
                    title={texts.hoursChart}
                    message={changeMessage({ names: groupNames, values: months.map(hoursOf), write: texts.hoursOf })}
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
                      ...FIGURE_COLUMNS,
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
