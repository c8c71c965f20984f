import { addMonths, getCosts, getMonthEnd } from '@cleaning/contracts';
import {
  BarChart,
  type ChartSeries,
  describeChange,
  describeLargest,
  Facts,
  formatDuration,
  formatMoney,
  formatMonthYear,
  getBusinessToday,
  getCurrentYearMonth,
  MONTHS,
  Money,
  PageHeader,
  QueryState,
  YearMonthSelect,
} from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { type ReactNode, useState } from 'react';
import { buildClientPath } from '../clients/paths';
import { changePercent, computeMarginShare, hasFewDays } from '../desk/comparison';
import { buildJobPath } from '../desk/jobPaths';
import { Panel } from '../desk/Panel';
import { FiguresTable } from './FiguresTable';
import {
  type ComparedDays,
  type Costs,
  type Figures,
  findComparedDays,
  groupByClient,
  listYears,
  NO_FIGURES,
  sortByIncome,
} from './figures';
import { PlacesChart } from './PlacesChart';
import { overview as texts } from './texts';

/** Clients and sites of a chart; the table has all. */
const MAX_BARS = 8;
/** Up to the chosen one. */
const MONTHS_SHOWN = 12;

/** Months up to `last`, starting with the first one that has figures, oldest first; at least `last`. */
function listMonths(last: string, first: string): string[] {
  const names = Array.from({ length: MONTHS_SHOWN }, (_, index) =>
    addMonths(`${last}-01`, index + 1 - MONTHS_SHOWN).slice(0, 7),
  );
  return names.filter((name) => name === last || (first !== '' && name >= first));
}

/** Days of the charts. The current month ends today, like its hours. */
function findSpan(last: string): { from: string; to: string } {
  const today = getBusinessToday();
  return {
    from: addMonths(`${last}-01`, 1 - MONTHS_SHOWN),
    to: today.startsWith(last) ? today : getMonthEnd(last),
  };
}

const getMonthName = (month: string): string => MONTHS[Number(month.slice(5, 7)) - 1]?.label.slice(0, 3) ?? month;

/** 'YYYY-MM' as 'Nov' or, in January, with its year. */
const formatShortMonth = (month: string): string =>
  month.endsWith('-01') ? `${getMonthName(month)} ${month.slice(2, 4)}` : getMonthName(month);

/** A$ */
const buildMoneySeries = (rows: readonly Figures[]): ChartSeries[] => [
  { name: texts.revenue, className: 'ma-revenue', values: rows.map((row) => Number(row.income)) },
  { name: texts.cost, className: 'ma-cost', values: rows.map((row) => Number(row.cost)) },
  { name: texts.margin, className: 'ma-margin', values: rows.map((row) => Number(row.margin)) },
];

const toHours = ({ minutes }: Figures): number => minutes / 60;

const buildHoursSeries = (rows: readonly Figures[]): ChartSeries[] => [
  { name: texts.hours, className: 'ma-revenue', values: rows.map(toHours) },
];

const dollars = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const formatWholeDollars = (value: number): string => dollars.format(value);

/** Month that the chosen one is compared with. */
interface Compared {
  /** Undefined while it is loading, or if it failed. */
  before: Figures | undefined;
  days: ComparedDays;
}

const formatDays = (days: ComparedDays): string =>
  days.isWholeMonth
    ? formatMonthYear(days.from.slice(0, 7))
    : texts.sameDays(Number(days.to.slice(8)), getMonthName(days.to));

type KeyFigure = 'income' | 'cost' | 'super' | 'margin' | 'minutes';

const formatFigure = (figures: Figures, key: KeyFigure): string =>
  key === 'minutes' ? formatDuration(figures.minutes) : formatMoney(figures[key]);

/** Sums of the month, each compared with the earlier one. */
function KeyFigures({ now, before, days }: Compared & { now: Figures }) {
  const name = formatDays(days);
  const renderChange = (key: KeyFigure) => {
    if (!before) return null;
    if (hasFewDays(days.to)) return <small>{texts.before(name, formatFigure(before, key))}</small>;
    const percent = changePercent(Number(now[key]), Number(before[key]));
    return percent === null ? null : <small>{texts.compared(percent, name)}</small>;
  };
  const renderFigure = (key: KeyFigure, more?: ReactNode) => (
    <>
      {key === 'minutes' ? formatFigure(now, key) : <Money value={now[key]} />} {more}
      {renderChange(key)}
    </>
  );
  const share = computeMarginShare(now);
  return (
    <div className="ma-kpis">
      <Facts
        facts={[
          [texts.revenue, renderFigure('income')],
          [texts.cost, renderFigure('cost')],
          ...(Number(now.super) > 0 ? [[texts.super, renderFigure('super')] as const] : []),
          [texts.margin, renderFigure('margin', share !== null && <small>{texts.share(share)}</small>)],
          [texts.hours, renderFigure('minutes')],
        ]}
      />
    </div>
  );
}

interface Named extends Figures {
  readonly id: string;
  readonly name: string;
}

interface GroupChartProps {
  title: string;
  /** Clients or sites, the largest first. */
  rows: readonly Named[];
}

