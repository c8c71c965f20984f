/** Of the website's header: pages that are prerendered are not painted before it is there. */
export const HEADER_ID = 'site-header';
