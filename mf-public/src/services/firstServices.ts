import building from '../assets/services/building.svg';
import office from '../assets/services/office.svg';
import retail from '../assets/services/retail.svg';
import { createCard, type Service } from './service';

/** The most requested services. In their own file, because the start page shows only these. */
export const firstServices: readonly Service[] = [
  createCard('building-cleaning', 'building', building, {
    title: 'Building cleaning',
    description:
      'Entrances, stairs, lifts, car parks and forecourts of offices and apartment buildings, always presentable.',
    picture: 'A cleaner washes the forecourt of an apartment building with a pressure washer.',
  }),
  createCard('retail-cleaning', 'retail', retail, {
    title: 'Retail cleaning',
    description: 'Floors, fitting rooms and shop windows ready before the first customer walks in.',
    picture: 'A cleaner mops the floor of a clothes shop after hours.',
  }),
  createCard('office-cleaning', 'office', office, {
    title: 'Office cleaning',
    description: 'Desks, kitchens and bathrooms done while your team is out, so the day starts fresh.',
    picture: 'A cleaner wipes a desk in an office with a view of the city.',
  }),
];
