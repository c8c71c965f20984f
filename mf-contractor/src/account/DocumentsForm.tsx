import { DOCUMENT_KINDS, type DocumentKind, getMyCompliance, NO_DOCUMENT, updateDocuments } from '@cleaning/contracts';
import {
  Badge,
  Button,
  DocumentField,
  findDocumentProblem,
  Notice,
  Progress,
  useAlert,
  useConfirm,
  useUnsaved,
} from '@cleaning/ui';
import { getMessage, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { type FormEvent, useRef, useState } from 'react';
import { documents } from '../texts';
import { hasBusinessDetails } from './hasBusinessDetails';

interface DocumentRowProps {
  kind: DocumentKind;
  /** Null while it is not known: the copy on the device has none. */
  path: string | null;
  chosen: File | undefined;
  /** The office has checked it; its file may be deleted since. */
  checked: boolean;
  /** Why the server refused the chosen file. */
  refusal: string | undefined;
  onChoose: (file: File | undefined) => void;
}

function DocumentRow({ kind, path, checked, chosen, refusal, onChoose }: DocumentRowProps) {
  const label = documents[kind];
  const stored = path !== null && path !== '' && path !== NO_DOCUMENT;
  return (
    <div className="mc-document">
      <DocumentField
        label={label}
        error={(chosen && findDocumentProblem(chosen)) ?? refusal}
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
      <div className="mc-document-state">
        {(path !== null || checked) && (
          <Badge tone={stored || checked ? 'ok' : 'warn'}>{stored || checked ? documents.done : documents.none}</Badge>
        )}
        {!stored && checked && <span>{documents.fileDeleted}</span>}
        {stored && (
          <a href={path} target="_blank" rel="noreferrer">
            {documents.open(label)}
          </a>
        )}
      </div>
    </div>
  );
}

type Chosen = Partial<Record<DocumentKind, File>>;
const omitKinds = (chosen: Chosen, kinds: readonly DocumentKind[]): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([kind]) => !kinds.includes(kind as DocumentKind)));

/** The six documents that everybody sends. Chosen files stay chosen when an upload fails. */
export function DocumentsForm() {
  const me = useCurrentUser();
  const confirm = useConfirm();
  const alert = useAlert();
  const upload = useAction(updateDocuments);
  const { data: compliance } = useCall(getMyCompliance);
  const isChecked = (kind: DocumentKind) =>
    compliance?.some((item) => item.kind === kind && item.base === 'verified') === true;
  const [chosen, setChosen] = useState<Chosen>({});
  const [hint, setHint] = useState('');
  // Part of the key: only a new file input is empty again.
  const [rounds, setRounds] = useState<Partial<Record<DocumentKind, number>>>({});
  const newest = useRef(chosen);
  newest.current = chosen;

  useUnsaved(Object.keys(chosen).length > 0);

  const refused = upload.error?.issues.map(({ field }) => field) ?? [];

  const choose = (kind: DocumentKind, file: File | undefined) => {
    setHint('');
    upload.clear();
    setChosen((now) => ({ ...omitKinds(now, [kind]), ...(file && { [kind]: file }) }));
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const files = Object.values(chosen);
    if (files.length === 0) return setHint(documents.chooseFirst);
    if (files.some(findDocumentProblem) || !(await confirm(documents.confirm))) return;
    if (!(await upload.run({ body: { id: me.id }, files: chosen })).ok) return alert(documents.failure);
    await alert(documents.success);
    // Others may have been chosen while these were sent.
    const sent = DOCUMENT_KINDS.filter((kind) => chosen[kind] && newest.current[kind] === chosen[kind]);
    setChosen((now) => omitKinds(now, sent));
    setRounds((before) => ({ ...before, ...Object.fromEntries(sent.map((kind) => [kind, (before[kind] ?? 0) + 1])) }));
  }

  return (
    <>
      <p className="mc-note">{documents.lead}</p>
      <form onSubmit={submit} noValidate className="mc-form">
        {DOCUMENT_KINDS.map((kind) => (
          <DocumentRow
            key={`${kind}-${rounds[kind] ?? 0}`}
            kind={kind}
            path={hasBusinessDetails(me) ? me[kind] : null}
            checked={isChecked(kind)}
            chosen={chosen[kind]}
            refusal={chosen[kind] && refused.includes(kind) ? documents.refused : undefined}
            onChoose={(file) => choose(kind, file)}
          />
        ))}
        {upload.progress !== null && <Progress value={upload.progress} label={documents.progress} />}
        {upload.error && <Notice tone="danger">{getMessage(upload.error)}</Notice>}
        <div role="status">{hint && <Notice tone="warn">{hint}</Notice>}</div>
        <Button type="submit" busy={upload.busy}>
          {documents.upload}
        </Button>
      </form>
    </>
  );
}
