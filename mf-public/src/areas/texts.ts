import { createEditableTexts } from '@cleaning/ui/app';

export const areaTexts = createEditableTexts(
  'areas',
  {
    areas: 'Areas',
    listTitle: 'Cleaning in greater Adelaide',
    listLead: 'Choose your area.',
    elsewhere: 'Suburb not listed?',
    elsewhereText: 'Put it in your quote request. We’ll tell you if we can come.',
    about: 'Cleaning in this area',
    places: 'Places we clean here',
    suburbs: 'Suburbs',
    suburbsLead: 'Some of the suburbs we cover, with postcodes in brackets.',
    services: 'What we clean there',
    others: 'Other areas',
  },
  {
    suburbsOf: (names: string) => `${names} and nearby`,
    title: (name: string) => `Commercial cleaning in ${name}`,
    map: (name: string) => `Sketch map of ${name} in greater Adelaide`,
    bandTitle: (name: string) => `Get a quote for ${name}`,
  },
);
