import { GALLERY_TYPES, getGallery, uploadGallery } from '@cleaning/contracts';
import { Button, FileField, Notice, Progress, TextField } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { gallery as texts } from '../texts';
import { imagesError } from './image-check';
import { Previews } from './Previews';

interface CollectionForm {
  catergory: string;
  before_imgs: FileList | null;
  after_imgs: FileList | null;
}
const SIDES = [
  { name: 'before_imgs', label: texts.beforeFiles },
  { name: 'after_imgs', label: texts.afterFiles },
] as const;
const ACCEPT = GALLERY_TYPES.join(',');

const filesOf = (list: FileList | null): File[] => [...(list ?? [])];

/** Where an admin makes a collection of photos. It stays open, with all that was chosen, when the upload fails. */
export function CollectionDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { run, busy, progress, error } = useAction(uploadGallery, { refreshes: [getGallery] });
  const { register, handleSubmit, formState, watch } = useForm<CollectionForm>({
    defaultValues: { catergory: '', before_imgs: null, after_imgs: null },
  });
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const send = async ({ catergory, before_imgs, after_imgs }: CollectionForm) => {
    try {
      await run({
        body: { catergory: catergory.trim() },
        files: { before_imgs: filesOf(before_imgs), after_imgs: filesOf(after_imgs) },
      });
    } catch {
      return; // the action's error stands in the dialog
    }
    showToast(texts.created);
    dialog.current?.close();
  };
  /** Escape must not throw away an upload that is under way. */
  const onCancel = (event: SyntheticEvent) => {
    if (busy) event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className="ui-dialog gallery-dialog"
      aria-labelledby="gallery-dialog-title"
      onCancel={onCancel}
      onClose={onClose}
    >
      <form onSubmit={handleSubmit(send)} noValidate>
        <h2 id="gallery-dialog-title">{texts.dialogTitle}</h2>
        <TextField
          label={texts.tagName}
          hint={texts.tagHint}
          maxLength={80}
          error={formState.errors.catergory?.message}
          {...register('catergory', { validate: (value) => value.trim() !== '' || texts.tagMissing })}
        />
        {SIDES.map(({ name, label }) => (
          <div key={name} className="gallery-dialog__side">
            <FileField
              label={label}
              hint={texts.filesHint}
              accept={ACCEPT}
              multiple
              error={formState.errors[name]?.message}
              {...register(name, { validate: (files) => imagesError(filesOf(files)) ?? true })}
            />
            <Previews files={watch(name)} />
          </div>
        ))}
        {error && <Notice tone="danger">{error.msg}</Notice>}
        {progress !== null && <Progress value={progress} label={texts.uploading} />}
        <div className="ui-dialog__actions">
          <Button variant="secondary" disabled={busy} onClick={() => dialog.current?.close()}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {texts.upload}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
