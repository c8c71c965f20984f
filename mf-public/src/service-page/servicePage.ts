import { createEditableTexts } from '@cleaning/ui/app';
import type { ServiceId } from '../services/service';
import type { Question } from '../site/Questions';

/** What the page of one service says beyond its card. */
export interface ServicePage {
  /** Of its card in services.ts, and its place on /services/details. */
  readonly id: ServiceId;
  /** The address below /services. */
  readonly slug: string;
  readonly lead: string;
  /** For search engines and previews: 50 to 160 characters. */
  readonly description: string;
  readonly about: readonly string[];
  readonly tasks: readonly { readonly title: string; readonly items: readonly string[] }[];
  /** What the price of a quote depends on. */
  readonly price: readonly string[];
  readonly prepare: readonly string[];
  readonly questions: readonly Question[];
}

/** A page whose words the office can change, under the name of its address. */
export function createServicePage({ id, slug, ...words }: ServicePage): ServicePage {
  return createEditableTexts(slug, words, { id, slug });
}
