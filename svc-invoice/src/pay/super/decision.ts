import type { Day } from '../calendar/days.js';

/** `yes`: super is owed. `no`: it isn't. `undecided`: no decision yet; a pay run warns. */
export type SuperAnswer = 'yes' | 'no' | 'undecided';

/** An admin's decision about a person, from a day on. */
export interface SuperDecision {
  readonly answer: 'yes' | 'no';
  /** Why, in the admin's words. */
  readonly reason: string;
  /** YYYY-MM-DD in business time. */
  readonly from: Day;
  readonly decidedBy: string;
}

/** A person's contract; null: not answered yet. */
export interface Engagement {
  readonly contractWith: 'person' | 'company' | 'trust' | 'partnership' | null;
  /** True if more than half of the contract's value is labour. */
  readonly mainlyLabour: boolean | null;
  /** True if the person is paid for a result rather than for labour and skill. */
  readonly paidForResult: boolean | null;
  /** True if the person may send somebody else, whether or not they do. */
  readonly mayDelegate: boolean | null;
}

export interface SuperProposal {
  readonly answer: SuperAnswer;
  readonly reason: string;
}

/**
 * Proposes a decision from the answers about an engagement; an admin decides. SOURCES 3: s 12(3), P; the test and the
 * right to delegate, P and S. An ABN changes nothing and isn't considered. Never throws.
 */
export function proposeSuper({ contractWith, mainlyLabour, paidForResult, mayDelegate }: Engagement): SuperProposal {
  if (contractWith !== null && contractWith !== 'person')
    return { answer: 'no', reason: `The contract is with a ${contractWith}, not the person who does the work.` };
  if (mainlyLabour === false) return { answer: 'no', reason: 'At least half of the contract’s value isn’t labour.' };
  if (paidForResult) return { answer: 'no', reason: 'The person is paid to achieve a result.' };
  if (mayDelegate) return { answer: 'no', reason: 'The person can send someone else to do the work.' };
  const open = [
    contractWith === null && 'who the contract is with',
    mainlyLabour === null && 'whether it’s mainly labour',
    paidForResult === null && 'whether they’re paid to achieve a result',
    mayDelegate === null && 'whether they can send someone else',
  ].filter((question) => question !== false);
  if (open.length > 0) return { answer: 'undecided', reason: `Not answered: ${open.join(', ')}.` };
  return {
    answer: 'yes',
    reason: 'The contract is with the person, is mainly for labour, and nobody else can do the work.',
  };
}

/**
 * The decision for a day: the one with the latest first day up to it; with equal days, the later in the list. Undecided
 * if there is none. Never throws.
 */
export function findSuperAnswer(decisions: readonly SuperDecision[], day: Day): SuperProposal {
  let holding: SuperDecision | null = null;
  for (const decision of decisions)
    if (decision.from <= day && (!holding || decision.from >= holding.from)) holding = decision;
  return holding ?? { answer: 'undecided', reason: 'You haven’t decided whether super is owed.' };
}
