import { useEffect, useState } from 'react';

/** The moment, updated each so many milliseconds. */
export function useNow(eachMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), eachMs);
    return () => clearInterval(timer);
  }, [eachMs]);
  return now;
}
