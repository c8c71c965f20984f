import type { ServicePage } from './servicePage';
import { visitServices } from './visitServices';
import { workplaces } from './workplaces';

/** All pages together, for the program that writes pages and for visitors who follow a link. */
export const servicePages: readonly ServicePage[] = [...workplaces, ...visitServices];
