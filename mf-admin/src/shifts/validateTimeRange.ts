import type { Call } from '@cleaning/contracts';
import { listFieldSentences, validateRules } from '@cleaning/ui/forms';
import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Checks a form with two fields for the time, where its call has one time range.
 * @param missing the sentence for an empty time
 */
export const validateTimeRange = <T extends FieldValues & { start: string; end: string }>(
  call: Call,
  buildBody: (typed: T) => unknown,
  missing: string,
): Resolver<T> =>
  validateRules((typed) => {
    const { time, ...others } = listFieldSentences(call, buildBody(typed));
    return {
      ...others,
      start: time && typed.start === '' ? missing : undefined,
      end: time && typed.end === '' ? missing : undefined,
    };
  });
