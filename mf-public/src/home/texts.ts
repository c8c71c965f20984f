import { createEditableTexts } from '@cleaning/ui/app';

export const home = createEditableTexts(
  'home',
  {
    slides: [
      {
        heading: ['COMPREHENSIVE', 'SOLUTIONS'],
        text: 'Offices, shops, windows, carpets and whole buildings: one team looks after all of it.',
        picture: 'Two cleaners in a gondola on the glass front of a tower at dawn.',
      },
      {
        heading: ['HIGHEST QUALITY', 'STANDARDS'],
        text: 'Trained staff, written check lists and a look at every corner before we hand over the keys.',
        picture: 'A cleaner mops the shining floor of a bright lobby.',
      },
      {
        heading: ['MODERN TOOLS', 'AND MACHINERY'],
        text: 'Machines that save water, noise and hours, and a result that you can see your face in.',
        picture: 'A cleaner on a ride-on scrubber leaves a shining trail in a hall.',
      },
    ],
    title: 'Commercial cleaning in Adelaide',
    quote: 'Get a quote',
    solutions: 'BEST CLEANING SOLUTIONS IN ADELAIDE',
    solutionsLead: 'From a single shop to a whole tower: one team, one plan, and the same care on every visit.',
    readMore: 'Read More',
    allServices: 'See all services',
    whoWeAre: 'WHO WE ARE',
    whoWeAreLead:
      '{company} is an Adelaide company of trained cleaners who know your site by name. This is what you can hold us to:',
    points: [
      'Adelaide owned and run, cleaning for businesses and homes since {founded}',
      'Cleaning when it suits your site: before you open, after you close or at weekends',
      'Trained staff in uniform',
      'Modern tools and machinery that clean faster and more quietly',
      'Products that are kind to people, surfaces and waterways',
      'One contact person and a written report for every site',
      'Fixed written quotes without hidden extras',
    ],
    staffPicture: 'Three of our cleaners in uniform with their equipment.',
    callTitle: 'Tell us about your site',
  },
  {
    carousel: 'What we do',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    slide: (number: number, count: number) => `Slide ${number} of ${count}`,
    promise: (days: string) => `Quote within ${days}`,
    insured: (dollars: string) => `Insured to A$${dollars}`,
    insuredWith: (insurer: string) => `Public liability, with ${insurer}`,
    policeChecked: 'Police-checked',
    policeCheckedWho: 'Everyone who works at your site',
    answered: (hours: number) => (hours === 1 ? 'Answer within 1 hour' : `Answer within ${hours} hours`),
    answeredWhen: 'In office hours, when something isn’t right',
    manager: (name: string) => `Your manager: ${name}`,
    callText: (days: string) => `We visit, measure and send a fixed written quote within ${days}. It costs nothing.`,
  },
);
