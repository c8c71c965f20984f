import type { Area } from './area';
import { coast } from './coastAreas';
import { hillsAndPlains } from './hillsAndPlainsAreas';

/** Parts of greater Adelaide, each with its own page below /areas. */
export const areas: readonly Area[] = [...hillsAndPlains, ...coast];
