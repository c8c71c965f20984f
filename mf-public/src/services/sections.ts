import { createEditableTexts } from '@cleaning/ui/app';
import type { Service, ServiceId } from './service';
import { services } from './services';

interface Article {
  readonly paragraphs: readonly string[];
  readonly includes: readonly string[];
}

/** Further text of a service's section. */
const ARTICLES: Readonly<Record<ServiceId, Article>> = createEditableTexts('details', {
  'building-cleaning': {
    paragraphs: [
      'People judge a building at the front door. We look after the parts that everybody walks through: foyers, lifts, stairwells, corridors, bin rooms, car parks and the path to the street.',
      'We plan the work with the strata or facility manager. Tell us about graffiti or storm damage and we’ll say when we can come.',
    ],
    includes: [
      'Foyers, lifts and stairs',
      'Pressure washing of paths and car parks',
      'Bin rooms and chutes',
      'Touch points and letterboxes',
    ],
  },
  'retail-cleaning': {
    paragraphs: [
      'Customers notice a floor before they notice the stock. We scrub, polish and vacuum while the shop is closed, and leave fitting rooms, counters and mirrors free of fingerprints.',
      'For centres and supermarkets, ask us about ride-on scrubbers, and about day porters for busy hours.',
    ],
    includes: [
      'Hard floors scrubbed and polished',
      'Fitting rooms, mirrors and counters',
      'Shop windows and entrances',
      'Day porters at busy times',
    ],
  },
  'office-cleaning': {
    paragraphs: [
      'A fresh office is a healthy office. Desks are wiped around your papers, never over them; kitchens and bathrooms are disinfected with colour-coded cloths so that nothing travels from one to the other.',
      'You choose evening, early morning or daytime cleaning. Alarms, keys and plants go on the list for your site.',
    ],
    includes: [
      'Desks, screens and meeting rooms',
      'Kitchens and bathrooms disinfected',
      'Floors vacuumed and mopped',
      'Paper and soap refilled, bins emptied',
    ],
  },
  'window-cleaning': {
    paragraphs: [
      'Sun finds every streak. Washed with pure water through poles, glass dries clear and nobody has to climb; frames, sills and tracks are part of the job.',
      'Higher glass needs a lift or ropes. Tell us how high it is, and your quote will say how we’ll do it.',
    ],
    includes: [
      'Glass inside and outside',
      'Frames, sills and tracks',
      'Solar panels and skylights',
      'High glass, by quote',
    ],
  },
  'carpet-cleaning': {
    paragraphs: [
      'Vacuuming takes the dust off the top, but what wears a carpet out is deeper. Hot water extraction rinses it from the pile, along with allergens and smells.',
      'We test each fibre first, treat each stain for what caused it and set up dryers, so you can walk on the carpet the same day. We can do rugs, chairs and sofas on the same visit.',
    ],
    includes: ['Hot water extraction', 'Stain treatment', 'Upholstery and rugs', 'Fast drying with air movers'],
  },
  'pre-end-sale-cleaning': {
    paragraphs: [
      'Moving out is hard enough without the oven. We clean from the ceiling fans to the skirting boards, room by room.',
      'For a sale we add windows, carpets and the front garden path, so that photos and inspections show the home at its best. If the agent finds something, send us the list and we’ll go through it with you.',
    ],
    includes: [
      'Kitchen with oven and range hood',
      'Bathrooms descaled',
      'Windows, blinds and tracks',
      'Help with the agent’s list',
    ],
  },
});

export const sections: readonly { readonly service: Service; readonly article: Article }[] = services.map(
  (service) => ({
    service,
    article: ARTICLES[service.id],
  }),
);
