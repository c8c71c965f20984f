import { useEffect, useState } from 'react';
import { location } from '../texts';

const TIMEOUT_MS = 20_000;
/** The browser's own timeout excludes the permission question, so a question without an answer would never end. */
const ASKED_WITHIN_MS = 60_000;

type Failure = 'denied' | 'insecure' | 'unavailable' | 'timedOut' | 'unsupported';

/** Thrown if there is no location. The message is for the user. */
export class LocationError extends Error {
  constructor(readonly failure: Failure) {
    super(location[failure]);
  }
}

/** Without https browsers answer as if the person had blocked the location, which no setting of the person changes. */
function readFailure(code: number): Failure {
  if (code === 1) return globalThis.isSecureContext === false ? 'insecure' : 'denied';
  return code === 3 ? 'timedOut' : 'unavailable';
}

/** Requests the position once: `lat,lng,accuracy` in degrees and whole metres. @throws LocationError */
export function locate(geolocation: Geolocation | undefined = navigator.geolocation): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!geolocation) {
      reject(new LocationError('unsupported'));
      return;
    }
    const fail = (failure: Failure) => {
      clearTimeout(timer);
      reject(new LocationError(failure));
    };
    const timer = setTimeout(fail, ASKED_WITHIN_MS, 'timedOut');
    geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer);
        resolve(`${coords.latitude.toFixed(6)},${coords.longitude.toFixed(6)},${Math.round(coords.accuracy)}`);
      },
      (error) => fail(readFailure(error.code)),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 },
    );
  });
}

const POLL_MS = 1000;

/**
 * The browser's location permission, read every second: not every browser has an event for a change.
 * 'unknown' where the browser has no permissions API. Reading it never opens the prompt.
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
