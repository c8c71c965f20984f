import type { Day } from '../../calendar/days.js';
import {
  type Adjustment,
  getDue,
  type PayableRecord,
  type PayRun,
  type RunLine,
  type RunRow,
  SettledSums,
} from './dues.js';

export interface Payables {
  readonly records: Iterable<PayableRecord>;
  readonly adjustments: Iterable<Adjustment>;
  readonly runs: Iterable<PayRun>;
}

export interface DraftRun {
  /** People of the run, sorted by id. Includes rows that sum to zero: their lines are settled without a payment. */
  readonly rows: readonly RunRow[];
  /** People with a negative sum: they get no row, and their lines wait for a later run. Whole cents, negative. */
  readonly carriedForward: readonly { readonly payee: string; readonly cents: number }[];
  /** Sum of the rows, whole cents without GST. */
  readonly totalCents: number;
}

/**
 * A run's payments until a day: each person's payable records and adjustments until then, including later corrections
 * of earlier work. Leaves out amounts in other runs, so that no two runs pay the same. Pure; never throws. One pass
 * over everything.
 * @param leaveOut people not paid by this run: no bank details, on hold
 */
export function buildDraftRun(
  { records, adjustments, runs }: Payables,
  throughDay: Day,
  leaveOut: ReadonlySet<string> = new Set(),
): DraftRun {
  const settled = new SettledSums(runs);
  const lines = new Map<string, RunLine[]>();
  const add = (payee: string, line: RunLine) => {
    if ((line.cents === 0 && line.documentCents === 0) || leaveOut.has(payee)) return;
    const known = lines.get(payee);
    if (known) known.push(line);
    else lines.set(payee, [line]);
  };
  for (const record of records) {
    if (record.day > throughDay) continue;
    const { payableCents, documentCents } = getDue(record, settled.get('record', record.id));
    add(record.payee, { source: 'record', id: record.id, cents: payableCents, documentCents });
  }
  for (const { id, payee, day, cents } of adjustments) {
    if (day > throughDay) continue;
    const { inRunCents, paidCents, documentedCents } = settled.get('adjustment', id);
    const documentCents = cents - documentedCents;
    add(payee, { source: 'adjustment', id, cents: cents - inRunCents - paidCents, documentCents });
  }
  return splitRows([...lines].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function splitRows(people: readonly (readonly [payee: string, lines: readonly RunLine[]])[]): DraftRun {
  const rows: RunRow[] = [];
  const carriedForward: { payee: string; cents: number }[] = [];
  for (const [payee, lines] of people) {
    const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
    if (totalCents < 0) carriedForward.push({ payee, cents: totalCents });
    else rows.push({ payee, lines, totalCents, returnedOn: null });
  }
  return { rows, carriedForward, totalCents: rows.reduce((sum, row) => sum + row.totalCents, 0) };
}
