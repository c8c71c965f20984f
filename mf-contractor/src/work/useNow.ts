import { useEffect, useState } from 'react';

/** Current time in milliseconds, updated every `eachMs` milliseconds. */
export function useNow(eachMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), eachMs);
    return () => clearInterval(timer);
  }, [eachMs]);
  return now;
}
