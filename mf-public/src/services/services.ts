import building from '../assets/services/building.svg';
import carpet from '../assets/services/carpet.svg';
import exit from '../assets/services/exit.svg';
import office from '../assets/services/office.svg';
import retail from '../assets/services/retail.svg';
import window from '../assets/services/window.svg';
import type { IconName } from '../icon/Icon';

/** Also the places of their pictures. */
export type ServiceId =
  | 'building-cleaning'
  | 'retail-cleaning'
  | 'office-cleaning'
  | 'window-cleaning'
  | 'carpet-cleaning'
  | 'pre-end-sale-cleaning';

export interface Service {
  /** Also the place on /services/details, as hash. */
  readonly id: ServiceId;
  readonly title: string;
  readonly icon: IconName;
  readonly description: string;
  readonly image: string;
  /** What the picture shows. */
  readonly picture: string;
}

export const services: readonly Service[] = [
  {
    id: 'building-cleaning',
    title: 'Building cleaning',
    icon: 'building',
    description:
      'Entrances, stairs, lifts, car parks and forecourts of offices and apartment houses, always presentable.',
    image: building,
    picture: 'A cleaner washes the forecourt of an apartment house with a pressure washer.',
  },
  {
    id: 'retail-cleaning',
    title: 'Retail cleaning',
    icon: 'retail',
    description: 'Floors, fitting rooms and shop windows that are ready before the first customer walks in.',
    image: retail,
    picture: 'A cleaner mops the floor of a clothes shop after hours.',
  },
  {
    id: 'office-cleaning',
    title: 'Office cleaning',
    icon: 'office',
    description: 'Desks, kitchens and bathrooms done while your team is out, so that the day starts fresh.',
    image: office,
    picture: 'A cleaner wipes a desk in an office with a view of the city.',
  },
  {
    id: 'window-cleaning',
    title: 'Window cleaning',
    icon: 'window',
    description: 'Inside and outside, ground floor or fourth floor, without streaks and without ladders where we can.',
    image: window,
    picture: 'A squeegee draws a clear lane on a soapy window.',
  },
  {
    id: 'carpet-cleaning',
    title: 'Carpet cleaning',
    icon: 'carpet',
    description: 'Hot-water extraction that lifts stains, dust and smells, and is dry to walk on the same day.',
    image: carpet,
    picture: 'A carpet extractor leaves a bright lane on a carpet in a living room.',
  },
  {
    id: 'pre-end-sale-cleaning',
    title: 'Exit / end of lease / pre-sale cleaning',
    icon: 'key',
    description: 'The whole home from oven to skirting board, with the check list that agents and buyers go by.',
    image: exit,
    picture: 'A cleaner hands over the keys of an empty, shining flat.',
  },
];
