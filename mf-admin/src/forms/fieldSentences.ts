import type { Call } from '@cleaning/contracts';
import { get } from 'react-hook-form';
import { forms } from '../texts';
import { sentenceFor } from './sentenceFor';

/** What the call's schema finds wrong in a form's values: one sentence by the path of each wrong field. */
export function fieldSentences(call: Call, values: unknown): Readonly<Record<string, string>> {
  const sentences: Record<string, string> = {};
  for (const issue of call.body?.safeParse(values).error?.issues ?? []) {
    const field = issue.path.join('.');
    sentences[field] ??= get(values, field) === '' ? forms.required : sentenceFor(issue);
  }
  return sentences;
}
