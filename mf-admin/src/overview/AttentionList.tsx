import { Link } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { attention as texts } from '../texts';

export interface AttentionRow {
  key: string;
  to: string;
  name: string;
  fact: string;
}

interface AttentionListProps {
  title: string;
  total: number;
  rows: readonly AttentionRow[];
  /** The way to all of them, where there is one. */
  children?: ReactNode;
}

/** More would push the rest of the page away. */
const SHOWN = 5;

/** One kind of thing that waits; nothing at all when nothing does. */
export function AttentionList({ title, total, rows, children }: AttentionListProps) {
  if (total === 0) return null;
  const shown = rows.slice(0, SHOWN);
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {shown.map(({ key, to, name, fact }) => (
          <div key={key}>
            <dt>
              <Link to={to}>{name}</Link>
            </dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {total > shown.length && <p className="ma-hint">{texts.more(total - shown.length)}</p>}
      {children}
    </section>
  );
}
