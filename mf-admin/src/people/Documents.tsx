import { getStepUp, NO_DOCUMENT, STEP_UP_MINUTES } from '@cleaning/contracts';
import { Badge, Button, Notice } from '@cleaning/ui';
import { askStepUp, getMessage, request } from '@cleaning/ui/app';
import { useEffect, useRef, useState } from 'react';
import { contractor, onRequest } from './texts';

/** Renewed well before a link ends (`DOCUMENT_LINK_SECONDS`). */
const RENEW_AFTER_MS = 8 * 60 * 1000;

interface SteadyLink {
  link: string;
  since: number;
}

const getDocument = (link: string) => link.split('?')[0];

/**
 * Every answer has new document links. Keeps the shown one until it is old or the document changes, so that a refetch
 * doesn't load each picture again. `now` and `since` in milliseconds.
 */
export function pickSteadyLink(shown: SteadyLink | null, latest: string, now: number): SteadyLink {
  const stays = shown && getDocument(shown.link) === getDocument(latest) && now - shown.since < RENEW_AFTER_MS;
  return stays ? shown : { link: latest, since: now };
}

/** The type of a document is in its answer only, not in its path. */
async function isPicture(link: string): Promise<boolean> {
  const answer = await fetch(link, { method: 'HEAD' });
  return answer.ok && (answer.headers.get('content-type') ?? '').startsWith('image/');
}

interface PreviewProps {
  label: string;
  path: string;
  /** Called once the file was requested. */
  onShown?: () => void;
}

/** Fetches nothing before the button: each reading of a document is in the audit log. */
export function DocumentPreview({ label, path, onShown }: PreviewProps) {
  /** Seconds for which the server returns links, set by the press; 0 before. */
  const [shownSeconds, setShownSeconds] = useState(0);
  const asked = shownSeconds > 0;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const exists = path !== '' && path !== NO_DOCUMENT;

  // After that, the server refuses links until step-up authentication is repeated.
  useEffect(() => {
    if (shownSeconds === 0) return;
    const timer = setTimeout(() => setShownSeconds(0), shownSeconds * 1000);
    return () => clearTimeout(timer);
  }, [shownSeconds]);

  async function show() {
    setBusy(true);
    setProblem('');
    try {
      const { needed, seconds_left } = await request(getStepUp);
      if (!needed) setShownSeconds(seconds_left);
      else if (await askStepUp()) setShownSeconds(STEP_UP_MINUTES * 60);
    } catch (refusal) {
      setProblem(getMessage(refusal));
    }
    setBusy(false);
  }

  return (
    <div className="ma-document">
      {!exists && <Badge tone="warn">{contractor.noDocument}</Badge>}
      {exists && !asked && (
        <Button variant="secondary" busy={busy} onClick={show}>
          {onRequest.document(label)}
        </Button>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {exists && asked && <ShownDocument label={label} path={path} onShown={onShown} />}
    </div>
  );
}

function ShownDocument({ label, path, onShown }: PreviewProps) {
  const [steady, setSteady] = useState<SteadyLink>(() => pickSteadyLink(null, path, Date.now()));
  const [picture, setPicture] = useState(false);
  const { link } = steady;
  const shown = useRef(onShown);
  shown.current = onShown;

  useEffect(() => setSteady((before) => pickSteadyLink(before, path, Date.now())), [path]);
  useEffect(() => {
    let stopped = false;
    const settle = (answer: boolean) => {
      if (stopped) return;
      setPicture(answer);
      shown.current?.();
    };
    isPicture(link).then(settle, () => settle(false));
    return () => {
      stopped = true;
    };
  }, [link]);

  return (
    <a href={link} target="_blank" rel="noreferrer" aria-label={contractor.openDocument(label)}>
      {picture ? <img src={link} alt={label} /> : <span className="ma-document-file">{contractor.openPdf}</span>}
    </a>
  );
}
