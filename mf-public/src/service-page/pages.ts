import type { ServicePage } from './servicePage';
import { visitServices } from './visitServices';
import { workplaces } from './workplaces';

/** All at once: for the program that writes pages, and for visitors who arrive through a link. */
export const servicePages: readonly ServicePage[] = [...workplaces, ...visitServices];
