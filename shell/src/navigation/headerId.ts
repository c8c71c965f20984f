/** Id of the website's header. Prerendered pages aren't painted before it is there. */
export const HEADER_ID = 'site-header';
