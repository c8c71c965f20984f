import './proof.css';
import type { GalleryImage } from '@cleaning/contracts';
import { type CSSProperties, useState } from 'react';
import { Picture } from '../gallery/Photo';
import { compareTexts as texts } from './compareTexts';

const SIZES = '(width < 800px) 92vw, 46rem';

interface CompareProps {
  place: string;
  before: GalleryImage;
  after: GalleryImage;
  /** At the top of the page. */
  first: boolean;
}

/** Two photos of a place, one over the other; a slider moves the edge between them, by touch, mouse and keys. */
export function Compare({ place, before, after, first }: CompareProps) {
  const [share, setShare] = useState(50);
  return (
    <div className="proof-compare" style={{ '--share': `${share}%` } as CSSProperties}>
      <Picture image={after} sizes={SIZES} first={first} draggable={false} />
      <div className="proof-compare__before">
        <Picture image={before} sizes={SIZES} first={first} draggable={false} />
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
