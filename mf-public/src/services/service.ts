import { createEditableTexts } from '@cleaning/ui/app';
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
export const createCard = (
  id: ServiceId,
  icon: IconName,
  image: string,
  words: Pick<Service, 'title' | 'description' | 'picture'>,
): Service => createEditableTexts(`services.${id}`, words, { id, icon, image });
