import type { ServicePage } from './servicePage';
import { visitServices } from './visitServices';
import { workplaces } from './workplaces';

/** All at once: for whoever writes pages, and for visitors who come to one by a link. */
export const servicePages: readonly ServicePage[] = [...workplaces, ...visitServices];
