import { Button, Sheet } from '@cleaning/ui';
import { useState } from 'react';
import { workPhotos as texts } from './texts';

export interface ShownPhoto {
  readonly id: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
}

interface PhotoViewerProps {
  photos: readonly ShownPhoto[];
  /** Index of the first one. */
  first: number;
  onClose: () => void;
}

/** Photos one at a time, as large as the window. */
export function PhotoViewer({ photos, first, onClose }: PhotoViewerProps) {
  const [index, setIndex] = useState(first);
  const photo = photos[Math.min(index, photos.length - 1)];
  if (!photo) return null;
  const label = texts.viewer(index + 1, photos.length);
  return (
    <Sheet label={label} side="top" closeLabel={texts.close} onClose={onClose}>
      <figure className="ma-photo-viewer">
        <img src={photo.path} alt={photo.caption} width={photo.width} height={photo.height} />
        <figcaption aria-live="polite">{photo.caption}</figcaption>
      </figure>
      {photos.length > 1 && (
        <div className="ma-actions">
          <Button variant="secondary" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            {texts.previous}
          </Button>
          <Button variant="secondary" disabled={index === photos.length - 1} onClick={() => setIndex(index + 1)}>
            {texts.next}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
