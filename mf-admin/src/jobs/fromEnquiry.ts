import { type EnquiryDetail, FREQUENCIES, PLACES } from '@cleaning/contracts';

/** Where a job is made from an enquiry: once is a one-off job. */
export const createFrom = ({ id, frequency }: Pick<EnquiryDetail, 'id' | 'frequency'>): string =>
  `/admin/${frequency === 'once' ? 'create-quick-job' : 'create-permanent-job'}?enquiry=${id}`;

type EnquiryFacts = Pick<EnquiryDetail, 'name' | 'suburb' | 'place' | 'size' | 'frequency' | 'timing' | 'text'>;

/** What an enquiry tells about the job. The street and the pay are not in it. */
export const getJob = ({ name, suburb, place, size, frequency, timing, text }: EnquiryFacts) => ({
  title: `${name}, ${suburb}`.slice(0, 120),
  address: suburb,
  description: [
    `${PLACES[place]}, ${size}. ${FREQUENCIES[frequency]}${timing === '' ? '' : `. ${timing}`}`.replace(/\.?$/, '.'),
    ...(text === '' ? [] : [text]),
  ].join('\n\n'),
});
