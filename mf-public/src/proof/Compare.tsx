import './proof.css';
import type { GalleryImage } from '@cleaning/contracts';
import { type CSSProperties, useState } from 'react';
import { pictureSources } from '../gallery/Photo';
import { compareTexts as texts } from './compareTexts';

function Side({ image }: { image: GalleryImage }) {
  return (
    <picture>
      {pictureSources(image).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="(width < 800px) 92vw, 46rem" />
      ))}
      <img src={image.img_path} alt="" width={image.width} height={image.height} loading="lazy" draggable={false} />
    </picture>
  );
}

/** Two photos of a place, one over the other; a slider moves the edge between them, by touch, mouse and keys. */
export function Compare({ place, before, after }: { place: string; before: GalleryImage; after: GalleryImage }) {
  const [share, setShare] = useState(50);
  return (
    <div className="proof-compare" style={{ '--share': `${share}%` } as CSSProperties}>
      <Side image={after} />
      <div className="proof-compare__before">
        <Side image={before} />
      </div>
      <span className="proof-compare__line">
        <span className="proof-compare__handle">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="m9 7-5 5 5 5m6-10 5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </span>
      </span>
      <span className="proof-compare__tag proof-compare__tag--before">{texts.before}</span>
      <span className="proof-compare__tag proof-compare__tag--after">{texts.after}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={texts.compare(place)}
        aria-valuetext={texts.comparison(share)}
        onChange={({ target }) => setShare(Number(target.value))}
      />
    </div>
  );
}
