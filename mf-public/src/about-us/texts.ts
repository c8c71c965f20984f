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
      'You choose the times, we agree on a checklist if you want one, and you see online what was done.',
    ],
    storyPicture: 'A van on the road, with the city and the Adelaide Hills behind it.',
    sitesTitle: 'Places we look after',
    sitesLead: 'Photos of our own work.',
    focusTitle: 'Our focus',
    staffTitle: 'Professional staff',
    staff:
      'Your cleaner has your contacts, rules and task list on their phone, and tells us if something can’t be done.',
    staffPicture: 'Three cleaners in uniform: a team leader with a checklist and two colleagues.',
    toolsTitle: 'Modern tools and machinery',
    tools:
      'Scrubbers for large floors, vacuums for carpets, poles for high glass. The right machine saves time, water and backs, and does what a mop can’t.',
    toolsPicture: 'The store room: shelves with products and a scrubber ready for the night.',
    capacityTitle: '24x365 capacity',
    capacity:
      'We clean when your site is empty: early, late, on weekends and on public holidays. Tell us what suits you.',
    capacityPicture: 'A clock between the city by night and by day.',
    capacityFigures: [
      { figure: 'Early', text: 'before you open' },
      { figure: 'Late', text: 'after you close' },
      { figure: '7', text: 'days a week' },
    ],
  },
  {
    staffChecked: 'Everyone who works at your site is police-checked.',
    reachUs: (hours: string) => `You can reach our office ${hours}.`,
  },
);
