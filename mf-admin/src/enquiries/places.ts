import { ENQUIRY_KINDS, type EnquiryRow, PLACES } from '@cleaning/contracts';

/** The kind of place that a quote is asked for. A message of the contact form names none. */
export const placeName = ({ kind, place }: Pick<EnquiryRow, 'kind' | 'place'>): string =>
  kind === 'feedback' ? ENQUIRY_KINDS.feedback : PLACES[place];
