import {
  COMPLIANCE_KINDS,
  complianceLabel,
  type Language,
  NOTICE_KINDS,
  type NoticeKind,
  noticeParameters,
} from '@cleaning/contracts';
import { z } from 'zod';
import { type Translate, translator, valuesOf } from './translator.js';

const isTranslated = (kind: NoticeKind): boolean => NOTICE_KINDS[kind].for !== 'admin';

export const translatedLabel = (kind: NoticeKind, language: Language): string | null =>
  isTranslated(kind) ? (translator(language)?.(`notices.${kind}.label`) ?? null) : null;

/** The name of a document as the service that sent the notice has written it. */
function documentName(translate: Translate, label: string): string {
  const kind = COMPLIANCE_KINDS.find((each) => complianceLabel(each) === label);
  return kind ? translate(`documents.${kind}`) : label;
}

const namesIn = (parameters: unknown): string[] => {
  if (parameters instanceof z.ZodUnion) return parameters.options.flatMap(namesIn);
  return parameters instanceof z.ZodObject ? Object.keys(parameters.shape) : [];
};

/** Names of all parameters of a kind, of each of its forms: a message may ask for one that was left out. */
export const namesOf = (kind: NoticeKind): readonly string[] => [...new Set(namesIn(noticeParameters[kind]))];

/**
 * Title and text of a notice in a language; null where its English ones are used.
 * @param given each parameter as one line, days as people read them; `shift` is place, day and time
 */
export function noticeWords(
  kind: NoticeKind,
  language: Language,
  given: (name: string) => string,
): { title: string; text: string } | null {
  const translate = isTranslated(kind) ? translator(language) : null;
  if (!translate) return null;
  const parameters = Object.fromEntries([...namesOf(kind), 'shift'].map((name) => [name, given(name)]));
  const { document } = parameters;
  const named = document ? { ...parameters, document: documentName(translate, document) } : parameters;
  // A choice of ICU MessageFormat has no dashes in its names.
  const values = valuesOf({ ...named, ...(named.change && { change: named.change.replaceAll('-', '_') }) });
  return { title: translate(`notices.${kind}.title`, values), text: translate(`notices.${kind}.text`, values) };
}
