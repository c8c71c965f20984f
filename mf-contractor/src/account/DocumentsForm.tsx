import { DOCUMENT_KINDS, type DocumentKind, getMyCompliance, NO_DOCUMENT, updateDocuments } from '@cleaning/contracts';
import { Badge, DocumentField, findDocumentProblem, Notice, Progress, useAlert, useConfirm } from '@cleaning/ui';
import { getMessage, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { SaveForm } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { documents } from '../texts';
import { hasBusinessDetails } from './hasBusinessDetails';

interface DocumentRowProps {
  kind: DocumentKind;
  /** Null while unknown: the copy on the device has no paths. */
  path: string | null;
  chosen: File | undefined;
  /** The office has checked it; its file may be deleted since. */
  checked: boolean;
  /** The server's reason for refusing the chosen file. */
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

interface Choice {
  files: Chosen;
}

const omitKinds = (chosen: Chosen, kinds: readonly DocumentKind[]): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([kind]) => !kinds.includes(kind as DocumentKind)));

/** The six required documents. Chosen files stay after a failed upload. */
export function DocumentsForm() {
  const me = useCurrentUser();
  const confirm = useConfirm();
  const alert = useAlert();
  const upload = useAction(updateDocuments);
  const { data: compliance } = useCall(getMyCompliance);
  const isChecked = (kind: DocumentKind) =>
    compliance?.some((item) => item.kind === kind && item.base === 'verified') === true;
  const form = useForm<Choice>({ defaultValues: { files: {} } });
  const chosen = form.watch('files');
  const [hint, setHint] = useState('');
  // Part of the key, because only a new file input is empty.
  const [rounds, setRounds] = useState<Partial<Record<DocumentKind, number>>>({});

  const refused = upload.error?.issues.map(({ field }) => field) ?? [];

  const choose = (kind: DocumentKind, file: File | undefined) => {
    setHint('');
    upload.clear();
    form.setValue('files', { ...omitKinds(form.getValues('files'), [kind]), ...(file && { [kind]: file }) });
  };

  async function send({ files }: Choice) {
    const all = Object.values(files);
    if (all.length === 0) {
      setHint(documents.chooseFirst);
      return undefined;
    }
    if (all.some(findDocumentProblem) || !(await confirm(documents.confirm))) return undefined;
    const sent = await upload.run({ body: { id: me.id }, files });
    if (!sent.ok) await alert(documents.failure);
    return sent;
  }

  async function finish(sent: Chosen) {
    await alert(documents.success);
    // Others may have been chosen while these were sent.
    const now = form.getValues('files');
    const kept = DOCUMENT_KINDS.filter((kind) => sent[kind] && now[kind] === sent[kind]);
    form.setValue('files', omitKinds(now, kept));
    setRounds((before) => ({ ...before, ...Object.fromEntries(kept.map((kind) => [kind, (before[kind] ?? 0) + 1])) }));
  }

  return (
    <>
      <p className="mc-note">{documents.lead}</p>
      <SaveForm
        form={form}
        action={upload}
        send={send}
        onSaved={(_, { files }) => finish(files)}
        isUnsaved={Object.keys(chosen).length > 0}
        refusal={getMessage(upload.error)}
        submitLabel={documents.upload}
        className="mc-form"
      >
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
        <div role="status">{hint && <Notice tone="warn">{hint}</Notice>}</div>
      </SaveForm>
    </>
  );
}
