import type { NoticeParameterName } from '@cleaning/contracts';
import type { Given } from './shift-text.js';

/** What admins are told when a client has answered a quote. */
export function answeredQuoteText(given: Given<NoticeParameterName<'quote-answered'>>) {
  const path = `/admin/quotes/${given('quote_id')}`;
  const quote = `the quote ${given('quote')}`;
  if (given('answer') === 'accepted')
    return {
      title: 'A quote is accepted',
      text: `${given('to')} has accepted ${quote}. Client and jobs can be made from it.`,
      path,
    };
  const why = given('reason') === '' ? '' : ` The reason: “${given('reason')}”.`;
  return { title: 'A quote is declined', text: `${given('to')} has declined ${quote}.${why}`, path };
}

/** What admins are told of a quote that nobody answers. */
export const waitingQuoteText = (given: Given<NoticeParameterName<'quote-waiting'>>) => ({
  title: 'A quote is not answered',
  text: `${given('to')} has not answered the quote ${given('quote')}, which was sent ${given('days')} days ago.`,
  path: `/admin/quotes/${given('quote_id')}`,
});
