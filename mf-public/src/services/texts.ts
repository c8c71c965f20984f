import { createEditableTexts } from '@cleaning/ui/app';

export const services = createEditableTexts(
  'services',
  {
    title: 'Our services',
    lead: 'Six kinds of cleaning, each with its own trained team, equipment and check list.',
    readMore: 'Read More',
    detailsTitle: 'Services in detail',
    detailsLead: 'What is included, how we work, and what you will notice the next morning.',
    includes: 'Included',
    quote: 'Ask for a quote',
  },
  {
    more: (title: string) => `All about ${title.toLowerCase()}`,
    onThisPage: 'On this page',
  },
);
