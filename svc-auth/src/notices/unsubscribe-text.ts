import type { Language, NoticeKind } from '@cleaning/contracts';
import { findKnownLanguage } from '../languages/known-language.js';
import { getTranslation } from '../languages/translations.js';
import { getNoticeLabel } from './notice-texts.js';

/** The question on the page of a mail's link. */
export interface UnsubscribeQuestion {
  readonly language: Language;
  readonly title: string;
  readonly kind: string;
  readonly action: string;
}

export function buildUnsubscribeQuestion(kind: NoticeKind, stored: string): UnsubscribeQuestion {
  const language = findKnownLanguage(stored);
  const i18n = getTranslation(language);
  return {
    language,
    title: i18n._('unsubscribe.title'),
    kind: getNoticeLabel(kind, language),
    action: i18n._('unsubscribe.action'),
  };
}

/** Confirmation after unsubscribing. */
export function describeUnsubscribed(kind: NoticeKind, stored: string): string {
  const i18n = getTranslation(findKnownLanguage(stored));
  return i18n._('unsubscribe.done', { kind: getNoticeLabel(kind, stored) });
}
