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
        text: 'Machines that save water, noise and hours.',
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
      'Cleaning when it suits your site: before you open, after you close or at weekends',
      'A checklist for your site, if you want one',
      'Products and equipment for each kind of surface',
      'Written quotes that you can accept online',
      'A page of your own with your visits, documents and invoices',
      'One invoice a month for all your sites',
    ],
    staffPicture: 'Three cleaners in uniform with their equipment.',
    callTitle: 'Tell us about your site',
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
    answered: (hours: number) => (hours === 1 ? 'Answer within 1 hour' : `Answer within ${hours} hours`),
    answeredWhen: 'In office hours, when something isn’t right',
    manager: (name: string) => `Your manager: ${name}`,
    callText: (promise: string) =>
      promise === ''
        ? 'Tell us about the place, and we’ll send you a written quote.'
        : `Tell us about the place. ${promise}, fixed and in writing.`,
  },
);
