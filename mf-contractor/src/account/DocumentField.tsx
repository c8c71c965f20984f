import { DOCUMENT_EXTENSIONS, type DocumentKind, NO_DOCUMENT } from '@cleaning/contracts';
import { Badge, FileField } from '@cleaning/ui';
import { documents } from '../texts';
import { documentProblem } from './documentProblem';

interface DocumentFieldProps {
  kind: DocumentKind;
  path: string;
  chosen: File | undefined;
  /** Why the server refused the chosen file. */
  refusal: string | undefined;
  onChoose: (file: File | undefined) => void;
}

export function DocumentField({ kind, path, chosen, refusal, onChoose }: DocumentFieldProps) {
  const label = documents[kind];
  const stored = path !== '' && path !== NO_DOCUMENT;
  return (
    <div className="mc-document">
      <FileField
        label={label}
        accept={DOCUMENT_EXTENSIONS.join(',')}
        error={(chosen && documentProblem(chosen)) ?? refusal}
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
      <div className="mc-document-state">
        <Badge tone={stored ? 'ok' : 'warn'}>{stored ? documents.done : documents.none}</Badge>
        {stored && (
          <a href={path} target="_blank" rel="noreferrer">
            {documents.open(label)}
          </a>
        )}
      </div>
    </div>
  );
}
