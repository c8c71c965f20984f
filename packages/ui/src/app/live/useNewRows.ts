import { useEffect, useState } from 'react';
import { hasChanged } from './liveState';

/**
 * New rows of a list: they weren't there before, and their record has changed since this page was opened.
 * @param keys ids of the rows' records
 */
export function useNewRows(keys: readonly string[]): (key: string) => boolean {
  const [known] = useState(() => new Set<string>());
  useEffect(() => {
    for (const key of keys) if (!hasChanged(key)) known.add(key);
  });
  return (key) => hasChanged(key) && !known.has(key);
}
