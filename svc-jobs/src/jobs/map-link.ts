import { isWebLink } from '@cleaning/contracts';

/** A link to a map that a person pasted stays; any other text becomes a map search for it. */
export const mapLink = (text: string): string =>
  isWebLink(text) ? text : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`;
