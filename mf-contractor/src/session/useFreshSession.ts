import { USER_KEY, useQueryClient } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';

/**
 * Refreshes the session when a screen opens that shows its lists, and every `everyMs` milliseconds if given. Returns
 * true once the first read has ended, even if it failed.
 */
export function useFreshSession(everyMs?: number): boolean {
  const queries = useQueryClient();
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    let stopped = false;
    const read = () => queries.refetchQueries({ queryKey: USER_KEY });
    void read().finally(() => {
      if (!stopped) setFresh(true);
    });
    const timer = everyMs === undefined ? undefined : setInterval(() => void read(), everyMs);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [queries, everyMs]);
  return fresh;
}
