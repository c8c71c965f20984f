import { MAX_AREA_PHOTOS, uploadInspectionPhoto, WORK_PHOTO_TYPES } from '@cleaning/contracts';
import { Button, FileField, Notice, Progress } from '@cleaning/ui';
import { getMessage, request } from '@cleaning/ui/app';
import { resizePhoto } from '@cleaning/ui/photos';
import { useState } from 'react';
import { v4 } from 'uuid';
import { newInspection as texts } from './texts';

interface AreaPhotosProps {
  area: string;
  keys: readonly string[];
  onChange: (change: (keys: readonly string[]) => readonly string[]) => void;
  /** While a photo is on its way. */
  onBusy: (isBusy: boolean) => void;
}

/** Photos of an area, each uploaded as soon as it is taken. */
export function AreaPhotos({ area, keys, onChange, onBusy }: AreaPhotosProps) {
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState('');

  async function add(files: readonly File[]) {
    const room = MAX_AREA_PHOTOS - keys.length;
    const problems = new Set(files.length > room ? [texts.tooManyPhotos(MAX_AREA_PHOTOS)] : []);
    setProblem('');
    onBusy(true);
    for (const file of files.slice(0, room)) {
      setSent(0);
      const key = v4();
      const blob = await resizePhoto(file).catch(() => null);
      if (!blob) {
        problems.add(texts.notPhoto);
        continue;
      }
      const photo = new File([blob], 'photo.jpg', { type: blob.type });
      try {
        await request(uploadInspectionPhoto, { body: { key }, files: { photo }, onProgress: setSent });
        onChange((before) => [...before, key]);
      } catch (error) {
        problems.add(getMessage(error));
      }
    }
    setProblem([...problems].join(' '));
    setSent(null);
    onBusy(false);
  }

  return (
    <div className="ma-area-photos">
      {keys.length < MAX_AREA_PHOTOS && (
        <FileField
          label={texts.photos(area)}
          hint={texts.photosHint(MAX_AREA_PHOTOS)}
          accept={WORK_PHOTO_TYPES.join()}
          multiple
          disabled={sent !== null}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      )}
      {sent !== null && <Progress value={sent} label={texts.uploading} />}
      {keys.length > 0 && (
        <ul className="ma-area-photos__list">
          {keys.map((key, index) => (
            <li key={key}>
              {texts.photo(index + 1)}{' '}
              <Button
                variant="ghost"
                aria-label={texts.remove(index + 1)}
                onClick={() => onChange((before) => before.filter((each) => each !== key))}
              >
                {texts.removeShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div role="alert">{problem !== '' && <Notice tone="danger">{problem}</Notice>}</div>
    </div>
  );
}
