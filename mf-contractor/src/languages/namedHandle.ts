import { inLanguage, type PageHandle } from '@cleaning/ui/app';

/** The same object with a text that is read in the language of the page, by the address that the text belongs to. */
function named<Name extends string, Item extends Readonly<Record<Name, string>>>(
  item: Item,
  name: Name,
  area: string,
  address: string,
): Item {
  const english = item[name];
  const get = () => inLanguage(area, { [address]: english })[address];
  return Object.defineProperty({ ...item }, name, { enumerable: true, get });
}

/** The handle of a page with title and entries in the language of the page (frameTexts.ts). */
export function addHandleName(address: string, handle: PageHandle): PageHandle {
  const { menu, daily } = handle;
  const entry = menu?.contractor;
  const translated: PageHandle = {
    ...handle,
    menu: entry ? { ...menu, contractor: named(entry, 'label', 'entries', address) } : menu,
    daily: daily && named(daily, 'label', 'daily', address),
  };
  return named(translated, 'title', 'titles', address);
}
