import './site.css';
import type { ReactNode } from 'react';

/** The band with a page's title. */
export function PageHero({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <header className="pub-hero">
      <div className="pub-wrap pub-hero__text">
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
    </header>
  );
}
