import { createEditableTexts } from '@cleaning/ui/app';
import type { ServiceId } from '../services/service';
import type { Question } from '../site/Questions';

/** Words of a service's page beside its card. */
export interface ServicePage {
  /** Id of its card in services.ts, and of its section on /services/details. */
  readonly id: ServiceId;
  /** The address below /services. */
  readonly slug: string;
  readonly lead: string;
  /** Meta description, for search engines and previews: 50 to 160 characters. */
  readonly description: string;
  readonly about: readonly string[];
  readonly tasks: readonly { readonly title: string; readonly items: readonly string[] }[];
  /** Factors of a quote's price. */
  readonly price: readonly string[];
  readonly prepare: readonly string[];
  readonly questions: readonly Question[];
}

/** Lets the office change a page's words, stored under its slug. */
export function createServicePage({ id, slug, ...words }: ServicePage): ServicePage {
  return createEditableTexts(slug, words, { id, slug });
}
