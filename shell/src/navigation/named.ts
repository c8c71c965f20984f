import { inLanguage } from '@cleaning/ui/app';

/**
 * The same page or entry with a name that is read in the language of the page.
 * @param area of the phone's catalogues (mf-contractor/src/languages/frameTexts.ts), which have the name by its address
 */
export function named<Name extends string, Item extends Readonly<Record<Name, string>>>(
  item: Item,
  name: Name,
  area: string,
  address: string,
): Item {
  const english = item[name];
  const get = () => inLanguage(area, { [address]: english })[address];
  return Object.defineProperty({ ...item }, name, { enumerable: true, get });
}
