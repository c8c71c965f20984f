import { Card, SelectField, useIsPhone } from '@cleaning/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { findElementWithText } from './shownText';
import { website as texts } from './texts';

/** CSS pixels. */
const WIDTHS = { page: 1280, phone: 390 } as const;

/** The page without its scripts: the frame would refuse each of them, and the browser would report it as an error. */
function removeScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

interface PreviewProps {
  /** Null until rendered. */
  html: string | null;
  name: string;
  busy?: boolean;
  failed?: boolean;
  /** Text being edited, which is marked on the page. */
  marked?: string;
  /** The words that were pressed on the page. */
  onPick?: (words: string) => void;
}

/** Preview of the page. It runs no scripts, and its links do nothing: pressing a text selects it. */
export function Preview({ html, name, busy = false, failed = false, marked = '', onPick }: PreviewProps) {
  const [size, setSize] = useState<keyof typeof WIDTHS>(useIsPhone() ? 'phone' : 'page');
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [loads, setLoads] = useState(0);
  const scrolled = useRef(0);
  const pick = useRef(onPick);
  pick.current = onPick;

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that was loaded is marked anew
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const found = page?.body && marked !== '' ? findElementWithText(page, marked) : null;
    if (!found) return undefined;
    found.style.outline = '3px solid currentColor';
    found.style.outlineOffset = '4px';
    found.scrollIntoView({ block: 'center' });
    return () => {
      found.style.outline = '';
      found.style.outlineOffset = '';
    };
  }, [marked, loads]);

  const onLoad = () => {
    const page = frame.current?.contentDocument;
    frame.current?.contentWindow?.scrollTo(0, scrolled.current);
    page?.addEventListener('scroll', () => {
      scrolled.current = frame.current?.contentWindow?.scrollY ?? 0;
    });
    page?.addEventListener('click', (event) => {
      event.preventDefault();
      pick.current?.((event.target as Element | null)?.textContent ?? '');
    });
    setLoads((count) => count + 1);
  };

  const still = useMemo(() => (html === null ? '' : removeScripts(html)), [html]);
  const width = WIDTHS[size];
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  return (
    <Card title={texts.previewTitle(name)}>
      <p className="ma-hint" role="status">
        {failed ? texts.previewFailed : busy ? texts.previewWaits : onPick ? texts.previewLead : texts.previewOnly}
      </p>
      <SelectField
        label={texts.width}
        options={texts.widths}
        value={size}
        onChange={(event) => setSize(event.target.value as keyof typeof WIDTHS)}
      />
      <div ref={box} className="ma-preview">
        {html !== null && (
          <iframe
            ref={frame}
            style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
            title={texts.previewTitle(name)}
            sandbox="allow-same-origin"
            srcDoc={still}
            onLoad={onLoad}
          />
        )}
      </div>
    </Card>
  );
}
