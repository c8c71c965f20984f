import { useEffect, useRef, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '../Button';
import { Notice } from '../Feedback';
import { Sheet } from '../Sheet';
import { useIsWide } from '../useMedia';
import './crop.css';
import { cropPhoto } from './cropPhoto';
import { texts } from './cropTexts';

/** Initial crop: the whole photo except a margin, so that the handles are in view. */
const START: PercentCrop = { unit: '%', x: 5, y: 5, width: 90, height: 90 };
/** Smallest side of the crop, px on the screen. */
const MIN_SIDE_PX = 40;

interface CropSheetProps {
  file: File;
  onCrop: (cropped: File) => void;
  onClose: () => void;
}

/** A photo with a frame to drag around the part to keep. */
export default function CropSheet({ file, onCrop, onClose }: CropSheetProps) {
  const isWide = useIsWide();
  const image = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState('');
  const [area, setArea] = useState(START);
  const [isShown, setIsShown] = useState(true);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  async function crop() {
    if (!image.current) return;
    setBusy(true);
    try {
      onCrop(await cropPhoto(image.current, area, file.name));
    } catch {
      setIsShown(false);
      setBusy(false);
    }
  }

  return (
    <Sheet label={texts.title} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <div className="ui-crop">
        {isShown ? (
          <>
            <p>{texts.hint}</p>
            {address !== '' && (
              <ReactCrop
                crop={area}
                keepSelection
                minWidth={MIN_SIDE_PX}
                minHeight={MIN_SIDE_PX}
                ariaLabels={{
                  cropArea: texts.area,
                  nwDragHandle: texts.corners.nw,
                  nDragHandle: texts.edges.n,
                  neDragHandle: texts.corners.ne,
                  eDragHandle: texts.edges.e,
                  seDragHandle: texts.corners.se,
                  sDragHandle: texts.edges.s,
                  swDragHandle: texts.corners.sw,
                  wDragHandle: texts.edges.w,
                }}
                onChange={(_, percent) => setArea(percent)}
              >
                <img ref={image} src={address} alt={texts.photo} onError={() => setIsShown(false)} />
              </ReactCrop>
            )}
            <Button busy={busy} onClick={crop}>
              {texts.submit}
            </Button>
          </>
        ) : (
          <Notice tone="warn">{texts.notShown}</Notice>
        )}
      </div>
    </Sheet>
  );
}
