import { ENQUIRY_PHOTO_TYPES, MAX_ENQUIRY_PHOTOS } from '@cleaning/contracts';
import { Button, FileField, Progress } from '@cleaning/ui';
import { useRef } from 'react';
import { Icon } from '../icon/Icon';
import { quote as texts } from './texts';
import type { FormPhoto, Photos } from './usePhotos';

interface PhotoItemProps {
  photo: FormPhoto;
  /** Place in the list, from 1. */
  place: number;
  onRemove: () => void;
  onRetry: () => void;
}

function PhotoItem({ photo, place, onRemove, onRetry }: PhotoItemProps) {
  const { state, preview, progress, problem, canRetry } = photo;
  const name = texts.photo(place);
  return (
    <li className={`quote-photo quote-photo--${state}`}>
      {preview === '' ? (
        <span className="quote-photo__none" aria-hidden="true">
          <Icon name="close" />
        </span>
      ) : (
        <img src={preview} alt={name} width={120} height={90} />
      )}
      <button type="button" aria-label={texts.takeOut(place)} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
      {state === 'sending' && <Progress value={progress} label={texts.sendingPhoto} />}
      {state === 'failed' && (
        <p className="quote-photo__problem" role="alert">
          {name}: {problem}
        </p>
      )}
      {canRetry && state === 'failed' && (
        <Button variant="secondary" aria-label={texts.sendAgain(place)} onClick={onRetry}>
          {texts.again}
        </Button>
      )}
    </li>
  );
}

const ACCEPT = ENQUIRY_PHOTO_TYPES.join(',');

interface PhotosFieldProps extends Photos {
  max?: number;
  hint?: string;
}

/** Photos, sent while the rest of the form is filled in. */
export function PhotosField({
  photos,
  add,
  remove,
  retry,
  problem,
  max = MAX_ENQUIRY_PHOTOS,
  hint = texts.photosHint,
}: PhotosFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isFull = photos.length >= max;
  const sent = photos.filter(({ state }) => state === 'sent').length;
  const take = (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])];
    if (files.length > 0) add(files);
    // Lets the same file be chosen again after it was removed.
    field.value = '';
  };
  const takeOut = (number: number) => {
    remove(number);
    // The pressed button is gone.
    input.current?.focus();
  };
  return (
    <div className="quote-photos">
      <FileField
        ref={input}
        label={texts.photos}
        hint={hint}
        accept={ACCEPT}
        multiple
        error={problem || undefined}
        aria-disabled={isFull || undefined}
        onChange={({ target }) => take(target)}
      />
      <p role="status" className="quote-photos__count">
        {photos.length > 0 && texts.photosSent(sent, photos.length)}
      </p>
      {photos.length > 0 && (
        <ol className="quote-photos__list">
          {photos.map((photo, index) => (
            <PhotoItem
              key={photo.number}
              photo={photo}
              place={index + 1}
              onRemove={() => takeOut(photo.number)}
              onRetry={() => retry(photo.number)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
