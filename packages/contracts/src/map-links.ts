/**
 * Nothing but a host between the scheme and the path: no name, no password, and no character that browsers read as another. So what is
 * read here is where a browser goes.
 */
const WEB_LINK =
  /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,4})?(?:\/[!"$->@-[\]-~\u00a1-\uffff]*)?(?:[?#][!-[\]-~\u00a1-\uffff]*)?$/i;
/** What browsers would take for an address of the web. */
const MEANT_AS_LINK = /^\s*(?:https?:|[\\/]{2}|[\\/]\\)/i;

/** Whether a text is an address of the web that leads where it says. Anything else is never shown as a link. */
export const isWebLink = (text: string): boolean => WEB_LINK.test(text);

/** A place as an admin writes it: a link that leads where it says, or words to look for on a map. */
export const isPlace = (text: string): boolean => isWebLink(text) || !MEANT_AS_LINK.test(text);
