import { createEditableTexts } from '@cleaning/ui/app';
import type { Question } from '../site/Questions';
import type { AreaSlug } from './areaNames';
import { AREA_SUBURBS } from './areaSuburbs';

export interface AreaSuburb {
  readonly name: string;
  readonly postcode: string;
  /** Centre, to about a kilometre, in degrees south and east. */
  readonly south: number;
  readonly east: number;
}

/** A part of greater Adelaide, with the texts of its page. */
export interface Area {
  /** The address below /areas. */
  readonly slug: AreaSlug;
  /** Name, as in “Commercial cleaning in …”. */
  readonly name: string;
  readonly lead: string;
  /** Meta description, for search engines and previews: 50 to 160 characters. */
  readonly description: string;
  readonly about: readonly string[];
  /** Kinds of places there, and what we pay attention to at each. */
  readonly places: readonly { readonly title: string; readonly text: string }[];
  readonly suburbs: readonly AreaSuburb[];
  readonly questions: readonly Question[];
}

/** Without suburbs, which are in one list for all areas. */
export type AreaWords = Omit<Area, 'suburbs'>;

/** Lets the office change an area's words, stored under its slug. */
export function createArea({ slug, name, ...words }: AreaWords): Area {
  return createEditableTexts(slug, words, { slug, name, suburbs: AREA_SUBURBS[slug] });
}
