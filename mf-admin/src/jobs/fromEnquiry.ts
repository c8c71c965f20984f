import { type EnquiryDetail, FREQUENCIES, PLACES } from '@cleaning/contracts';

/** Path of the form that creates a job from an enquiry. A single clean becomes a one-off job. */
export const createFrom = ({ id, frequency }: Pick<EnquiryDetail, 'id' | 'frequency'>): string =>
  `/admin/${frequency === 'once' ? 'create-quick-job' : 'create-permanent-job'}?enquiry=${id}`;

type EnquiryFacts = Pick<EnquiryDetail, 'name' | 'suburb' | 'place' | 'size' | 'frequency' | 'timing' | 'text'>;

/** Job fields known from an enquiry. It has no street and no pay. */
export const getJob = ({ name, suburb, place, size, frequency, timing, text }: EnquiryFacts) => ({
  title: `${name}, ${suburb}`.slice(0, 120),
  address: suburb,
  description: [
    `${PLACES[place]}, ${size}. ${FREQUENCIES[frequency]}${timing === '' ? '' : `. ${timing}`}`.replace(/\.?$/, '.'),
    ...(text === '' ? [] : [text]),
  ].join('\n\n'),
});
