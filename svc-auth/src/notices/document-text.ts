import type { Role } from '@cleaning/contracts';
import { dayOf, type Given } from './shift-text.js';

const ownDocuments = (role: Role): string => (role === 'admin' ? '/admin/account' : '/account');

export const documentAsked = (given: Given<'document'>, role: Role) => ({
  title: 'The office needs a document',
  text: `Upload a current version under Account: ${given('document')}.`,
  path: ownDocuments(role),
});

export function documentDecided(given: Given<'document' | 'decision' | 'reason' | 'until'>, role: Role) {
  const path = ownDocuments(role);
  const document = given('document');
  if (given('decision') === 'refused')
    return {
      title: 'Your document wasn’t accepted',
      text: `The office didn’t accept this document: ${document}. Reason: “${given('reason')}”. Upload another one under Account.`,
      path,
    };
  const until = given('until') === '' ? '' : ` It expires on ${dayOf(given('until'))}.`;
  return { title: 'Your document is verified', text: `The office has checked it: ${document}.${until}`, path };
}

/** A person cannot be given new work while a required document is expired. */
export function documentExpiring(given: Given<'document' | 'until' | 'days'>, role: Role) {
  const [document, until, path] = [given('document'), dayOf(given('until')), ownDocuments(role)];
  return given('days') === '0'
    ? {
        title: 'A document is about to expire',
        text: `This document expires on ${until}: ${document}. After that, you may not get new work. Upload a new one under Account.`,
        path,
      }
    : {
        title: 'A document expires soon',
        text: `This document expires on ${until}: ${document}. Upload a new one under Account before then.`,
        path,
      };
}

/** What admins are told of a document that the office wanted to check again. */
export const documentCheck = (given: Given<'person' | 'person_id' | 'document' | 'date'>) => ({
  title: `${given('person')}: ${given('document')} needs rechecking`,
  text: `Check due ${dayOf(given('date'))}. After you’ve checked it, verify the document and enter the date of the next check.`,
  path: `/admin/documents/${given('person_id')}`,
});
