import { editable } from '@cleaning/ui/app';

export const areaTexts = editable(
  'areas',
  {
    areas: 'Areas',
    listTitle: 'Where we clean in greater Adelaide',
    listLead: 'Nine areas, each with its own kinds of places, hours and habits. Choose yours to see how we work there.',
    elsewhere: 'Your suburb is not named?',
    elsewhereText: 'Write it into the enquiry. We say at once whether we come there, and if not, we say that too.',
    about: 'Working here',
    places: 'Kinds of places',
    suburbs: 'Suburbs',
    suburbsLead: 'Among others; postcodes in brackets.',
    services: 'What we clean there',
    others: 'Other areas',
  },
  {
    suburbsOf: (names: string) => `${names} and around`,
    title: (name: string) => `Commercial cleaning in ${name}`,
    map: (name: string) => `A sketch of where ${name} lies in greater Adelaide`,
    bandTitle: (name: string) => `A quote for a place in ${name}`,
  },
);
