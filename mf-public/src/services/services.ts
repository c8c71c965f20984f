import carpet from '../assets/services/carpet.svg';
import exit from '../assets/services/exit.svg';
import window from '../assets/services/window.svg';
import { firstServices } from './firstServices';
import { createCard, type Service } from './service';

export const services: readonly Service[] = [
  ...firstServices,
  createCard('window-cleaning', 'window', window, {
    title: 'Window cleaning',
    description: 'Glass, frames, sills and tracks, inside and outside, without streaks.',
    picture: 'A squeegee draws a clear lane on a soapy window.',
  }),
  createCard('carpet-cleaning', 'carpet', carpet, {
    title: 'Carpet cleaning',
    description:
      'Hot water extraction that lifts stains, dust and smells, with carpets dry enough to walk on the same day.',
    picture: 'A carpet extractor leaves a bright lane on a carpet in a living room.',
  }),
  createCard('pre-end-sale-cleaning', 'key', exit, {
    title: 'Exit / end of lease / pre-sale cleaning',
    description: 'The whole home from oven to skirting board, for the final inspection or before a sale.',
    picture: 'A cleaner hands over the keys to an empty, spotless unit.',
  }),
];
