import type { Service } from '../services/service';
import { services } from '../services/services';
import { servicePages as names } from './names';
import type { ServicePage } from './servicePage';

interface Card {
  readonly service: Service;
  /** Name in headings and links: shorter than on its card. */
  readonly label: string;
}

/** @throws for a page without a card */
export function getCard({ id }: Pick<ServicePage, 'id'>): Card {
  const service = services.find((one) => one.id === id);
  const name = names.find((one) => one.id === id);
  if (!service || !name) throw new Error(`${id} has no card`);
  return { service, label: name.label };
}
