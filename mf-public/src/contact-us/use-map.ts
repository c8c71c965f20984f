import { useCallback, useEffect, useState } from 'react';

/** A network that swallows requests instead of refusing them counts as blocked after this time, ms. */
const PATIENCE_MS = 8000;

/** `asked`: on its way · `blocked`: the map's host cannot be reached from here. */
export type MapState = 'unasked' | 'asked' | 'there' | 'blocked';

/**
 * Whether the map's host can be reached. A frame does not tell: it has "loaded" also when the browser shows its own error page in
 * it. So the host is asked first, with a request whose answer nobody may read and nobody needs.
 * @param wanted false until the visitor has come to the map; nothing is asked before
 */
export function useMap(address: string, wanted: boolean): { state: MapState; retry: () => void } {
  const [state, setState] = useState<MapState>('unasked');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to ask again
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    const show = (found: MapState) => !isOver && setState(found);
    show('asked');
    fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      () => show('there'),
      () => show('blocked'),
    );
    return () => {
      isOver = true;
    };
  }, [address, wanted, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry };
}
