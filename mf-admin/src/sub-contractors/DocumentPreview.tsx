import { type DocumentKind, NO_DOCUMENT } from '@cleaning/contracts';
import { Badge, Button } from '@cleaning/ui';
import { useEffect, useState } from 'react';
import { contractor, fields, onRequest } from '../texts';
import { type SteadyLink, steadyLink } from './steadyLink';

/** The stored path does not tell the type of a document: only its answer does. */
async function isPicture(link: string): Promise<boolean> {
  const answer = await fetch(link, { method: 'HEAD' });
  return answer.ok && (answer.headers.get('content-type') ?? '').startsWith('image/');
}

/** Fetches nothing until it is asked for: each reading of a document is in the audit log. */
export function DocumentPreview({ kind, path }: { kind: DocumentKind; path: string }) {
  const label = fields[kind];
  const [asked, setAsked] = useState(false);
  const exists = path !== '' && path !== NO_DOCUMENT;
  return (
    <li className="ma-document">
      <h3>{label}</h3>
      {!exists && <Badge tone="warn">{contractor.noDocument}</Badge>}
      {exists && !asked && (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {onRequest.document(label)}
        </Button>
      )}
      {exists && asked && <ShownDocument label={label} path={path} />}
    </li>
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
