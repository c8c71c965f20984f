import { type ReactNode, useId } from 'react';

/** A part of a page with a heading. Not a card, because on some pages each card is a job. */
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
