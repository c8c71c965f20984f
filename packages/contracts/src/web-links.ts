// Separate from the schemas: every public page reads it without loading any.

/**
 * Only a host between scheme and path: no user name, no password, and no character that browsers interpret differently.
 * The visible host is therefore the one that a browser opens.
 */
const WEB_LINK =
  /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,4})?(?:\/[!"$->@-[\]-~\u00a1-\uffff]*)?(?:[?#][!-[\]-~\u00a1-\uffff]*)?$/i;
/** Text that a browser would interpret as a web address. */
const LINK_LIKE_TEXT = /^\s*(?:https?:|[\\/]{2}|[\\/]\\)/i;

/** True for a safe web address. Other text is never shown as a link. */
export const isWebLink = (text: string): boolean => WEB_LINK.test(text);

/** True for a place: a safe link to a map, or words to search for on one. */
export const isPlace = (text: string): boolean => isWebLink(text) || !LINK_LIKE_TEXT.test(text);

/** A web link stays as it is; any other text becomes a search on a map. */
export const toMapLink = (text: string): string =>
  isWebLink(text) ? text : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`;

/** Top-level domain of a public host: letters, or a domain in another script ("xn--…"). */
const PUBLIC_HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

/** True for a link to a page on the internet: no IP address, no name of an office machine. */
export const isPublicPage = (text: string): boolean =>
  isWebLink(text) && PUBLIC_HOST.test(/^https?:\/\/([^/:?#]+)/i.exec(text)?.[1] ?? '');

/** True for a web address as companies print it: www.company.com.au, or the whole link. */
export const isPrintedAddress = (text: string): boolean =>
  isPublicPage(/^https?:\/\//i.test(text) ? text : `https://${text}`);
