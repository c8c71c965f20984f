import { confirmGstRate, decideQuote, getInvoiceSettings, getQuote, saveQuote, sendQuote } from '@cleaning/contracts';
import { v4 } from 'uuid';
import type { Client } from './client.js';
import { retryUntilDone } from './kill-service.js';
import { getToday } from './users.js';

/** Saves a draft and returns its id. */
export async function createDraftQuote(desk: Client, email = ''): Promise<string> {
  const id = v4();
  const schedule = [{ time: '18:00-20:00', days: ['Mo' as const, 'Fr' as const] }];
  const line = {
    address: '1 King William Street',
    basis: 'month' as const,
    price: '480',
    pay_per_hour: '32',
    schedule,
  };
  // Quotes can only be sent once GST is confirmed.
  const { gst_rate_percent } = await retryUntilDone(() => desk.call(getInvoiceSettings));
  await retryUntilDone(() => desk.call(confirmGstRate, { gst_rate_percent }));
  await retryUntilDone(() =>
    desk.call(saveQuote, {
      id,
      edit: 0,
      name: 'Renee Castle',
      email,
      company: `Fault ${id}`,
      valid_until: '2099-12-31',
      lines: [
        { ...line, place: `Ground floor ${id}` },
        { ...line, place: `First floor ${id}` },
      ],
    }),
  );
  return id;
}

/** A quote accepted by the client, with its proposed client and jobs. */
export async function createAcceptedQuote(desk: Client, email = '') {
  const id = await createDraftQuote(desk, email);
  await retryUntilDone(() => desk.call(sendQuote, { id, edit: 1, channel: 'hand' }));
  await retryUntilDone(() => desk.call(decideQuote, { id, decision: 'accepted', name: 'Renee Castle' }));
  const { proposal } = await retryUntilDone(() => desk.call(getQuote, undefined, { params: { id } }));
  if (!proposal) throw new Error('Nothing is proposed');
  return { id, from: getToday(), client: proposal.client, jobs: proposal.jobs };
}
