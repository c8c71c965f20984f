import './proof.css';
import type { GalleryImage } from '@cleaning/contracts';
import { type CSSProperties, useState } from 'react';
import { Picture } from '../gallery/Photo';
import { Icon } from '../icon/Icon';
import { compareTexts as texts } from './compareTexts';

const SIZES = '(width < 800px) 92vw, 46rem';

interface CompareProps {
  place: string;
  before: GalleryImage;
  after: GalleryImage;
  /** Whether it is at the top of the page. */
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
          <Icon name="compare" />
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
