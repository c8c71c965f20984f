import { ENQUIRY_KINDS, PLACES } from '@cleaning/contracts';
import type { Enquiry } from './enquiry.entity.js';

/** A text of several lines as the lines of a message: no control characters. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).map((line) => line.replaceAll('\t', ' '));

/** Names an enquiry where no person may be named. */
export const placeName = ({ kind, place, suburb }: Pick<Enquiry, 'kind' | 'place' | 'suburb'>): string =>
  kind === 'feedback' ? ENQUIRY_KINDS.feedback : `${PLACES[place]}, ${suburb}`;

/** Providers that deliver to one mailbox whatever dots its name has. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox that messages to an address are counted under: `a+1@` and `A@` are the mailbox `a@`. */
export function countedMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const name = address.slice(0, at).toLowerCase();
  const plus = name.indexOf('+');
  const mailbox = plus > 0 ? name.slice(0, plus) : name;
  if (!WITHOUT_DOTS.has(domain)) return `${mailbox}@${domain}`;
  return `${mailbox.replaceAll('.', '')}@gmail.com`;
}
