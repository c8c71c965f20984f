import type { Call } from '@cleaning/contracts';
import { listTranslatedSentences } from '@cleaning/ui/forms';
import { password } from './texts';

/** Problems that a call's schema finds in a form, in the user's language. */
export const getOwnSentences = (call: Call, values: unknown): Readonly<Record<string, string>> =>
  listTranslatedSentences(call, values, password.required);
