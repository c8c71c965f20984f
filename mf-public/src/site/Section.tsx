import './site.css';
import { type ReactNode, useId } from 'react';

interface PageHeroProps {
  title: string;
  lead: string;
  /** For pages with a form, so that it starts higher up. */
  isLow?: boolean;
  children?: ReactNode;
}

/** The band with a page's title. */
export function PageHero({ title, lead, isLow = false, children }: PageHeroProps) {
  return (
    <header className={isLow ? 'pub-hero pub-hero--low' : 'pub-hero'}>
      <div className="pub-wrap pub-hero__text">
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
    </header>
  );
}

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
