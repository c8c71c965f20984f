import {
  type CallAnswer,
  type CallBody,
  formatAmount,
  formatDate,
  formatHours,
  formatMonthYear,
  type getCosts,
  toCents,
} from '@cleaning/contracts';
import { MUTED, Paper, type PaperCompany, type PaperRow } from '@cleaning/service-kit/paper';

type Costs = CallAnswer<typeof getCosts>;
type Sums = Costs['months'][number];

interface Column {
  readonly title: string;
  readonly pick: (sums: Sums) => number;
  readonly text: (sum: number) => string;
}

const createAmountColumn = (title: string, pick: (sums: Sums) => string): Column => ({
  title,
  pick: (sums) => toCents(pick(sums)),
  text: formatAmount,
});

const COLUMNS: readonly Column[] = [
  { title: 'HOURS', pick: ({ minutes }) => minutes, text: formatHours },
  createAmountColumn('COST', ({ cost }) => cost),
  createAmountColumn('PAID', ({ paid }) => paid),
  createAmountColumn('SUPER', ({ super: owed }) => owed),
  createAmountColumn('INCOME', ({ income }) => income),
  createAmountColumn('MARGIN', ({ margin }) => margin),
];

interface PrintedRow extends PaperRow {
  /** For a place: its part of the month's sum. */
  readonly adds?: Sums;
}

function getRows({ rows, months }: Costs): PrintedRow[] {
  const toCells = (name: string, sums: Sums) => [name, ...COLUMNS.map(({ pick, text }) => text(pick(sums)))];
  return months.flatMap((sums) => [
    { kind: 'group', cells: [formatMonthYear(sums.month)] },
    ...rows
      .filter(({ month }) => month === sums.month)
      .map((row): PrintedRow => ({ cells: toCells(row.name, row), adds: row })),
    { kind: 'sum', cells: toCells('Total', sums) },
  ]);
}

/** Places of the current month on earlier pages; empty if a month is complete. */
function sumCarriedPlaces(rows: readonly PrintedRow[], count: number): Sums[] {
  const before = rows.slice(0, count);
  const begin = before.findLastIndex(({ kind }) => kind === 'group');
  const month = before.slice(begin + 1);
  return month.some(({ kind }) => kind === 'sum') ? [] : month.flatMap(({ adds }) => adds ?? []);
}

/** Cost, income and margin after super by place and month. Amounts are A$ without GST. */
export async function createCostsPdf(
  { from, to }: CallBody<typeof getCosts>,
  costs: Costs,
  company?: PaperCompany,
): Promise<Buffer> {
  const paper = new Paper({ title: 'Cost by site', ...company });
  paper.writeHeading('Cost by site', { size: 18 });
  const span = `Work from ${formatDate(from)} to ${formatDate(to)}. A$ excluding GST. Margin is revenue less cost and super.`;
  paper.writeText(span, { size: 9, colour: MUTED });
  paper.addSpace(10);
  const rows = getRows(costs);
  paper.writeTable({
    size: 9,
    columns: [
      { title: 'SITE' },
      ...COLUMNS.map(({ title, pick, text }) => ({
        title,
        align: 'right' as const,
        carried: (count: number) => {
          const places = sumCarriedPlaces(rows, count);
          return places.length === 0 ? '' : text(places.reduce((sum, place) => sum + pick(place), 0));
        },
      })),
    ],
    rows,
    empty: 'No work in this period.',
  });
  return paper.end();
}
