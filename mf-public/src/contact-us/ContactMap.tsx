import { Retry } from '@cleaning/ui';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon';
import { company } from '../site/company';
import { contact as texts } from './texts';

/** True once the element has been on the screen. */
function useInView<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen]);
  return [element, seen];
}

/** Without an answer for this long the host counts as blocked, ms. */
const TIMEOUT_MS = 8000;

/** `asked`: the request is pending · `blocked`: the map's host can't be reached. */
export type MapState = 'unasked' | 'asked' | 'there' | 'blocked';

/**
 * Whether the map's host can be reached. A frame also fires `load` for the browser's own error page, so this sends a
 * request to the host first and ignores the answer.
 * @param wanted false until the visitor has scrolled to the map; nothing is sent before
 */
function useMap(address: string, wanted: boolean): { state: MapState; retry: () => void } {
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
      signal: AbortSignal.timeout(TIMEOUT_MS),
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

/** The embedded map and its own page, for a place in degrees. */
function buildMapLinks({ latitude, longitude }: { latitude: number; longitude: number }): {
  embed: string;
  page: string;
} {
  const edges = [longitude - 0.012, latitude - 0.008, longitude + 0.012, latitude + 0.008];
  const box = encodeURIComponent(edges.map((edge) => edge.toFixed(4)).join(','));
  return {
    embed: `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  };
}

/**
 * Keeps the visitor's cookies and this page's address from the map's host. React's types lack `credentialless`.
 * Browsers without it (Firefox, Safari) partition or block cookies in frames.
 */
const PRIVATE_FRAME = { credentialless: true, referrerPolicy: 'no-referrer' } as const;

/**
 * The only content from another host. Its frame is in the page from the start, and loads when the visitor scrolls to
 * it. Only this page's policy allows it (nginx/http.conf).
 */
export function ContactMap({ place }: { place: { latitude: number; longitude: number } }) {
  const { embed, page } = buildMapLinks(place);
  const [frame, seen] = useInView<HTMLDivElement>();
  const { state, retry } = useMap(embed, seen);
  // Without scripts, a browser also loads hidden frames.
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  return (
    <div className="contact-map">
      <div ref={frame} className="contact-map__frame">
        {state === 'blocked' ? (
          <Retry message={texts.mapBlocked} onRetry={retry} />
        ) : (
          <p className="contact-map__place">
            <Icon name="pin" />
            {company.address}
          </p>
        )}
        {/* One that is hidden is not loaded. */}
        <iframe
          {...PRIVATE_FRAME}
          src={hasScript ? embed : undefined}
          title={texts.mapFrame}
          loading="lazy"
          hidden={state !== 'there'}
        />
      </div>
      <p className="contact-map__link">
        {company.address}.{' '}
        <a href={page} target="_blank" rel="noopener noreferrer">
          {texts.mapLink} <span className="ui-sr-only">{texts.newTab}</span>
          <Icon name="external" size={18} />
        </a>
      </p>
    </div>
  );
}
