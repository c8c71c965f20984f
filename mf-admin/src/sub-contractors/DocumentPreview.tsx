import { type DocumentKind, NO_DOCUMENT } from '@cleaning/contracts';
import { Badge } from '@cleaning/ui';
import { useEffect, useState } from 'react';
import { contractor, fields } from '../texts';
import { type SteadyLink, steadyLink } from './steadyLink';

/** The stored path does not tell the type of a document: only its answer does. */
async function isPicture(link: string): Promise<boolean> {
  const answer = await fetch(link, { method: 'HEAD' });
  return answer.ok && (answer.headers.get('content-type') ?? '').startsWith('image/');
}

export function DocumentPreview({ kind, path }: { kind: DocumentKind; path: string }) {
  const label = fields[kind];
  const [shown, setShown] = useState<SteadyLink>(() => steadyLink(null, path, Date.now()));
  const [picture, setPicture] = useState(false);
  const { link } = shown;
  const exists = link !== '' && link !== NO_DOCUMENT;

  useEffect(() => setShown((before) => steadyLink(before, path, Date.now())), [path]);
  useEffect(() => {
    if (!exists) return;
    let stopped = false;
    const settle = (answer: boolean) => !stopped && setPicture(answer);
    isPicture(link).then(settle, () => settle(false));
    return () => {
      stopped = true;
    };
  }, [link, exists]);

  return (
    <li className="ma-document">
      <h3>{label}</h3>
      {exists ? (
        <a href={link} target="_blank" rel="noreferrer" aria-label={contractor.openDocument(label)}>
          {picture ? <img src={link} alt={label} /> : <span className="ma-document-file">{contractor.openPdf}</span>}
        </a>
      ) : (
        <Badge tone="warn">{contractor.noDocument}</Badge>
      )}
    </li>
  );
}
