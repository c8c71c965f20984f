import { isWebLink } from '@cleaning/contracts';
import { localizeTexts } from '@cleaning/ui/app';
import type { ReactNode } from 'react';

export const texts = localizeTexts('mapLink', {
  accurate: (metres: number) => `Accurate to ${metres} m`,
  newTab: '(opens a map in a new tab)',
});

const POSITION = /^(-?\d{1,3}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)(?:,\s*(\d+(?:\.\d+)?))?$/;

/**
 * Map address of a place: a stamped position (`lat,lng` or `lat,lng,accuracy`, degrees and metres), or an admin's plain
 * web link. Null for anything else.
 */
export function buildMapUrl(location: string): string | null {
  const text = location.trim();
  const position = POSITION.exec(text);
  if (position) {
    const [, lat, lng] = position;
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
  }
  return isWebLink(text) ? text : null;
}

/** Accuracy of a stamped position in metres, if it has one. */
export const getAccuracy = (location: string): number | null => {
  const metres = POSITION.exec(location.trim())?.[3];
  return metres === undefined ? null : Math.round(Number(metres));
};

interface MapLinkProps {
  location: string;
  label: ReactNode;
  /** For screen readers, if the label is short. */
  spokenLabel?: string;
  className?: string;
}

/** Opens a place on a map in a new tab. Renders other text as text. */
export function MapLink({ location, label, spokenLabel, className }: MapLinkProps) {
  const url = buildMapUrl(location);
  if (url === null) return <span>{location}</span>;
  const accuracy = getAccuracy(location);
  return (
    <a
      href={url}
      className={className}
      aria-label={spokenLabel && `${spokenLabel} ${texts.newTab}`}
      target="_blank"
      rel="noopener noreferrer"
      title={accuracy === null ? undefined : texts.accurate(accuracy)}
    >
      {label}
      <span className="ui-sr-only"> {texts.newTab}</span>
    </a>
  );
}
