import { formatHoursSpan, type HoursSpan, missingDocument } from '@cleaning/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { describeMissingDocument } from '../compliance/describeMissingDocument';
import { i18n } from './i18n';
import { PROBLEM_TEXTS, REFUSAL_TEXTS, WARNING_TEXTS } from './refusals';

type Params = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, MessageDescriptor>>;

/** The values of a text's places by their names. Documents are listed, seconds to wait are minutes. */
function toValues(params: Params): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params)) {
    if (name === 'documents')
      values[name] = missingDocument.array().parse(value).map(describeMissingDocument).join('; ');
    else if (name === 'retry_after') values.minutes = Math.ceil(Number(value) / 60);
    else values[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return values;
}

/** A text with its placeholders filled in; null for an unknown code, or one with a later version's parameters. */
function findText(texts: Texts, code: string, params: Params): string | null {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  if (!text) return null;
  try {
    return i18n._(text.id, toValues(params));
  } catch {
    return null;
  }
}

export const translateRefusal = (code: string, params: Params): string | null => findText(REFUSAL_TEXTS, code, params);

export const translateProblem = (code: string, params: Params): string | null => findText(PROBLEM_TEXTS, code, params);

export function translateWarning(code: string, params: Params): string | null {
  if (code !== 'hours_above_visa') return findText(WARNING_TEXTS, code, params);
  const span = params as unknown as HoursSpan;
  const key = span.elsewhere_minutes > 0 ? 'hours_above_visa_elsewhere' : 'hours_above_visa';
  return findText(WARNING_TEXTS, key, formatHoursSpan(span));
}
