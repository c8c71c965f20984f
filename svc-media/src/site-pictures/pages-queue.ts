/** `tx.queued` of a transaction after which the public pages are written again. */
export const PAGES = 'site_pages';
