import type { ReminderProblem } from '@cleaning/contracts';

const WHY: Readonly<Record<ReminderProblem, string>> = {
  'no-address': 'no billing mail is kept.',
  archived: 'the client is archived.',
  credit: 'the client has credit that no invoice has taken.',
  refused: 'the mail server has refused the address.',
  'given-up': 'the mail was not taken for three days.',
};

/** Why a client gets no reminder. A newer version may have other reasons. */
export const notReminded = (problem: string): string =>
  Object.hasOwn(WHY, problem) ? WHY[problem as ReminderProblem] : 'please look at the account.';
