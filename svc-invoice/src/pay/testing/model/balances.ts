import { getDue } from './dues.js';
import { computeSettled, type PayState } from './history.js';

/** The balance of one person. Whole cents without GST. */
export interface Balance {
  /** Work, approved or held, and adjustments by hand. */
  readonly earnedCents: number;
  /** Paid, less returned payments; from the totals of runs. */
  readonly paidCents: number;
  /** In approved, unpaid runs. */
  readonly inRunCents: number;
  /** For a later run; negative if carried forward. */
  readonly payableCents: number;
  /** Waiting for the office. */
  readonly heldCents: number;
}

const NOTHING: Balance = { earnedCents: 0, paidCents: 0, inRunCents: 0, payableCents: 0, heldCents: 0 };

/**
 * Balance of each person. Paid and pending amounts come from run totals, payable and held ones from records and
 * adjustments: two counts that must agree.
 */
export function computeBalances(state: PayState): ReadonlyMap<string, Balance> {
  const balances = new Map<string, { -readonly [Name in keyof Balance]: number }>();
  const getBalance = (payee: string) => {
    const known = balances.get(payee) ?? { ...NOTHING };
    balances.set(payee, known);
    return known;
  };
  const settled = computeSettled(state);
  for (const record of state.records.values()) {
    const balance = getBalance(record.payee);
    const { payableCents, heldCents } = getDue(record, settled.get('record', record.id));
    balance.earnedCents += record.earnedCents;
    balance.payableCents += payableCents;
    balance.heldCents += heldCents;
  }
  for (const { id, payee, cents } of state.adjustments.values()) {
    const balance = getBalance(payee);
    const { inRunCents, paidCents } = settled.get('adjustment', id);
    balance.earnedCents += cents;
    balance.payableCents += cents - inRunCents - paidCents;
  }
  for (const run of state.runs.values())
    for (const { payee, totalCents, returnedOn } of run.rows) {
      if (run.state === 'paid' && returnedOn === null) getBalance(payee).paidCents += totalCents;
      if (run.state === 'approved') getBalance(payee).inRunCents += totalCents;
    }
  return balances;
}

/**
 * Contradictions in a state, as sentences. Empty if for each person earned = paid + payable + held to the cent
 * (payable: in a run or waiting for one), no adjustment is in two runs, no run pays less than 0, and no run has a line
 * twice.
 */
export function findConservationProblems(state: PayState): string[] {
  const problems: string[] = [];
  for (const [payee, { earnedCents, paidCents, inRunCents, payableCents, heldCents }] of computeBalances(state)) {
    const counted = paidCents + inRunCents + payableCents + heldCents;
    if (earnedCents !== counted)
      problems.push(`${payee} has earned ${earnedCents} cents; paid, payable and held are ${counted}.`);
  }
  const settled = computeSettled(state);
  for (const { id, cents } of state.adjustments.values()) {
    const { inRunCents, paidCents } = settled.get('adjustment', id);
    if (![0, cents].includes(inRunCents + paidCents)) problems.push(`The adjustment ${id} is in two runs.`);
  }
  for (const { id, rows } of state.runs.values()) {
    const people = new Set(rows.map(({ payee }) => payee));
    if (people.size !== rows.length) problems.push(`The run ${id} has two rows of one person.`);
    for (const { payee, lines, totalCents } of rows) {
      if (totalCents < 0) problems.push(`The run ${id} pays ${totalCents} cents to ${payee}.`);
      if (totalCents !== lines.reduce((sum, { cents }) => sum + cents, 0))
        problems.push(`The run ${id} pays ${payee} something else than its lines.`);
    }
    const lines = rows.flatMap((row) => row.lines.map((line) => `${line.source} ${line.id}`));
    if (new Set(lines).size !== lines.length) problems.push(`The run ${id} has a line twice.`);
  }
  return problems;
}
