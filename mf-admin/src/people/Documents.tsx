import { type DocumentKind, NO_DOCUMENT } from '@cleaning/contracts';
import { Badge, Button } from '@cleaning/ui';
import { useEffect, useState } from 'react';
import { contractor, fields, onRequest } from './texts';

/** Renewed well before a link ends (`DOCUMENT_LINK_SECONDS`). */
const RENEW_AFTER_MS = 8 * 60 * 1000;

interface SteadyLink {
  link: string;
  since: number;
}

const documentOf = (link: string) => link.split('?')[0];

/**
 * Every answer has new document links. The one that is shown stays until it gets old or the document changes: otherwise each
 * refetch would load each picture again. `now` and `since` in milliseconds.
 */
export function steadyLink(shown: SteadyLink | null, latest: string, now: number): SteadyLink {
  const stays = shown && documentOf(shown.link) === documentOf(latest) && now - shown.since < RENEW_AFTER_MS;
  return stays ? shown : { link: latest, since: now };
}

/** The type of a document is in its answer only, not in its path. */
async function isPicture(link: string): Promise<boolean> {
  const answer = await fetch(link, { method: 'HEAD' });
  return answer.ok && (answer.headers.get('content-type') ?? '').startsWith('image/');
}

/** Fetches nothing before the button: each reading of a document is in the audit log. */
export function DocumentPreview({ kind, path }: { kind: DocumentKind; path: string }) {
  const label = fields[kind];
  const [asked, setAsked] = useState(false);
  const exists = path !== '' && path !== NO_DOCUMENT;
  return (
    <div className="ma-document">
      {!exists && <Badge tone="warn">{contractor.noDocument}</Badge>}
      {exists && !asked && (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {onRequest.document(label)}
        </Button>
      )}
      {exists && asked && <ShownDocument label={label} path={path} />}
    </div>
  );
}

function ShownDocument({ label, path }: { label: string; path: string }) {
  const [shown, setShown] = useState<SteadyLink>(() => steadyLink(null, path, Date.now()));
  const [picture, setPicture] = useState(false);
  const { link } = shown;

  useEffect(() => setShown((before) => steadyLink(before, path, Date.now())), [path]);
  useEffect(() => {
    let stopped = false;
    const settle = (answer: boolean) => !stopped && setPicture(answer);
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
