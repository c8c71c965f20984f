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
import { getMessage, useAction, useCurrentUser } from '@cleaning/ui/app';
import { SaveForm } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { kinds, renewal as texts } from './texts';

interface Choice {
  files: readonly File[];
}

interface RenewSheetProps {
  kind: ComplianceKind;
  isShown: boolean;
  onClose: () => void;
}

/** Sends pictures or PDFs of one document. Chosen files stay after a failed upload, and when the sheet is closed. */
export function RenewSheet({ kind, isShown, onClose }: RenewSheetProps) {
  const me = useCurrentUser();
  const isWide = useIsWide();
  const renew = useAction(renewDocument);
  const form = useForm<Choice>({ defaultValues: { files: [] } });
  const files = form.watch('files');
  const [hint, setHint] = useState('');
  // Part of the key, because only a new file input takes the same file again.
  const [round, setRound] = useState(0);
  // Applies while the sheet is closed, too.
  useUnsaved(files.length > 0);

  function add(list: FileList | null) {
    renew.clear();
    const more = [...files, ...(list ?? [])];
    setHint(more.length > MAX_COMPLIANCE_FILES ? texts.tooMany(MAX_COMPLIANCE_FILES) : '');
    form.setValue('files', more.slice(0, MAX_COMPLIANCE_FILES));
    setRound((before) => before + 1);
  }

  async function send(choice: Choice) {
    if (choice.files.length === 0) {
      setHint(texts.none);
      return undefined;
    }
    if (choice.files.some(findDocumentProblem)) return undefined;
    return renew.run({ body: { user_id: me.id, kind }, files: { file: [...choice.files] } });
  }
  function finish() {
    form.reset();
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
      <SaveForm
        form={form}
        action={renew}
        send={send}
        saved={texts.sent}
        onSaved={finish}
        asksBeforeLeaving={false}
        refusal={getMessage(renew.error)}
        submitLabel={texts.submit}
        className="mc-form"
      >
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
                      onCrop={(cropped) => form.setValue('files', files.with(index, cropped))}
                    />
                    <Button
                      type="button"
                      variant="secondary"
                      onClick={() =>
                        form.setValue(
                          'files',
                          files.filter((_, other) => other !== index),
                        )
                      }
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
        <div role="status">{hint && <Notice tone="warn">{hint}</Notice>}</div>
      </SaveForm>
    </Sheet>
  );
}
