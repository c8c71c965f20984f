import type { NoticeParameterName } from '@cleaning/contracts';
import type { Given } from './shift-text.js';

/** What all admins are told of who gets a client's papers and opens the client's page. */
export const contactsChangedText = (given: Given<NoticeParameterName<'client-contacts-changed'>>) => ({
  title: `The contacts of ${given('client')} were changed`,
  text: `${given('by')} changed who gets invoices and opens the client page of ${given('client')}. Before: ${given('former') || 'none'}. Now: ${given('now') || 'none'}. If you don’t know why, change it back and call ${given('by')}.`,
  path: `/admin/clients/${given('client_id')}`,
});

/** What all admins are told of wrong codes for a client's page. */
export const codesGuessedText = (given: Given<NoticeParameterName<'client-codes-guessed'>>) => ({
  title: `Someone is guessing codes for ${given('client')}`,
  text: `${given('count')} wrong codes for the client page of ${given('client')} were entered in 24 hours. None of them worked, and the client can still log in. If it goes on, call the client.`,
  path: `/admin/clients/${given('client_id')}`,
});
