import { createEditableTexts } from '@cleaning/ui/app';

export const services = createEditableTexts(
  'services',
  {
    title: 'Our services',
    lead: 'Six kinds of cleaning for workplaces and homes.',
    readMore: 'Read More',
    detailsTitle: 'Services in detail',
    detailsLead: 'What is included in each.',
    includes: 'Included',
    quote: 'Get a quote',
  },
  {
    more: (title: string) => `All about ${title.toLowerCase()}`,
    onThisPage: 'On this page',
  },
);
