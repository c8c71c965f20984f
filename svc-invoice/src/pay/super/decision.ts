import type { Day } from '../calendar/days.js';

/** `yes`: super is owed. `no`: it is not. `undecided`: nobody has decided; a pay run warns. */
export type SuperAnswer = 'yes' | 'no' | 'undecided';

/** What an admin decided of a person, from a day on. */
export interface SuperDecision {
  readonly answer: 'yes' | 'no';
  /** Why, in the admin's words. */
  readonly reason: string;
  /** YYYY-MM-DD in business time. */
  readonly from: Day;
  readonly decidedBy: string;
}

/** How the person works; null: nobody has answered yet. */
export interface Engagement {
  readonly contractWith: 'person' | 'company' | 'trust' | 'partnership' | null;
  /** Whether more than half of the contract's value is labour. */
  readonly mainlyLabour: boolean | null;
  /** Whether the person is paid for a result instead of for labour and skill. */
  readonly paidForResult: boolean | null;
  /** Whether the person may send somebody else; used or not. */
  readonly mayDelegate: boolean | null;
}

export interface SuperProposal {
  readonly answer: SuperAnswer;
  readonly reason: string;
}

/**
 * What the answers about an engagement speak for. It proposes; an admin decides. SOURCES 3: s 12(3), P; the test and the
 * right to delegate, P and S. An ABN changes nothing and is not asked for. Nothing is thrown.
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
 * What holds on a day: the decision with the latest first day that is not after it; of two with the same day, the later in
 * the list. Undecided where there is none. Nothing is thrown.
 */
export function findSuperAnswer(decisions: readonly SuperDecision[], day: Day): SuperProposal {
  let holding: SuperDecision | null = null;
  for (const decision of decisions)
    if (decision.from <= day && (!holding || decision.from >= holding.from)) holding = decision;
  return holding ?? { answer: 'undecided', reason: 'You haven’t decided whether super is owed.' };
}
