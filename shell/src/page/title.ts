import { siteData } from '@cleaning/ui/app';
import { routeOf } from '../routing/routeTable';
import { COMPANY, TEXTS } from '../texts';

/** Of a page's title among the texts that the office can change. */
export const titleKey = (path: string): string => `titles.${path.slice(1).replaceAll('/', '-') || 'home'}`;

export const pageTitle = (path: string, own: string): string => siteData().texts?.[titleKey(path)] ?? own;

/** The title of a tab: the page, and in front of it how many things wait, if any. */
export function titleOf(pathname: string, waiting = 0): string {
  const page = pageTitle(pathname, routeOf(pathname)?.title ?? TEXTS.notFound);
  return `${waiting > 0 ? `(${waiting}) ` : ''}${page} – ${COMPANY.name}`;
}

let path = '';
let count = 0;

function show(): void {
  if (path !== '') document.title = titleOf(path, count);
}

export function setTitlePath(pathname: string): void {
  path = pathname;
  show();
}

/** How many things wait for the person. */
export function setTitleCount(waiting: number): void {
  count = waiting;
  show();
}
