import { Button, FileField, Notice, toSentence } from '@cleaning/ui';
import type { ApiError } from '@cleaning/ui/app';
import { describeRefusal } from '@cleaning/ui/forms';
import type { FormEvent } from 'react';
import type { ImportedFileState } from './useImportedFile';

interface FileFormProps {
  texts: { readonly file: string; readonly read: string };
  /** File types, as an input takes them. */
  accept: string;
  imported: Pick<ImportedFileState<object>, 'form' | 'pick' | 'open' | 'problem'>;
  /** A file is open: reading another one is the second choice. */
  isOpen: boolean;
  reading: { readonly busy: boolean; readonly error: ApiError | null };
  onOpen?: () => void;
}

/** Picks a file and reads it. */
export function FileForm({ texts, accept, imported, isOpen, reading, onOpen }: FileFormProps) {
  const { form, pick, open, problem } = imported;
  const refused = reading.error?.issues.find(({ field }) => field === 'file');
  function submit(event: FormEvent) {
    onOpen?.();
    void open(event);
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="ma-form">
      <FileField
        label={texts.file}
        required
        accept={accept}
        error={problem || (refused && toSentence(refused.msg))}
        onChange={({ target }) => pick(target.files?.[0] ?? null)}
      />
      {reading.error && !refused && <Notice tone="danger">{describeRefusal(reading.error)}</Notice>}
      <Button type="submit" variant={isOpen ? 'secondary' : 'primary'} busy={reading.busy}>
        {texts.read}
      </Button>
    </form>
  );
}
