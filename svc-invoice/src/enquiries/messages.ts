import { ENQUIRY_KINDS, PLACES } from '@cleaning/contracts';
import type { Enquiry } from './enquiry.entity.js';

/** A text of several lines as the lines of a message: no control characters. */
export const getLines = (text: string): string[] => text.split(/\r\n|\r|\n/).map((line) => line.replaceAll('\t', ' '));

/** Names an enquiry where no person may be named. */
export const formatEnquiryPlace = ({ kind, place, suburb }: Pick<Enquiry, 'kind' | 'place' | 'suburb'>): string =>
  kind === 'feedback' ? ENQUIRY_KINDS.feedback : `${PLACES[place]}, ${suburb}`;
