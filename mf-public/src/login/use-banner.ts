import { useCallback, useEffect, useState } from 'react';

/** An error banner clears itself after this time (spec point 9). */
export const BANNER_MS = 1000;

/** A message that goes by itself; showing the next one starts the time anew. */
export function useBanner(): [string, (text: string) => void] {
  const [banner, setBanner] = useState({ text: '', shown: 0 });
  useEffect(() => {
    if (banner.text === '') return;
    const timer = setTimeout(() => setBanner((now) => ({ ...now, text: '' })), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner]);
  const show = useCallback((text: string) => setBanner((now) => ({ text, shown: now.shown + 1 })), []);
  return [banner.text, show];
}
