import { editable } from '@cleaning/ui/app';
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

/** Title, description and picture's words can be changed by the office. */
const card = (
  id: ServiceId,
  icon: IconName,
  image: string,
  words: Pick<Service, 'title' | 'description' | 'picture'>,
): Service => editable(`services.${id}`, words, { id, icon, image });

export const services: readonly Service[] = [
  card('building-cleaning', 'building', building, {
    title: 'Building cleaning',
    description:
      'Entrances, stairs, lifts, car parks and forecourts of offices and apartment houses, always presentable.',
    picture: 'A cleaner washes the forecourt of an apartment house with a pressure washer.',
  }),
  card('retail-cleaning', 'retail', retail, {
    title: 'Retail cleaning',
    description: 'Floors, fitting rooms and shop windows that are ready before the first customer walks in.',
    picture: 'A cleaner mops the floor of a clothes shop after hours.',
  }),
  card('office-cleaning', 'office', office, {
    title: 'Office cleaning',
    description: 'Desks, kitchens and bathrooms done while your team is out, so that the day starts fresh.',
    picture: 'A cleaner wipes a desk in an office with a view of the city.',
  }),
  card('window-cleaning', 'window', window, {
    title: 'Window cleaning',
    description: 'Inside and outside, ground floor or fourth floor, without streaks and without ladders where we can.',
    picture: 'A squeegee draws a clear lane on a soapy window.',
  }),
  card('carpet-cleaning', 'carpet', carpet, {
    title: 'Carpet cleaning',
    description: 'Hot-water extraction that lifts stains, dust and smells, and is dry to walk on the same day.',
    picture: 'A carpet extractor leaves a bright lane on a carpet in a living room.',
  }),
  card('pre-end-sale-cleaning', 'key', exit, {
    title: 'Exit / end of lease / pre-sale cleaning',
    description: 'The whole home from oven to skirting board, with the check list that agents and buyers go by.',
    picture: 'A cleaner hands over the keys of an empty, shining flat.',
  }),
];
