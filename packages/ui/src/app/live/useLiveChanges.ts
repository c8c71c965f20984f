import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { watchAttendance } from '../attendance';
import { loadQueryLibrary } from '../queryLibrary';
import { useSession } from '../Session';
import { onTokenChange, readToken } from '../token';
import { forgetChanged, setLiveState } from './liveState';

/** Keeps a logged-in user's pages up to date. Use it once, above all screens. */
export function useLiveChanges(): void {
  const { status, user } = useSession();
  // Until then, all other calls are refused.
  const mustEnrol = user?.must_enrol === true;
  const token = useSyncExternalStore(onTokenChange, readToken, () => null);
  const { pathname } = useLocation();

  useEffect(watchAttendance, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason
  useEffect(forgetChanged, [pathname]);

  useEffect(() => {
    if (status !== 'signed-in' || token === null || mustEnrol) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    // After the query library, whose cache it uses.
    loadQueryLibrary()
      .then(() => import(/* webpackChunkName: "live" */ './followChanges'))
      .then(
        ({ followChanges }) => {
          if (!isOver) stop = followChanges(token);
        },
        () => setLiveState({ status: 'cut', at: new Date() }),
      );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [status, token, mustEnrol]);
}
