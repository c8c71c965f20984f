import { createEditableTexts } from '@cleaning/ui/app';
import type { IconName } from '../icon/Icon';

/** Also the names of the services' picture places. */
export type ServiceId =
  | 'building-cleaning'
  | 'retail-cleaning'
  | 'office-cleaning'
  | 'window-cleaning'
  | 'carpet-cleaning'
  | 'pre-end-sale-cleaning';

export interface Service {
  /** Also the fragment on /services/details. */
  readonly id: ServiceId;
  readonly title: string;
  readonly icon: IconName;
  readonly description: string;
  readonly image: string;
  /** Description of the picture. */
  readonly picture: string;
}

/** Title, description and picture's words can be changed by the office. */
export const createCard = (
  id: ServiceId,
  icon: IconName,
  image: string,
  words: Pick<Service, 'title' | 'description' | 'picture'>,
): Service => createEditableTexts(`services.${id}`, words, { id, icon, image });
