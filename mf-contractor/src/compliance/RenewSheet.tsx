import { type ComplianceKind, DOCUMENT_ACCEPT, MAX_COMPLIANCE_FILES, renewDocument } from '@cleaning/contracts';
import {
  Button,
  CropButton,
  FileField,
  findDocumentProblem,
  Notice,
  Progress,
  SentFields,
  Sheet,
  useIsWide,
  useUnsaved,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCurrentUser } from '@cleaning/ui/app';
import { type FormEvent, useState } from 'react';
import { kinds, renewal as texts } from './texts';

interface RenewSheetProps {
  kind: ComplianceKind;
  isShown: boolean;
  onClose: () => void;
}

/** Takes pictures or PDFs of one document and sends them. Chosen files stay chosen when the upload fails, and when the sheet is closed. */
export function RenewSheet({ kind, isShown, onClose }: RenewSheetProps) {
  const me = useCurrentUser();
  const isWide = useIsWide();
  const renew = useAction(renewDocument);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [hint, setHint] = useState('');
  // Part of the key: only a new file input can take the same file again.
  const [round, setRound] = useState(0);
  useUnsaved(files.length > 0);

  function add(list: FileList | null) {
    renew.clear();
    const more = [...files, ...(list ?? [])];
    setHint(more.length > MAX_COMPLIANCE_FILES ? texts.tooMany(MAX_COMPLIANCE_FILES) : '');
    setFiles(more.slice(0, MAX_COMPLIANCE_FILES));
    setRound((before) => before + 1);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (files.length === 0) return setHint(texts.none);
    if (files.some(findDocumentProblem)) return;
    const sent = await renew.run({ body: { user_id: me.id, kind }, files: { file: [...files] } });
    if (!sent.ok) return;
    showToast(texts.sent);
    setFiles([]);
    onClose();
  }

  if (!isShown) return null;
  return (
    <Sheet
      label={texts.titleOf(kinds[kind])}
      side={isWide ? 'top' : 'bottom'}
      closeLabel={texts.close}
      keepsChoice
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="mc-form">
        <p className="mc-note">{texts.lead(MAX_COMPLIANCE_FILES)}</p>
        <SentFields busy={renew.busy}>
          <FileField
            key={`camera ${round}`}
            label={texts.camera}
            accept="image/jpeg,image/png"
            capture="environment"
            onChange={(event) => add(event.target.files)}
          />
          <FileField
            key={`files ${round}`}
            label={texts.files}
            accept={DOCUMENT_ACCEPT}
            multiple
            onChange={(event) => add(event.target.files)}
          />
          {files.length > 0 && (
            <ul className="mc-chosen" aria-label={texts.chosen}>
              {files.map((file, index) => {
                const problem = findDocumentProblem(file);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
                  <li key={`${index} ${file.name}`}>
                    <span>{file.name}</span>
                    <CropButton
                      file={file}
                      about={file.name}
                      onCrop={(cropped) => setFiles(files.with(index, cropped))}
                    />
                    <Button
                      type="button"
                      variant="secondary"
                      onClick={() => setFiles(files.filter((_, other) => other !== index))}
                    >
                      {texts.remove}
                      <span className="ui-sr-only"> {file.name}</span>
                    </Button>
                    {problem && <Notice tone="danger">{problem}</Notice>}
                  </li>
                );
              })}
            </ul>
          )}
        </SentFields>
        {renew.progress !== null && <Progress value={renew.progress} label={texts.progress} />}
        {renew.error && <Notice tone="danger">{getMessage(renew.error)}</Notice>}
        <div role="status">{hint && <Notice tone="warn">{hint}</Notice>}</div>
        <Button type="submit" busy={renew.busy}>
          {texts.submit}
        </Button>
      </form>
    </Sheet>
  );
}
