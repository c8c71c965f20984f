import type { SuperAnswer } from '../super/decision.js';

/** What is known of a person when a run is made. */
export interface RowFacts {
  readonly hasBankDetails: boolean;
  /** Characters of the account's name that no bank account of the company can send in a bank file. */
  readonly refusedCharacters: readonly string[];
  /** The person is not paid until an admin says so. */
  readonly onHold: boolean;
  /** The instant until which a changed account holds the next payment; null: it does not. */
  readonly accountHeldUntil: Date | null;
  /** Whether the account is another than in the last payment. */
  readonly accountChanged: boolean;
  readonly superAnswer: SuperAnswer;
  readonly hasAbn: boolean;
  readonly hasStatement: boolean;
  /** What the bank would pay, whole cents. */
  readonly paidCents: number;
  /** The usual amount when this one is unusual; null otherwise. */
  readonly unusual: { readonly usualCents: number } | null;
}

export type RowProblemKind =
  | 'no-bank-details'
  | 'account-name'
  | 'on-hold'
  | 'account-held'
  | 'nothing-to-pay'
  | 'account-changed'
  | 'super-undecided'
  | 'no-abn'
  | 'unusual-amount';

export interface RowProblem {
  readonly kind: RowProblemKind;
  /** Whether the person is left out of the run; otherwise it is a warning. */
  readonly leavesOut: boolean;
}

/**
 * What an admin should see of a person before a run is approved: first what leaves them out, then warnings. Nothing is
 * thrown.
 * @param now an instant
 */
export function findRowProblems(facts: RowFacts, now: Date): RowProblem[] {
  const held = facts.accountHeldUntil !== null && facts.accountHeldUntil.getTime() > now.getTime();
  const found: [RowProblemKind, leavesOut: boolean, there: boolean][] = [
    ['no-bank-details', true, !facts.hasBankDetails],
    ['account-name', true, facts.refusedCharacters.length > 0],
    ['on-hold', true, facts.onHold],
    ['account-held', true, held],
    ['nothing-to-pay', true, facts.paidCents < 0],
    ['account-changed', false, facts.accountChanged],
    ['super-undecided', false, facts.superAnswer === 'undecided'],
    ['no-abn', false, !facts.hasAbn && !facts.hasStatement],
    ['unusual-amount', false, facts.unusual !== null],
  ];
  return found.filter(([, , there]) => there).map(([kind, leavesOut]) => ({ kind, leavesOut }));
}
