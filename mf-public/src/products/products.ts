import backpackVacuum from '../assets/equipment/backpackVacuum.svg';
import carpetExtractor from '../assets/equipment/carpetExtractor.svg';
import cloths from '../assets/equipment/cloths.svg';
import mopBucket from '../assets/equipment/mopBucket.svg';
import polisher from '../assets/equipment/polisher.svg';
import pressureWasher from '../assets/equipment/pressureWasher.svg';
import rideOnScrubber from '../assets/equipment/rideOnScrubber.svg';
import scrubber from '../assets/equipment/scrubber.svg';
import signs from '../assets/equipment/signs.svg';
import steamCleaner from '../assets/equipment/steamCleaner.svg';
import trolley from '../assets/equipment/trolley.svg';
import waterFedPole from '../assets/equipment/waterFedPole.svg';
import wetDryVacuum from '../assets/equipment/wetDryVacuum.svg';
import carpet from '../assets/products/carpet.svg';
import degreaser from '../assets/products/degreaser.svg';
import descaler from '../assets/products/descaler.svg';
import disinfectant from '../assets/products/disinfectant.svg';
import floor from '../assets/products/floor.svg';
import freshener from '../assets/products/freshener.svg';
import glass from '../assets/products/glass.svg';
import soap from '../assets/products/soap.svg';
import steel from '../assets/products/steel.svg';

export interface Product {
  readonly name: string;
  readonly image: string;
  readonly details: string;
  /** A public page about this kind of product. */
  readonly link: string;
}

export const products: readonly Product[] = [
  {
    name: 'Neutral floor cleaner',
    image: floor,
    details:
      'Lifts the day’s dirt from vinyl, stone and sealed timber and leaves no film. No rinsing at daily dilution.',
    link: 'https://en.wikipedia.org/wiki/Floor_cleaning',
  },
  {
    name: 'Glass cleaner',
    image: glass,
    details: 'Dries in seconds without streaks on glass, mirrors and screens. Free of ammonia.',
    link: 'https://en.wikipedia.org/wiki/Window_cleaner',
  },
  {
    name: 'Hospital-grade disinfectant',
    image: disinfectant,
    details: 'For touch points, bathrooms and medical rooms. We leave it wet for as long as the label says.',
    link: 'https://en.wikipedia.org/wiki/Disinfectant',
  },
  {
    name: 'Bathroom descaler',
    image: descaler,
    details: 'Citric acid lifts limescale and soap scum from taps, tiles and shower screens, and is gentle on chrome.',
    link: 'https://en.wikipedia.org/wiki/Descaling_agent',
  },
  {
    name: 'Carpet spot remover',
    image: carpet,
    details: 'Lifts coffee, ink and grease from fibres before the extractor rinses them out.',
    link: 'https://en.wikipedia.org/wiki/Stain_removal',
  },
  {
    name: 'Heavy-duty degreaser',
    image: degreaser,
    details: 'Breaks down baked-on grease on range hoods, workshop floors and loading docks.',
    link: 'https://en.wikipedia.org/wiki/Cleaning_agent',
  },
  {
    name: 'Stainless steel polish',
    image: steel,
    details: 'Cleans lifts, kitchens and handrails and keeps fingerprints away for days.',
    link: 'https://en.wikipedia.org/wiki/Stainless_steel',
  },
  {
    name: 'Foaming hand soap',
    image: soap,
    details: 'Mild, perfume-free foam for dispensers.',
    link: 'https://en.wikipedia.org/wiki/Soap',
  },
  {
    name: 'Air freshener',
    image: freshener,
    details: 'Neutralises smells in foyers and bathrooms instead of covering them. Low in volatile compounds.',
    link: 'https://en.wikipedia.org/wiki/Air_freshener',
  },
];

export interface EquipmentItem {
  readonly name: string;
  readonly image: string;
}

export const equipment: readonly EquipmentItem[] = [
  { name: 'Walk-behind floor scrubber', image: scrubber },
  { name: 'Ride-on floor scrubber', image: rideOnScrubber },
  { name: 'Backpack vacuum', image: backpackVacuum },
  { name: 'Wet and dry vacuum', image: wetDryVacuum },
  { name: 'Carpet extractor', image: carpetExtractor },
  { name: 'Rotary floor polisher', image: polisher },
  { name: 'Pressure washer', image: pressureWasher },
  { name: 'Steam cleaner', image: steamCleaner },
  { name: 'Water-fed window pole', image: waterFedPole },
  { name: 'Cleaning trolley', image: trolley },
  { name: 'Mop bucket with wringer', image: mopBucket },
  { name: 'Colour-coded microfibre cloths', image: cloths },
  { name: 'Safety signs', image: signs },
];
