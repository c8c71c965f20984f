import './viewer.css';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon';
import { viewer as texts } from './texts';

export interface ViewerPicture {
  src: string;
  srcSet?: string;
  alt: string;
  width: number;
  height: number;
}

export interface ViewerProps {
  pictures: readonly ViewerPicture[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/**
 * A picture over the whole screen. The backdrop, the close icon and Escape close it; arrow keys show the next picture.
 */
export function Viewer({ pictures, index, onIndex, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = pictures[index];
  const several = pictures.length > 1;
  const turn = (step: number) => onIndex((index + step + pictures.length) % pictures.length);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  /** Closes the dialog element first, so that the browser returns the focus; `onClose` follows. */
  const close = () => dialog.current?.close();

  const onBackdrop = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    if (!event.target.closest('button, img')) close();
  };
  if (!picture) return null;
  return (
    <dialog
      ref={dialog}
      className="pub-viewer"
      aria-label={picture.alt}
      onClose={onClose}
      onClick={onBackdrop}
      onKeyDown={(event) => {
        if (several && event.key === 'ArrowLeft') turn(-1);
        if (several && event.key === 'ArrowRight') turn(1);
      }}
    >
      <figure className="pub-viewer__figure">
        <img
          key={picture.src}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="100vw"
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
        />
        <figcaption aria-live="polite">
          {picture.alt}
          {several && ` (${index + 1} / ${pictures.length})`}
        </figcaption>
      </figure>
      {several && (
        <>
          <button
            type="button"
            className="pub-viewer__button pub-viewer__button--previous"
            aria-label={texts.previous}
            onClick={() => turn(-1)}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className="pub-viewer__button pub-viewer__button--next"
            aria-label={texts.next}
            onClick={() => turn(1)}
          >
            <Icon name="right" />
          </button>
        </>
      )}
      <button
        type="button"
        className="pub-viewer__button pub-viewer__button--close"
        aria-label={texts.close}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}
