import './site.css';
import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: string;
  lead?: string;
  /** `tinted` sections stand out from their neighbours. */
  tone?: 'plain' | 'tinted';
  children: ReactNode;
}

/** A block of a page with its heading. */
export function Section({ title, lead, tone = 'plain', children }: SectionProps) {
  const heading = useId();
  return (
    <section className={`pub-section pub-section--${tone}`} aria-labelledby={heading}>
      <div className="pub-wrap">
        <div className="pub-section__head">
          <h2 id={heading}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
