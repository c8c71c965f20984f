import type { Day } from '../../calendar/days.js';

/** Current work of a person. Rejected or removed records stay with 0 earned, so that what was paid is taken back. */
export interface PayableRecord {
  readonly id: string;
  readonly payee: string;
  /** The day of the work, YYYY-MM-DD in business time. */
  readonly day: Day;
  /** Value of the work, whole cents without GST, approved or not. Not negative. */
  readonly earnedCents: number;
  /** The approved part, from 0 to what is earned; the rest is held. */
  readonly approvedCents: number;
}

/** A reimbursement, bonus or deduction by hand. */
export interface Adjustment {
  readonly id: string;
  readonly payee: string;
  /** The day from which it may be paid, YYYY-MM-DD in business time. */
  readonly day: Day;
  /** Whole cents without GST; a deduction is negative. Not 0. */
  readonly cents: number;
  readonly kind: 'reimbursement' | 'bonus' | 'deduction';
  readonly reason: string;
}

/** A line of a pay run. Its cents are those at the run's approval and never change. */
export interface RunLine {
  readonly source: 'record' | 'adjustment';
  /** The record's or the adjustment's id. */
  readonly id: string;
  /** Amount paid. */
  readonly cents: number;
  /**
   * Amount on this run's documents: new work and corrections. Differs from `cents` after a returned payment: that work
   * is on the earlier run's documents and must not be invoiced twice.
   */
  readonly documentCents: number;
}

/** A run's payment to one person. Its total is never negative. */
export interface RunRow {
  readonly payee: string;
  readonly lines: readonly RunLine[];
  /** Whole cents without GST: the sum of the lines. */
  readonly totalCents: number;
  /** The day on which the bank returned the payment; null while it did not. */
  readonly returnedOn: Day | null;
}

/** `approved`: pending, can be cancelled. `paid`: never changes, except for returned payments. */
export type RunState = 'approved' | 'paid' | 'cancelled';

export interface PayRun {
  readonly id: string;
  /** Work and adjustments until this day, included. */
  readonly throughDay: Day;
  readonly state: RunState;
  /** YYYY-MM-DD in business time; null until it is paid. */
  readonly paidOn: Day | null;
  readonly rows: readonly RunRow[];
}

/** Amounts of a record or adjustment in runs. Whole cents. */
export interface Settled {
  /** In approved, unpaid runs. */
  readonly inRunCents: number;
  /** Paid, and not returned by the bank. */
  readonly paidCents: number;
  /** On documents, including those of returned payments. */
  readonly documentedCents: number;
}

const NOTHING: Settled = { inRunCents: 0, paidCents: 0, documentedCents: 0 };

/** Sums of the lines of runs, but of cancelled ones, by source and id. */
export class SettledSums {
  private readonly sums = new Map<string, { -readonly [Name in keyof Settled]: number }>();

  constructor(runs: Iterable<PayRun>) {
    for (const run of runs)
      if (run.state !== 'cancelled')
        for (const row of run.rows) for (const line of row.lines) this.add(run.state, row.returnedOn !== null, line);
  }

  get(source: RunLine['source'], id: string): Settled {
    return this.sums.get(`${source} ${id}`) ?? NOTHING;
  }

  private add(state: RunState, wasReturned: boolean, { source, id, cents, documentCents }: RunLine): void {
    const key = `${source} ${id}`;
    const sum = this.sums.get(key) ?? { ...NOTHING };
    sum.documentedCents += documentCents;
    if (!wasReturned && state === 'paid') sum.paidCents += cents;
    else if (!wasReturned) sum.inRunCents += cents;
    this.sums.set(key, sum);
  }
}

/** The payable and held amounts of a record. Whole cents; each may be negative. */
export interface Due {
  readonly payableCents: number;
  readonly heldCents: number;
  /** Not on a document yet. */
  readonly documentCents: number;
}

/**
 * Payable is what is approved less what was paid or is in a run. While a part of a record is held, nothing is taken
 * back: the office may still approve what was paid. Always: earned = settled + payable + held.
 */
export function getDue({ earnedCents, approvedCents }: PayableRecord, settledSums: Settled): Due {
  const settled = settledSums.inRunCents + settledSums.paidCents;
  const open = (cents: number) => (approvedCents < earnedCents ? Math.max(0, cents) : cents);
  const payableCents = open(approvedCents - settled);
  return {
    payableCents,
    heldCents: earnedCents - settled - payableCents,
    documentCents: open(approvedCents - settledSums.documentedCents),
  };
}
