import { type GalleryCollection, removeGalleryCollection, uploadGallery } from '@cleaning/contracts';
import { Button, MediaStatusNotice, Progress, StaticIcon, TextField, useAlert, useConfirm } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm, useSendKey } from '@cleaning/ui/forms';
import { Plus, Trash2 } from 'lucide';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import '../icon/icon.css';
import { ImagesField } from './ImagesField';
import { findImagesError } from './imageCheck';
import { gallery as texts } from './texts';

interface CollectionForm {
  catergory: string;
  before_imgs: File[];
  after_imgs: File[];
}
const SIDES = [
  { name: 'before_imgs', label: texts.beforeFiles },
  { name: 'after_imgs', label: texts.afterFiles },
] as const;

const describeFile = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Creates a collection of photos. Stays open, with all that was chosen, when the upload fails. */
function CollectionDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const upload = useAction(uploadGallery);
  const form = useForm<CollectionForm>({ defaultValues: { catergory: '', before_imgs: [], after_imgs: [] } });
  const field = bindFields(form);
  const findSendKey = useSendKey();
  const [unreadable, setUnreadable] = useState<ReadonlySet<File>>(() => new Set());
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const send = async ({ catergory, before_imgs, after_imgs }: CollectionForm) => {
    // Sent again after a lost answer it is the same collection.
    const key = findSendKey({
      catergory,
      before: before_imgs.map(describeFile),
      after: after_imgs.map(describeFile),
    });
    return upload.run({
      body: { catergory: catergory.trim(), key },
      files: { before_imgs, after_imgs },
    });
  };
  /** Escape must not cancel an upload. */
  const onCancel = (event: SyntheticEvent) => {
    if (upload.busy) event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className="ui-dialog gallery-dialog"
      aria-labelledby="gallery-dialog-title"
      onCancel={onCancel}
      onClose={onClose}
    >
      <SaveForm
        form={form}
        action={upload}
        send={send}
        saved={texts.created}
        onSaved={() => dialog.current?.close()}
        asksBeforeLeaving={false}
        refusal={upload.error?.msg}
        submitLabel={texts.upload}
        footer={(button) => (
          <div className="ui-dialog__actions">
            <Button variant="secondary" disabled={upload.busy} onClick={() => dialog.current?.close()}>
              {texts.cancel}
            </Button>
            {button}
          </div>
        )}
        className="gallery-dialog__form"
      >
        <h2 id="gallery-dialog-title">{texts.dialogTitle}</h2>
        <TextField
          label={texts.tagName}
          hint={texts.tagHint}
          maxLength={80}
          required
          {...field('catergory', { validate: (value) => value.trim() !== '' || texts.tagMissing })}
        />
        {SIDES.map(({ name, label }) => (
          <Controller
            key={name}
            name={name}
            control={form.control}
            rules={{ validate: (files) => findImagesError(files, unreadable) ?? true }}
            render={({ field: { value, onChange }, fieldState }) => (
              <ImagesField
                label={label}
                error={fieldState.error?.message}
                files={value}
                unreadable={unreadable}
                onUnreadable={(file) => setUnreadable((before) => new Set([...before, file]))}
                disabled={upload.busy}
                onChange={onChange}
              />
            )}
          />
        ))}
        {upload.progress !== null && <Progress value={upload.progress} label={texts.uploading} />}
      </SaveForm>
    </dialog>
  );
}

/** Admins' controls above the collections. */
export function EditGallery() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <MediaStatusNotice />
      <div>
        <Button onClick={() => setOpen(true)}>
          <StaticIcon node={Plus} size={20} className="pub-icon" /> {texts.create}
        </Button>
        {open && <CollectionDialog onClose={() => setOpen(false)} />}
      </div>
    </>
  );
}

export function RemoveCollection({ collection }: { collection: GalleryCollection }) {
  const { run, busy } = useAction(removeGalleryCollection);
  const confirm = useConfirm();
  const alert = useAlert();

  const remove = async () => {
    const agreed = await confirm(texts.confirmRemove(collection.catergory), {
      confirmLabel: texts.remove,
      danger: true,
    });
    if (!agreed) return;
    const removed = await run({ body: { collection_id: collection.id } });
    if (!removed.ok) return alert(removed.error.msg);
    showToast(texts.removed);
  };

  return (
    <Button variant="secondary" busy={busy} onClick={remove}>
      <StaticIcon node={Trash2} size={18} className="pub-icon" /> {texts.remove}
      <span className="ui-sr-only"> {collection.catergory}</span>
    </Button>
  );
}
