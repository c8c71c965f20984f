import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../Button';
import { canCrop } from './cropPhoto';
import { texts } from './cropTexts';

const CropSheet = lazy(() => import('./CropSheet'));

interface CropButtonProps {
  file: File;
  /** Follows the button's accessible name: identifies the photo. */
  about: ReactNode;
  onCrop: (cropped: File) => void;
}

/** Opens a photo to crop it to the document. Renders nothing for files that a browser can't show. */
export function CropButton({ file, about, onCrop }: CropButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [cropped, setCropped] = useState<File | null>(null);
  if (!canCrop(file)) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {texts.crop}
        <span className="ui-sr-only"> {about}</span>
      </Button>
      <span role="status" className="ui-sr-only">
        {cropped === file ? texts.cropped : ''}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <CropSheet
            file={file}
            onClose={() => setIsOpen(false)}
            onCrop={(part) => {
              setIsOpen(false);
              setCropped(part);
              onCrop(part);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
