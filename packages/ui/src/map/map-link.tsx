import type { ReactNode } from 'react';
import { accuracyOf, mapUrl } from './map-url';

/** Opens the place on a map in a new tab; text that is no place stays text. */
export function MapLink({ location, label }: { location: string; label: ReactNode }) {
  const url = mapUrl(location);
  if (url === null) return <span>{location}</span>;
  const accuracy = accuracyOf(location);
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={accuracy === null ? undefined : `Accurate to ${accuracy} m`}
    >
      {label}
      <span className="ui-sr-only"> (opens a map in a new tab)</span>
    </a>
  );
}
