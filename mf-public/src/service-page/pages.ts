import { type Service, services } from '../services/services';
import { byTheVisit } from './byTheVisit';
import { servicePages as names } from './names';
import type { ServicePage } from './servicePage';
import { workplaces } from './workplaces';

export interface FullServicePage {
  readonly page: ServicePage;
  readonly service: Service;
  /** Its name in headings and links: shorter than on its card. */
  readonly label: string;
}

/** In the order of the services' cards. Words are read where they are shown: the office can change them. */
export const servicePages: readonly FullServicePage[] = names.flatMap(({ id, label }) => {
  const page = [...workplaces, ...byTheVisit].find((one) => one.id === id);
  const service = services.find((one) => one.id === id);
  return page && service ? [{ page, service, label }] : [];
});
