import type { Role } from '@cleaning/contracts';
import { dayOf, type Given } from './shift-text.js';

const ownDocuments = (role: Role): string => (role === 'admin' ? '/admin/account' : '/account');

export const documentAsked = (given: Given<'document'>, role: Role) => ({
  title: 'The office asks for a document',
  text: `Please send a current version under Account: ${given('document')}.`,
  path: ownDocuments(role),
});

export function documentDecided(given: Given<'document' | 'decision' | 'reason' | 'until'>, role: Role) {
  const path = ownDocuments(role);
  const document = given('document');
  if (given('decision') === 'refused')
    return {
      title: 'A document is refused',
      text: `The office has refused this document: ${document}. The reason: “${given('reason')}”. Please send another one under Account.`,
      path,
    };
  const until = given('until') === '' ? '' : ` It is valid until ${dayOf(given('until'))}.`;
  return { title: 'A document is verified', text: `The office has seen it: ${document}.${until}`, path };
}

/** A person cannot be given new work while a document that counts is over. */
export function documentExpiring(given: Given<'document' | 'until' | 'days'>, role: Role) {
  const [document, until, path] = [given('document'), dayOf(given('until')), ownDocuments(role)];
  return given('days') === '0'
    ? {
        title: 'A document ends',
        text: `The last day of this document is ${until}: ${document}. After it you may get no new work. Please send a newer one under Account.`,
        path,
      }
    : {
        title: 'A document ends soon',
        text: `This document is valid until ${until}: ${document}. Please send a newer one under Account before that.`,
        path,
      };
}

/** What admins are told of a document that the office wanted to check again. */
export function documentCheck(given: Given<'person' | 'person_id' | 'document' | 'date' | 'days'>) {
  const [document, date, path] = [given('document'), dayOf(given('date')), `/admin/documents/${given('person_id')}`];
  const title = `${document} of ${given('person')} is to be checked again`;
  return given('days') === '0'
    ? {
        title,
        text: `The day for it is ${date}. Please check it, and verify the document with the next day for a check.`,
        path,
      }
    : {
        title,
        text: `The day for it is ${date}. When it is checked, verify the document with the next day for a check.`,
        path,
      };
}
