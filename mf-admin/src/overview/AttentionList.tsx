import { Button } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { type ReactNode, useState } from 'react';
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

/** More at once would push the rest of the page away. */
const SHOWN = 5;

/** One kind of thing that waits; nothing at all when nothing does. */
export function AttentionList({ title, total, rows, children }: AttentionListProps) {
  const [open, setOpen] = useState(false);
  if (total === 0) return null;
  const shown = open ? rows : rows.slice(0, SHOWN);
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
      {open && total > rows.length && <p className="ma-hint">{texts.more(total - rows.length)}</p>}
      {rows.length > SHOWN && (
        <Button
          variant="ghost"
          aria-label={`${open ? texts.showFewer : texts.showAll(rows.length)}: ${title}`}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.showFewer : texts.showAll(rows.length)}
        </Button>
      )}
      {children}
    </section>
  );
}
