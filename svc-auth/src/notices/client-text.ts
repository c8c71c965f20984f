import type { NoticeParameterName } from '@cleaning/contracts';
import type { ParameterReader } from './shift-text.js';

/** Notice to all admins about who gets a client's papers and opens the client's page. */
export const describeChangedContacts = (given: ParameterReader<NoticeParameterName<'client-contacts-changed'>>) => ({
  title: `Contacts changed for ${given('client')}`,
  text: `${given('by')} changed who gets invoices and can open the client page for ${given('client')}. Before: ${given('former') || 'none'}. Now: ${given('now') || 'none'}. If that’s not right, change it back and call ${given('by')}.`,
  path: `/admin/clients/${given('client_id')}`,
});

/** Notice to all admins about wrong codes for a client's page. */
export const describeGuessedCodes = (given: ParameterReader<NoticeParameterName<'client-codes-guessed'>>) => ({
  title: `Someone is guessing codes for ${given('client')}`,
  text: `${given('count')} wrong codes were entered for ${given('client')}’s client page in 24 hours. None worked, and the client can still log in. If it continues, call the client.`,
  path: `/admin/clients/${given('client_id')}`,
});
