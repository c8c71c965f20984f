import {
  addDays,
  type CallAnswer,
  formatAmount,
  type getCosts,
  getMonthStart,
  groupBy,
  toCents,
} from '@cleaning/contracts';

export type Costs = CallAnswer<typeof getCosts>;
export type PlaceRow = Costs['rows'][number];
/** Minutes, and A$ without GST. */
export type Figures = Omit<Costs['months'][number], 'month'>;

export const NO_FIGURES: Figures = {
  minutes: 0,
  cost: '0.00',
  paid: '0.00',
  unpaid: '0.00',
  super: '0.00',
  income: '0.00',
  margin: '0.00',
};

const AMOUNTS = ['cost', 'paid', 'unpaid', 'super', 'income', 'margin'] as const;

export function sumFigures(rows: readonly Figures[]): Figures {
  const sum: Figures = { ...NO_FIGURES };
  for (const row of rows) {
    sum.minutes += row.minutes;
    for (const name of AMOUNTS) sum[name] = formatAmount(toCents(sum[name]) + toCents(row[name]));
  }
  return sum;
}

export interface ClientFigures extends Figures {
  /** Empty for places without a client. */
  readonly client_id: string;
  readonly name: string;
}

const compareIncome = (a: Figures, b: Figures) => Number(b.income) - Number(a.income);

/** Figures by client, highest revenue first. */
export function groupByClient(rows: readonly PlaceRow[], nobody: string): ClientFigures[] {
  return [...groupBy(rows, (row) => row.client_id)]
    .map(([client_id, own]) => {
      const { minutes, cost, paid, unpaid, super: owed, income, margin } = sumFigures(own);
      const name = own[0]?.client_name || nobody;
      return { client_id, name, minutes, cost, paid, unpaid, super: owed, income, margin };
    })
    .sort(compareIncome);
}

export const sortByIncome = <Row extends Figures>(rows: readonly Row[]): Row[] => rows.toSorted(compareIncome);

/** Days that a month is compared to, YYYY-MM-DD. */
export interface ComparedDays {
  readonly from: string;
  readonly to: string;
  readonly isWholeMonth: boolean;
}

/**
 * Days to compare with: the whole previous month if the month is over, otherwise the same days of the previous month,
 * as on Today.
 */
export function findComparedDays(month: string, today: string): ComparedDays {
  const last = addDays(`${month}-01`, -1);
  const from = getMonthStart(last);
  const sameDay = `${from.slice(0, 8)}${today.slice(8)}`;
  const runs = today.startsWith(month) && sameDay < last;
  return { from, to: runs ? sameDay : last, isWholeMonth: !runs };
}

/** Years that may have figures, and the chosen one. */
export function listYears(firstMonth: string, today: string, chosen: string): string[] {
  const now = Number(today.slice(0, 4));
  const first = firstMonth === '' ? now : Number(firstMonth.slice(0, 4));
  const years = Array.from({ length: now - first + 1 }, (_, index) => String(first + index));
  return years.includes(chosen) ? years : [...years, chosen].sort();
}
