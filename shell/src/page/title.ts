import { getSiteData, type PageHandle } from '@cleaning/ui/app';
import { COMPANY, TEXTS } from '../texts';

/** Key of a page's title among the texts that the office can change. */
export const buildTitleKey = (path: string): string => `titles.${path.slice(1).replaceAll('/', '-') || 'home'}`;

export const getPageTitle = (path: string, own: string): string => getSiteData().texts?.[buildTitleKey(path)] ?? own;

/**
 * Title of a tab: the page, preceded by the number of waiting items, if any.
 * @param page undefined if there is none
 */
export function formatTitle(pathname: string, page: Pick<PageHandle, 'title'> | undefined, waiting = 0): string {
  const title = getPageTitle(pathname, page?.title ?? TEXTS.notFound);
  return `${waiting > 0 ? `(${waiting}) ` : ''}${title} – ${COMPANY.name}`;
}

let shown: { readonly pathname: string; readonly page: PageHandle | undefined } | undefined;
let count = 0;

/** Also called after a change of language. */
export function showTitle(): void {
  if (shown) document.title = formatTitle(shown.pathname, shown.page, count);
}

export function setTitlePage(pathname: string, page: PageHandle | undefined): void {
  shown = { pathname, page };
  showTitle();
}

/** Sets the number of waiting items in the title. */
export function setTitleCount(waiting: number): void {
  count = waiting;
  showTitle();
}
