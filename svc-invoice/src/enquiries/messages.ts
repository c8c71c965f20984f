import { FREQUENCIES, PLACES } from '@cleaning/contracts';
import type { Enquiry } from './enquiry.entity.js';

/** A text of several lines as the lines of a message: no control characters. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).map((line) => line.replaceAll('\t', ' '));

/** What somebody has sent, as the lines of a message to them. */
export function sentLines(
  enquiry: Omit<Enquiry, 'id' | 'idempotency_key' | 'state' | 'sent_at' | 'changed_at'>,
  photos: number,
): string[] {
  const { place, size, frequency, timing, suburb, text, name, email, telephone } = enquiry;
  const given: readonly (readonly [label: string, value: string])[] = [
    ['Kind of place', PLACES[place]],
    ['Size', size],
    ['Suburb', suburb],
    ['How often', FREQUENCIES[frequency]],
    ['When', timing],
    ['Photos', photos === 0 ? '' : String(photos)],
    ['Name', name],
    ['E-mail', email],
    ['Telephone', telephone],
  ];
  return [
    ...given.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`),
    ...(text === '' ? [] : linesOf(text)),
  ];
}

/** Names an enquiry where no person may be named. */
export const placeName = ({ place, suburb }: Pick<Enquiry, 'place' | 'suburb'>): string =>
  `${PLACES[place]}, ${suburb}`;
