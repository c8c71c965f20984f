import { createEditableTexts } from '@cleaning/ui/app';

export const about = createEditableTexts(
  'about',
  {
    title: 'About us',
    lead: 'Commercial and domestic cleaning in and around Adelaide.',
    storyTitle: 'Our story',
    story: [
      'We started in {founded}.',
      'We clean offices, shops, schools, apartment buildings and homes in and around Adelaide.',
      'Your site has its own times, a checklist if you want one, and a page where you see what was done.',
    ],
    storyPicture: 'A van on the road, with the city and the Adelaide Hills behind it.',
    sitesTitle: 'Places we look after',
    sitesLead: 'Photos of our own work.',
    focusTitle: 'Our focus',
    staffTitle: 'Professional staff',
    staff:
      'Whoever cleans your site has its contacts, its rules and its tasks at hand, and tells us when something can’t be done.',
    staffPicture: 'Three cleaners in uniform: a team leader with a checklist and two colleagues.',
    toolsTitle: 'Modern tools and machinery',
    tools:
      'Scrubbers for large floors, vacuums for carpets, poles for high glass. The right machine saves hours, water and backs, and leaves a result that a mop can’t.',
    toolsPicture: 'The store room: shelves with products and a scrubber ready for the night.',
    capacityTitle: '24x365 capacity',
    capacity:
      'Cleaning happens when your site is empty: early, late, at weekends and on public holidays. Ask us for the times that suit you.',
    capacityPicture: 'A clock between the city by night and by day.',
    capacityFigures: [
      { figure: 'Early', text: 'before you open' },
      { figure: 'Late', text: 'after you close' },
      { figure: '7', text: 'days to choose from' },
    ],
  },
  {
    staffChecked: 'Everyone who works at your site is police-checked.',
    reachUs: (hours: string) => `You can reach our office ${hours}.`,
  },
);
