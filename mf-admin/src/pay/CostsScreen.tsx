import { addMonths, type CallAnswer, exportCosts, getCosts, getMonthStart, printCosts } from '@cleaning/contracts';
import {
  BarChart,
  Button,
  Card,
  type Column,
  formatHours,
  formatMoney,
  formatMonthYear,
  getBusinessToday,
  Money,
  Notice,
  QueryState,
  Table,
  useDownload,
} from '@cleaning/ui';
import { requestFile, useCall } from '@cleaning/ui/app';
import { DayFilter, useListState } from '../desk/ListTools';
import { sumFigures } from '../overview/figures';
import { PayPage } from './PayPage';
import { costs as texts } from './reportTexts';

type Costs = CallAnswer<typeof getCosts>;
type Month = Costs['months'][number];

/** Months shown by default, this one included. */
const MONTHS = 6;

const getFirstDay = (today: string): string => addMonths(getMonthStart(today), 1 - MONTHS);

const createMoneyColumn = (
  header: string,
  getAmount: (row: Month) => string,
  phone: 'hidden' | 'end' = 'hidden',
): Column<Month> => {
  const cell = (row: Month) => <Money value={getAmount(row)} />;
  return { header, phone, align: 'end', cell, total: cell };
};

const formatRowHours = ({ minutes }: Month): string => formatHours(minutes);

const AMOUNTS: readonly Column<Month>[] = [
  { header: texts.hours, phone: 'meta', align: 'end', cell: formatRowHours, total: formatRowHours },
  createMoneyColumn(texts.cost, ({ cost }) => cost),
  createMoneyColumn(texts.paid, ({ paid }) => paid),
  createMoneyColumn(texts.unpaid, ({ unpaid }) => unpaid),
  createMoneyColumn(texts.super, (row) => row.super),
  createMoneyColumn(texts.income, ({ income }) => income),
  createMoneyColumn(texts.margin, ({ margin }) => margin, 'end'),
];

const SERIES = [
  { name: texts.cost, className: 'ma-cost', getAmount: ({ cost }: Month) => cost },
  { name: texts.income, className: 'ma-revenue', getAmount: ({ income }: Month) => income },
  { name: texts.margin, className: 'ma-margin', getAmount: ({ margin }: Month) => margin },
];

function Chart({ months }: { months: readonly Month[] }) {
  const last = months.at(-1);
  return (
    <BarChart
      title={texts.chart}
      message={last ? texts.message(formatMonthYear(last.month), formatMoney(last.margin)) : ''}
      groups={months.map(({ month }) => ({
        label: formatMonthYear(month).slice(0, 3),
        name: formatMonthYear(month),
      }))}
      series={SERIES.map(({ getAmount, ...series }) => ({
        ...series,
        values: months.map((row) => Number(getAmount(row))),
      }))}
      write={texts.dollars}
    />
  );
}

function Figures({ rows, months }: Costs) {
  if (months.length === 0) return <p>{texts.empty}</p>;
  return (
    <>
      <Card>
        <Chart months={months} />
      </Card>
      <Card title={texts.months}>
        <div className="ma-dense">
          <Table
            caption={texts.months}
            captionHidden
            rows={[...months].reverse()}
            rowKey={({ month }) => month}
            empty={texts.empty}
            columns={[{ header: texts.month, phone: 'title', cell: ({ month }) => formatMonthYear(month) }, ...AMOUNTS]}
            total={{ label: texts.total, row: { ...sumFigures(months), month: '' } }}
          />
        </div>
      </Card>
      {[...months].reverse().map((total, index) => {
        const { month } = total;
        const title = texts.places(formatMonthYear(month));
        return (
          <details key={month} open={index === 0} className="ui-card">
            <summary>{title}</summary>
            <div className="ma-dense">
              <Table
                caption={title}
                captionHidden
                rows={rows.filter((row) => row.month === month)}
                rowKey={({ job_id, name }) => job_id || name}
                empty={texts.empty}
                columns={[{ header: texts.place, phone: 'title', cell: ({ name }) => name }, ...AMOUNTS]}
                total={{
                  label: texts.total,
                  row: { ...total, job_id: '', kind: 'permanent', name: '', client_id: '', client_name: '' },
                }}
              />
            </div>
          </details>
        );
      })}
    </>
  );
}

/** Costs, revenue and payments of each place by month. */
export default function CostsScreen() {
  const today = getBusinessToday();
  const days = { from: getFirstDay(today), to: today };
  const list = useListState({ ...days, sort: '', direction: 'asc' }, { table: 'costs' });
  const span = { from: list.filter('from') || days.from, to: list.filter('to') || days.to };
  const query = useCall(getCosts, { body: span, keepPrevious: true });
  const csv = useDownload('cost-by-place.csv', () => requestFile(exportCosts, { body: span }));
  const pdf = useDownload('cost-by-place.pdf', () => requestFile(printCosts, { body: span }));
  const problem = csv.problem || pdf.problem;
  return (
    <PayPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <Button variant="secondary" busy={csv.busy} onClick={csv.download}>
            {texts.csv}
          </Button>
          <Button variant="secondary" busy={pdf.busy} onClick={pdf.download}>
            {texts.pdf}
          </Button>
        </>
      }
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="ma-filters">
        {(['from', 'to'] as const).map((name) => (
          <DayFilter
            key={name}
            label={texts[name]}
            value={span[name]}
            onDay={(chosen) => list.setFilter({ [name]: chosen })}
          />
        ))}
      </div>
      <QueryState query={query}>{(costs) => <Figures {...costs} />}</QueryState>
    </PayPage>
  );
}
