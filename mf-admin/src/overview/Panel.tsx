import { type ReactNode, useId } from 'react';

/** A part of the first page with a heading. Not a card: on this page the cards are the jobs. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className="ui-card" aria-labelledby={headingId}>
      <h2 className="ui-card__title" id={headingId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
