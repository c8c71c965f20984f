import {
  type Call,
  type CallAnswer,
  type FieldIssue,
  type ShiftOverlap,
  WARNINGS,
  type WarningParams,
} from '@cleaning/contracts';
import { formatWeekdayDate, useConfirm } from '@cleaning/ui';
import { type Action, type ActionResult, ApiError, type CallInput, useAction } from '@cleaning/ui/app';
import { useCallback } from 'react';

export const overlaps = {
  anyway: 'Assign anyway',
  question: 'Assign anyway?',
};

/** Words of the question before a job is saved. */
export const saveAnywayWords = { anyway: 'Save anyway', question: 'Save anyway?' };

const withReadableDay = <Named extends { readonly date: string }>(named: Named): Named => ({
  ...named,
  date: formatWeekdayDate(named.date),
});

/** Formats a problem that an admin may override, with readable days. */
export function formatOverlap({ code, params, msg }: Omit<FieldIssue, 'field'>): string {
  switch (code) {
    case 'overlap':
    case 'overlap_of_person': {
      const { person, shifts } = params as unknown as ShiftOverlap;
      const [one, other] = shifts;
      return WARNINGS[code]({ person, shifts: [withReadableDay(one), withReadableDay(other)] });
    }
    case 'absence_ends':
    case 'cancellation_ends':
    case 'cover_ends':
      return WARNINGS[code](withReadableDay(params as WarningParams<'cover_ends'>));
    default:
      return msg;
  }
}

const asks = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'overlapping_shifts' || error.code === 'needs_insist');

/** Question before somebody gets two shifts at the same time. */
export const formatOverlapQuestion = (
  { msg, issues }: Pick<ApiError, 'msg' | 'issues'>,
  question: string = overlaps.question,
): string => [msg, ...issues.map((issue) => `• ${formatOverlap(issue)}`), question].join('\n');

/**
 * An action whose call may need an admin's confirmation: 409 overlapping_shifts for shifts at the same time, and 409
 * needs_insist for other effects of a change. The admin sees them and can send the call again with `insist`. Otherwise
 * `run` resolves to the refusal, which `error` leaves out. `words`: texts of the question.
 */
export function useInsistingAction<C extends Call>(call: C, words = overlaps): Action<C> {
  const confirm = useConfirm();
  const action = useAction(call);
  const send = action.run as (input: CallInput<C>) => Promise<ActionResult<CallAnswer<C>>>;
  const { clear } = action;

  const run = useCallback(
    async (input: CallInput<C>): Promise<ActionResult<CallAnswer<C>>> => {
      const sendWithInsist = (insist: boolean) =>
        send({ ...input, body: { ...(input as { body: object }).body, insist } } as CallInput<C>);
      const first = await sendWithInsist(false);
      if (first.ok || !asks(first.error)) return first;
      const question = formatOverlapQuestion(first.error, words.question);
      if (await confirm(question, { confirmLabel: words.anyway, danger: true })) return sendWithInsist(true);
      clear();
      return first;
    },
    [send, confirm, clear, words],
  );
  return { ...action, run: run as Action<C>['run'], error: asks(action.error) ? null : action.error };
}
