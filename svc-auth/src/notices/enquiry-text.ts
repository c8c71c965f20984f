import { FIRST_PROOF, formatBusinessDays } from '@cleaning/contracts';
import type { ParameterReader } from './shift-text.js';

const MAX_SHOWN = 3;

/** Of requests for quotes above the limit: no message lists them. */
function formatFlood(count: string): string {
  if (count === '') return '';
  const came = count === '1' ? '1 more came in over the limit. It’s' : `${count} more came in over the limit. They’re`;
  return ` ${came} in the list, marked as possible spam.`;
}

/**
 * The text about one request for a quote or message of the contact form, or about those of ten minutes.
 * @param places of several, a line each
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
