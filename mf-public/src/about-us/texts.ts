import { createEditableTexts } from '@cleaning/ui/app';

export const about = createEditableTexts(
  'about',
  {
    title: 'About us',
    lead: 'Cleaners who know your site by name.',
    storyTitle: 'Our story',
    story: [
      'We started in {founded} with one promise: do it properly, or come back and do it again.',
      'Our teams clean offices, shops, schools, apartment buildings and homes in and around Adelaide.',
      'Part of what we earn goes further: we also invest in Sri Lanka, in training, small businesses and places to work.',
    ],
    storyPicture: 'Our van on the road, with the city and the Adelaide Hills behind it.',
    sitesTitle: 'Places that we look after',
    sitesLead: 'Photographs of our own work.',
    focusTitle: 'Our focus',
    staffTitle: 'Professional staff',
    staff:
      'Everyone who works with us gives us a police check and is trained before the first shift. For schools and child care they also need a working with children check. The same people come back to your site, so they know your alarm, your plants and the corner that gathers dust.',
    staffPicture: 'Three cleaners in uniform: a team leader with a check list and two colleagues.',
    toolsTitle: 'Modern tools and machinery',
    tools:
      'Walk-behind and ride-on scrubbers, backpack vacuums with HEPA filters, water-fed poles that reach the fourth floor without a ladder. Good machines save hours, water and backs, and they leave a result that a mop cannot.',
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
    reachUs: (hours: string) => `You can reach our office ${hours}.`,
  },
);
