import { Link } from '@cleaning/ui/app';
import type { ReactNode } from 'react';

export interface CardProps {
  title?: ReactNode;
  /** Heading level of the title, 2 when not given. */
  level?: 2 | 3;
  /** Makes the whole card a link. */
  to?: string;
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function Card({ title, level = 2, to, actions, className, children }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={className ? `ui-card ${className}` : 'ui-card'}>
      {title !== undefined && (
        <Heading className="ui-card__title">
          {to ? (
            <Link to={to} className="ui-card__link">
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
      )}
      {children}
      {actions && <div className="ui-card__actions">{actions}</div>}
    </article>
  );
}

/** Cards beside each other, as many as fit. */
export function CardGrid<Item>({
  items,
  itemKey,
  children,
}: {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
}) {
  return (
    <ul className="ui-grid">
      {items.map((item) => (
        <li key={itemKey(item)} className="ui-grid__item">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
