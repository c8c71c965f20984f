import type { NoticeParameterName } from '@cleaning/contracts';
import type { ParameterReader } from './shift-text.js';

/** Notice to admins about a client's answer to a quote. */
export function describeAnsweredQuote(given: ParameterReader<NoticeParameterName<'quote-answered'>>) {
  const path = `/admin/quotes/${given('quote_id')}`;
  const quote = `quote ${given('quote')}`;
  if (given('answer') === 'accepted')
    return {
      title: 'Quote accepted',
      text: `${given('to')} accepted ${quote}. You can now create the client and jobs from it.`,
      path,
    };
  const why = given('reason') === '' ? '' : ` Reason: “${given('reason')}”.`;
  return { title: 'Quote declined', text: `${given('to')} declined ${quote}.${why}`, path };
}

/** Notice to admins about an unanswered quote. */
export const describeWaitingQuote = (given: ParameterReader<NoticeParameterName<'quote-waiting'>>) => ({
  title: 'Quote not answered',
  text: `${given('to')} hasn’t answered quote ${given('quote')}, sent ${given('days')} days ago.`,
  path: `/admin/quotes/${given('quote_id')}`,
});
