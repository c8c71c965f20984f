import { isWebLink } from '@cleaning/contracts';

const POSITION = /^(-?\d{1,3}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)(?:,\s*(\d+(?:\.\d+)?))?$/;

/**
 * The address of a map for a place: a stamped position (`lat,lng` or `lat,lng,accuracy`, degrees and metres) or a link
 * that an admin typed, when it leads where it says. Null for anything else.
 */
export function mapUrl(location: string): string | null {
  const text = location.trim();
  const position = POSITION.exec(text);
  if (position) {
    const [, lat, lng] = position;
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
  }
  return isWebLink(text) ? text : null;
}

/** Accuracy of a stamped position in metres, if it has one. */
export const accuracyOf = (location: string): number | null => {
  const metres = POSITION.exec(location.trim())?.[3];
  return metres === undefined ? null : Math.round(Number(metres));
};
