import { editable } from '@cleaning/ui/app';

export const about = editable(
  'about',
  {
    title: 'About us',
    lead: 'A family of cleaners, grown with Adelaide.',
    storyTitle: 'Our story',
    story: [
      'We started in 2015 with one van, two vacuum cleaners and a promise: do it properly, or come back and do it again. The first customer, a dental practice on Unley Road, is still with us.',
      'Today our teams clean offices, shops, schools, apartment houses and homes from Gawler to Noarlunga. We stayed what we were: an Adelaide company in which the person who quotes your site also answers the telephone.',
      'Part of what we earn goes further. We also invest in Sri Lanka, where some of our founding families come from: in training, in small businesses and in places to work.',
    ],
    storyPicture: 'Our van on the road, with the city and the Adelaide Hills behind it.',
    sitesTitle: 'Places that we look after',
    sitesLead: 'Photographs of our own work.',
    focusTitle: 'Our focus',
    staffTitle: 'Professional staff',
    staff:
      'Everyone who works with us is trained before the first shift, carries a current police check and, for schools and child care, a working-with-children check. The same people come back to the same site, so they know your alarm, your plants and the corner that gathers dust.',
    staffPicture: 'Three cleaners in uniform: a team leader with a check list and two colleagues.',
    toolsTitle: 'Modern tools and machinery',
    tools:
      'Walk-behind and ride-on scrubbers, backpack vacuums with HEPA filters, water-fed poles that reach the fourth floor without a ladder. Good machines save hours, water and backs, and they leave a result that a mop cannot.',
    toolsPicture: 'The store room: shelves with products and a scrubber ready for the night.',
    capacityTitle: '24x365 capacity',
    capacity:
      'We plan the work around your opening hours: our teams can clean early, late, at weekends and on public holidays. Ask us for the times that suit your site.',
    capacityPicture: 'A clock between the city by night and by day.',
    capacityFigures: [
      { figure: 'Early', text: 'before you open' },
      { figure: 'Late', text: 'after you close' },
      { figure: '7', text: 'days to choose from' },
    ],
  },
  {
    reachUs: (hours: string) => `Our office: ${hours}.`,
  },
);
