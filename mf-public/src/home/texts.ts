import { createEditableTexts } from '@cleaning/ui/app';

export const home = createEditableTexts(
  'home',
  {
    slides: [
      {
        heading: ['COMPREHENSIVE', 'SOLUTIONS'],
        text: 'Offices, shops, windows, carpets and whole buildings.',
        picture: 'Two cleaners in a gondola on the glass front of a tower at dawn.',
      },
      {
        heading: ['HIGHEST QUALITY', 'STANDARDS'],
        text: 'See online what was done at each visit.',
        picture: 'A cleaner mops the shining floor of a bright lobby.',
      },
      {
        heading: ['MODERN TOOLS', 'AND MACHINERY'],
        text: 'Scrubbers, vacuums and poles for every surface.',
        picture: 'A cleaner on a ride-on scrubber leaves a shining trail in a hall.',
      },
    ],
    title: 'Commercial cleaning in Adelaide',
    quote: 'Get a quote',
    solutions: 'BEST CLEANING SOLUTIONS IN ADELAIDE',
    solutionsLead: 'From a single shop to a whole tower.',
    readMore: 'Read More',
    allServices: 'See all services',
    whoWeAre: 'WHO WE ARE',
    whoWeAreLead: '{company} cleans for businesses and homes in and around Adelaide.',
    points: [
      'Offices, shops, buildings, windows, carpets and homes',
      'Cleaning when it suits you: before you open, after you close or on weekends',
      'A checklist for your site, if you want one',
      'The right products and equipment for every surface',
      'Written quotes that you can accept online',
      'Your visits, documents and invoices online, any time',
      'One invoice a month for all your sites',
    ],
    staffPicture: 'Three cleaners in uniform with their equipment.',
    callTitle: 'Need a quote?',
  },
  {
    carousel: 'What we do',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    slide: (number: number, count: number) => `Slide ${number} of ${count}`,
    insured: (dollars: string) => `Insured to A$${dollars}`,
    insuredWith: (insurer: string) => `Public liability, with ${insurer}`,
    policeChecked: 'Police-checked',
    policeCheckedWho: 'Everyone who works at your site',
    answered: (hours: number) => (hours === 1 ? 'Reply within 1 hour' : `Reply within ${hours} hours`),
    answeredWhen: 'In office hours, when something isn’t right',
    manager: (name: string) => `Your manager: ${name}`,
    callText: (promise: string) =>
      promise === ''
        ? 'Tell us about the place, and we’ll send you a written quote.'
        : `Tell us about the place. ${promise}, in writing.`,
  },
);
