import { createEditableTexts } from '@cleaning/ui/app';

export const servicePage = createEditableTexts(
  'service',
  {
    services: 'Services',
    tasks: 'What we do',
    tasksLead:
      'A starting point for your own list. We agree on it with you on site, and you can change it at any time.',
    howTitle: 'How it works',
    how: [
      {
        title: 'You tell us',
        text: 'Type of place, size, suburb and how often: two short steps, with photos if you have some.',
      },
      {
        title: 'We take a look',
        text: 'Over the phone for small jobs, on site for larger ones. You show us what matters to you.',
      },
      {
        title: 'You get a written quote',
        text: 'With the list of tasks and the price.',
      },
      {
        title: 'We clean, you check',
        text: 'See each visit online. Something not right? Tell us.',
      },
    ],
    price: 'What the price depends on',
    prepare: 'Good to have ready',
    prepareLead: 'You don’t need these to enquire, but they make your quote faster and more accurate.',
    questionsLead: 'Another question? Call us, or add it to your enquiry.',
    others: 'Other services',
    areas: 'Where we work',
    areasLead: 'Choose your area in greater Adelaide.',
  },
  {
    title: (name: string) => `${name} in Adelaide`,
    bandTitle: (name: string) => `Get a price for ${name.toLowerCase()}`,
  },
);
