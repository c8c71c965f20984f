import { useEffect, useState } from 'react';

const POLL_MS = 1000;

/**
 * The browser's location permission, asked every second (spec point 9): not every browser tells of a change by event.
 * 'unknown' where the browser has no permissions API. Asking this never opens the permission prompt.
 */
export function useLocationPermission(): PermissionState | 'unknown' {
  const [state, setState] = useState<PermissionState | 'unknown'>('unknown');
  useEffect(() => {
    if (!navigator.permissions) return;
    let stopped = false;
    const ask = async () => {
      const answer = await navigator.permissions.query({ name: 'geolocation' }).catch(() => null);
      if (!stopped) setState(answer?.state ?? 'unknown');
    };
    void ask();
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, []);
  return state;
}
