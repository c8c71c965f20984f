import { ENQUIRY_KINDS, type EnquiryRow, PLACES } from '@cleaning/contracts';

/** Kind of place in a quote request. A contact form message has none. */
export const placeName = ({ kind, place }: Pick<EnquiryRow, 'kind' | 'place'>): string =>
  kind === 'feedback' ? ENQUIRY_KINDS.feedback : PLACES[place];
