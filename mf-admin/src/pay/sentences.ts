import { toSentence } from '@cleaning/ui';
import type { ApiError } from '@cleaning/ui/app';

/** What a refusal says about a field, as a sentence; undefined when it says nothing about it. */
export function findFieldSentence(error: ApiError | null, field: string): string | undefined {
  const issue = error?.issues.find((each) => each.field === field);
  return issue && toSentence(issue.msg);
}
