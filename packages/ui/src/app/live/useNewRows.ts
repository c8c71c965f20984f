import { useEffect, useState } from 'react';
import { hasChanged } from './liveState';

/**
 * Which rows of a list are new: they were not there before, and their thing has changed since this page was opened.
 * @param keys ids of the things in the rows
 */
export function useNewRows(keys: readonly string[]): (key: string) => boolean {
  const [known] = useState(() => new Set<string>());
  useEffect(() => {
    for (const key of keys) if (!hasChanged(key)) known.add(key);
  });
  return (key) => hasChanged(key) && !known.has(key);
}
