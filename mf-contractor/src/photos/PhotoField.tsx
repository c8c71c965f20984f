import './photos.css';
import { WORK_PHOTO_TYPES } from '@cleaning/contracts';
import { Button, Notice } from '@cleaning/ui';
import { useCurrentUser } from '@cleaning/ui/app';
import { resizePhoto } from '@cleaning/ui/photos';
import { useId, useState } from 'react';
import { v4 } from 'uuid';
import { dropPhoto, getOutcome, keepPhoto, usePreview, useQueuedPhotos } from './photoStore';
import { photoOutbox, useSending } from './sendPhotos';
import { photos as texts } from './texts';

interface PhotoFieldProps {
  label: string;
  /** Keys of the chosen photos. */
  keys: readonly string[];
  max: number;
  onAdd: (keys: readonly string[]) => void;
  onRemove: (key: string) => void;
  /** Called while photos are being resized and stored. */
  onBusy?: (isBusy: boolean) => void;
}

function Tile({ photoKey, number, onRemove }: { photoKey: string; number: number; onRemove: () => void }) {
  const me = useCurrentUser();
  const kept = useQueuedPhotos(me.id).find(({ key }) => key === photoKey);
  const sending = useSending();
  const preview = usePreview(kept?.blob);
  const describeState = () => {
    if (!kept) return { sent: texts.sent, dropped: texts.refused, unknown: '' }[getOutcome(photoKey)];
    if (kept.refusal !== null) return texts.refused;
    return sending?.key === photoKey ? texts.sending : texts.waiting;
  };
  return (
    <li className="mc-photo">
      {preview === '' ? (
        <span className="mc-photo__picture">{texts.kept(number)}</span>
      ) : (
        <img className="mc-photo__picture" src={preview} alt={texts.kept(number)} />
      )}
      <span className="mc-photo__state">{describeState()}</span>
      <Button variant="ghost" aria-label={texts.remove(number)} onClick={onRemove}>
        {texts.removeShort}
      </Button>
    </li>
  );
}

/** Takes photos with the camera or from the device. They are stored on the device, then sent in the background. */
export function PhotoField({ label, keys, max, onAdd, onRemove, onBusy }: PhotoFieldProps) {
  const me = useCurrentUser();
  const inputId = useId();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function add(files: readonly File[]) {
    const room = max - keys.length;
    setProblem(files.length > room ? texts.tooMany(max) : '');
    setBusy(true);
    onBusy?.(true);
    const added: string[] = [];
    for (const file of files.slice(0, room)) {
      const blob = await resizePhoto(file).catch(() => null);
      const key = v4();
      const photo = blob && { key, userId: me.id, blob, takenAt: new Date().toISOString(), refusal: null };
      if (!photo) setProblem(texts.notPhoto);
      else if (
        await keepPhoto(photo).then(
          () => true,
          () => false,
        )
      )
        added.push(key);
      else setProblem(texts.notKept);
    }
    setBusy(false);
    onBusy?.(false);
    if (added.length === 0) return;
    onAdd(added);
    void photoOutbox.sendAll(me.id);
  }

  return (
    <fieldset className="mc-photos">
      <legend>{label}</legend>
      {keys.length > 0 && (
        <ul className="mc-photos__list">
          {keys.map((key, index) => (
            <Tile
              key={key}
              photoKey={key}
              number={index + 1}
              onRemove={() => {
                onRemove(key);
                void dropPhoto(key).catch(() => {});
              }}
            />
          ))}
        </ul>
      )}
      {keys.length < max && (
        <label htmlFor={inputId} className="mc-photos__add">
          <input
            id={inputId}
            type="file"
            accept={WORK_PHOTO_TYPES.join()}
            multiple={max - keys.length > 1}
            disabled={busy}
            aria-describedby={`${inputId}-hint`}
            onChange={({ target }) => {
              void add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <span aria-hidden="true">{texts.choose}</span>
          <span className="ui-sr-only">{`${label}: ${texts.choose}`}</span>
        </label>
      )}
      <p id={`${inputId}-hint`} className="mc-note">
        {texts.limit(max)}
      </p>
      <div role="alert">{problem !== '' && <Notice tone="danger">{problem}</Notice>}</div>
    </fieldset>
  );
}
