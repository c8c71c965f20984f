import type { Role } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';
import { formatNoticeDay } from '../languages/dates.js';
import { translateDocumentName } from '../languages/document-name.js';
import { isGiven } from '../languages/translations.js';
import type { ParameterReader } from './shift-text.js';

const getOwnDocuments = (role: Role): string => (role === 'admin' ? '/admin/account' : '/account');

export const describeDocumentRequest = (given: ParameterReader<'document'>, role: Role, i18n: I18n) => ({
  title: i18n._('notices.document-asked.title'),
  text: i18n._('notices.document-asked.text', { document: translateDocumentName(i18n, given('document')) }),
  path: getOwnDocuments(role),
});

export function describeDocumentDecision(
  given: ParameterReader<'document' | 'decision' | 'reason' | 'until'>,
  role: Role,
  i18n: I18n,
) {
  const decision = given('decision');
  const until = formatNoticeDay(given('until'), i18n);
  return {
    title: i18n._('notices.document-decided.title', { decision }),
    text: i18n._('notices.document-decided.text', {
      decision,
      document: translateDocumentName(i18n, given('document')),
      reason: given('reason'),
      until,
      untilGiven: isGiven(until),
    }),
    path: getOwnDocuments(role),
  };
}

/** A person can't get new work while a required document is expired. */
export function describeExpiringDocument(
  given: ParameterReader<'document' | 'until' | 'days'>,
  role: Role,
  i18n: I18n,
) {
  const days = given('days');
  return {
    title: i18n._('notices.document-expiring.title', { days }),
    text: i18n._('notices.document-expiring.text', {
      days,
      document: translateDocumentName(i18n, given('document')),
      until: formatNoticeDay(given('until'), i18n),
    }),
    path: getOwnDocuments(role),
  };
}

/** Notice to admins about a document to check again. */
export const describeDocumentCheck = (
  given: ParameterReader<'person' | 'person_id' | 'document' | 'date'>,
  _role: Role,
  i18n: I18n,
) => ({
  title: `${given('person')}: ${given('document')} needs rechecking`,
  text: `Check due ${formatNoticeDay(given('date'), i18n)}. After you’ve checked it, verify the document and enter the date of the next check.`,
  path: `/admin/documents/${given('person_id')}`,
});
