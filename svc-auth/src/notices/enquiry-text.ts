import { FIRST_PROOF, formatBusinessDays } from '@cleaning/contracts';
import type { ParameterReader } from './shift-text.js';

const MAX_SHOWN = 3;

/** For quote requests above the limit, which no message lists. */
function formatFlood(count: string): string {
  if (count === '') return '';
  const came = count === '1' ? '1 more came in over the limit. It’s' : `${count} more came in over the limit. They’re`;
  return ` ${came} in the list, marked as possible spam.`;
}

/**
 * Text about one quote request or contact form message, or about those of ten minutes.
 * @param places one line each, if several
 */
export function describeEnquiry(
  given: ParameterReader<'enquiry' | 'place' | 'count' | 'flood' | 'feedback' | 'days'>,
  places: readonly string[],
) {
  const hasFeedback = given('feedback') !== '';
  const rest = `. Reply within ${formatBusinessDays(Number(given('days')) || FIRST_PROOF.promise_days)}.${formatFlood(given('flood'))}`;
  if (given('count') === '')
    return {
      title: hasFeedback ? 'New message from the website' : 'New quote request',
      text: `${given('place')}${rest}`,
      path: `/admin/enquiries/${given('enquiry')}`,
    };
  const more = places.length > MAX_SHOWN ? ` and ${places.length - MAX_SHOWN} more` : '';
  return {
    title: hasFeedback ? `${given('count')} new website enquiries` : `${given('count')} new quote requests`,
    text: `${places.slice(0, MAX_SHOWN).join('; ')}${more}${rest}`,
    path: '/admin/enquiries',
    lines: places,
  };
}
