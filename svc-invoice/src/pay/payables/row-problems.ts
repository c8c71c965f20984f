import type { SuperAnswer } from '../super/decision.js';

/** Facts about a person when a run is created. */
export interface RowFacts {
  readonly hasBankDetails: boolean;
  /** Characters of the account's name that no bank account of the company can send in a bank file. */
  readonly refusedCharacters: readonly string[];
  /** The person is not paid until an admin says so. */
  readonly onHold: boolean;
  /** The instant until which a changed account holds the next payment; null: it does not. */
  readonly accountHeldUntil: Date | null;
  /** True if the account differs from that of the last payment. */
  readonly accountChanged: boolean;
  readonly superAnswer: SuperAnswer;
  readonly hasAbn: boolean;
  readonly hasStatement: boolean;
  /** Payment by the bank, whole cents. */
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
  /** True: the person is left out of the run. False: a warning. */
  readonly leavesOut: boolean;
}

/**
 * Problems of a person for the admin before a run is approved: reasons for leaving out first, then warnings. Never
 * throws.
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
