import type { Day } from '../../calendar/days.js';

/**
 * Work of a person as it is now. A record that was rejected or removed stays, with nothing earned: what was paid for it
 * is then taken back.
 */
export interface PayableRecord {
  readonly id: string;
  readonly payee: string;
  /** The day of the work, YYYY-MM-DD in business time. */
  readonly day: Day;
  /** What the work is worth, whole cents without GST; approved or not. Not negative. */
  readonly earnedCents: number;
  /** The part of it that is approved; the rest is held. From 0 to what is earned. */
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

/** One line of a pay run. Its cents are those at the approval of the run, and never change. */
export interface RunLine {
  readonly source: 'record' | 'adjustment';
  /** The record's or the adjustment's id. */
  readonly id: string;
  /** What is paid for it. */
  readonly cents: number;
  /**
   * What the documents of this run say of it: new work and corrections. It differs from `cents` after the bank returned a
   * payment: that work is on the documents of the earlier run, and must not be invoiced twice.
   */
  readonly documentCents: number;
}

/** What a run pays to one person. Its total is never negative. */
export interface RunRow {
  readonly payee: string;
  readonly lines: readonly RunLine[];
  /** Whole cents without GST: the sum of the lines. */
  readonly totalCents: number;
  /** The day on which the bank returned the payment; null while it did not. */
  readonly returnedOn: Day | null;
}

/** `approved`: on its way, and can be cancelled. `paid`: never changes, but for payments that the bank returns. */
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

/** What runs hold of a record or an adjustment. Whole cents. */
export interface Settled {
  /** In runs that are approved and not paid yet. */
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
 * Payable is what is approved less what was paid or is on its way. While a part of a record is held, nothing is taken back
 * for it: the office may still approve what was paid. Always: earned = settled + payable + held.
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
