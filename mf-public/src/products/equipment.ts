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
