import { localizeTexts, type PageHandle } from '@cleaning/ui/app';

/** The same object with one text that is read in the page's language, found by the address that it belongs to. */
function localizeText<Name extends string, Item extends Readonly<Record<Name, string>>>(
  item: Item,
  name: Name,
  area: string,
  address: string,
): Item {
  const english = item[name];
  const get = () => localizeTexts(area, { [address]: english })[address];
  return Object.defineProperty({ ...item }, name, { enumerable: true, get });
}

/** The handle of a page with title and entries in the language of the page (frameTexts.ts). */
export function addHandleName(address: string, handle: PageHandle): PageHandle {
  const { menu, daily } = handle;
  const entry = menu?.contractor;
  const translated: PageHandle = {
    ...handle,
    menu: entry ? { ...menu, contractor: localizeText(entry, 'label', 'entries', address) } : menu,
    daily: daily && localizeText(daily, 'label', 'daily', address),
  };
  return localizeText(translated, 'title', 'titles', address);
}
