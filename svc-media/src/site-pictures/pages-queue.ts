/** For `tx.notifyQueue`: rewrites the public pages after the commit. */
export const PAGES = 'site_pages';
