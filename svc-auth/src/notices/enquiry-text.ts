import { FIRST_PROOF, workingDays } from '@cleaning/contracts';
import type { Given } from './shift-text.js';

const SHOWN = 3;

/** Of requests for quotes above the limit: no message lists them. */
function floodText(count: string): string {
  if (count === '') return '';
  const came = count === '1' ? '1 more came above the limit: it is' : `${count} more came above the limit: they are`;
  return ` ${came} in the list, marked as possible spam.`;
}

/**
 * The text about one request for a quote or message of the contact form, or about those of ten minutes.
 * @param places of several, a line each
 */
export function enquiryText(
  given: Given<'enquiry' | 'place' | 'count' | 'flood' | 'feedback' | 'days'>,
  places: readonly string[],
) {
  const hasFeedback = given('feedback') !== '';
  const rest = `. Please answer within ${workingDays(Number(given('days')) || FIRST_PROOF.promise_days)}.${floodText(given('flood'))}`;
  if (given('count') === '')
    return {
      title: hasFeedback ? 'Somebody has written to you on the website' : 'Somebody asks for a quote',
      text: `${given('place')}${rest}`,
      path: `/admin/enquiries/${given('enquiry')}`,
    };
  const more = places.length > SHOWN ? ` and ${places.length - SHOWN} more` : '';
  return {
    title: hasFeedback
      ? `${given('count')} people have written to you on the website`
      : `${given('count')} people ask for a quote`,
    text: `${places.slice(0, SHOWN).join('; ')}${more}${rest}`,
    path: '/admin/enquiries',
    lines: places,
  };
}