/** Revenue, cost and margin of the largest clients or sites. */
function MoneyChart({ title, rows }: GroupChartProps) {
  const charted = rows.slice(0, MAX_BARS);
  return (
    <div>
      <PlacesChart
        title={title}
        places={charted}
        message={describeLargest({
          names: charted.map(({ name }) => name),
          values: charted.map((row) => Number(row.income)),
          write: texts.revenueFigure,
        })}
        write={formatWholeDollars}
        series={buildMoneySeries(charted)}
      />
      {rows.length > MAX_BARS && <p className="ma-hint">{texts.chartMore(rows.length - MAX_BARS)}</p>}
    </div>
  );
}

/** Hours of the largest clients or sites. */
function HoursChart({ title, rows }: GroupChartProps) {
  const charted = rows.slice(0, MAX_BARS);
  return (
    <PlacesChart
      title={title}
      places={charted}
      message={describeLargest({
        names: charted.map(({ name }) => name),
        values: charted.map(toHours),
        write: texts.hoursFigure,
      })}
      write={formatWholeDollars}
      series={buildHoursSeries(charted)}
    />
  );
}

interface MonthChartsProps extends Compared {
  /** Oldest first, the chosen one last. */
  months: readonly (Figures & { month: string })[];
}

function MonthCharts({ months, before, days }: MonthChartsProps) {
  const groups = months.map(({ month }) => ({ label: formatShortMonth(month), name: formatMonthYear(month) }));
  const now = months.slice(-1);
  const earlier = before && !hasFewDays(days.to) ? [before] : [];
  const names = [...earlier.map(() => formatDays(days)), ...now.map(({ month }) => formatMonthYear(month))];
  const compared = [...earlier, ...now];
  return (
    <div className="ma-charts">
      <BarChart
        title={texts.money}
        message={describeChange({
          names,
          values: compared.map((row) => Number(row.income)),
          write: texts.revenueFigure,
        })}
        groups={groups}
        write={formatWholeDollars}
        series={buildMoneySeries(months)}
      />
      <BarChart
        title={texts.hoursChart}
        message={describeChange({ names, values: compared.map(toHours), write: texts.hoursFigure })}
        groups={groups}
        write={formatWholeDollars}
        series={buildHoursSeries(months)}
      />
    </div>
  );
}

function Reports({ costs, chosen }: { costs: Costs; chosen: string }) {
  const days = findComparedDays(chosen, getBusinessToday());
  const former = useCall(getCosts, { body: { from: days.from, to: days.to, rows_of: days.from.slice(0, 7) } });
  const before = former.data?.months[0];
  const months = listMonths(chosen, costs.first_month).map((name) => ({
    ...(costs.months.find((row) => row.month === name) ?? NO_FIGURES),
    month: name,
  }));
  const monthRows = costs.rows.filter((row) => row.month === chosen);
  const places = sortByIncome(monthRows).map((row) => ({ ...row, id: row.job_id || row.client_id || row.name }));
  const clients = groupByClient(monthRows, texts.noClient).map((row) => ({ ...row, id: row.client_id }));
  const readable = formatMonthYear(chosen);
  return (
    <>
      <KeyFigures now={months.at(-1) ?? NO_FIGURES} before={before} days={days} />
      <MonthCharts months={months} before={before} days={days} />
      {places.length > 0 && (
        <>
          <div className="ma-charts">
            <MoneyChart title={texts.clientsMoney} rows={clients} />
            <MoneyChart title={texts.placesMoney} rows={places} />
          </div>
          <div className="ma-charts">
            <HoursChart title={texts.clientsHours} rows={clients} />
            <HoursChart title={texts.placesHours} rows={places} />
          </div>
        </>
      )}
      <FiguresTable
        caption={texts.money}
        rows={months}
        rowKey={({ month }) => month}
        header={texts.month}
        name={({ month }) => formatMonthYear(month)}
      />
      <FiguresTable
        caption={texts.byClient(readable)}
        rows={clients}
        rowKey={({ id }) => id}
        header={texts.client}
        name={({ client_id, name }) => (client_id ? <Link to={buildClientPath(client_id)}>{name}</Link> : name)}
      />
      <FiguresTable
        caption={texts.bySite(readable)}
        rows={places}
        rowKey={({ id }) => id}
        header={texts.place}
        name={(row) => (row.job_id ? <Link to={buildJobPath(row)}>{row.name}</Link> : row.name)}
      />
    </>
  );
}

/** Revenue and costs of the company's work, first as charts, then as tables. */
export default function OverviewScreen() {
  const [{ year, month }, setPeriod] = useState(() => getCurrentYearMonth());
  const chosen = `${year}-${month}`;
  const span = findSpan(chosen);
  const query = useCall(getCosts, { body: { from: span.from, to: span.to, rows_of: chosen } });
  return (
    <>
      <PageHeader title={texts.page} lead={texts.lead} />
      <Panel title={texts.title}>
        <YearMonthSelect
          year={year}
          month={month}
          years={listYears(query.data?.first_month ?? '', getBusinessToday(), year)}
          onChange={setPeriod}
        />
        <QueryState query={query}>{(costs) => <Reports costs={costs} chosen={chosen} />}</QueryState>
      </Panel>
    </>
  );
}
