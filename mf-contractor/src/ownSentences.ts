import type { Call } from '@cleaning/contracts';
import { listTranslatedSentences } from '@cleaning/ui/forms';
import { password } from './texts';

/** What a call's schema finds wrong in a form, in the person's language. */
export const getOwnSentences = (call: Call, values: unknown): Readonly<Record<string, string>> =>
  listTranslatedSentences(call, values, password.required);
