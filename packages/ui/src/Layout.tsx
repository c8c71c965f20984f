import { Link, useNewRows, usePageName } from '@cleaning/ui/app';
import { createContext, memo, type ReactNode, use } from 'react';
import { NewMark } from './NewMark';
import { usePartialList } from './partialList';

/** Limits a screen's content to reading width. The shell already wraps contractor and admin screens in it. */
export function Page({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={narrow ? 'ui-page ui-page--narrow' : 'ui-page'}>{children}</div>;
}

/** Content below the page's title: the tabs of the place that it belongs to. */
export const PageTabs = createContext<ReactNode>(null);

export interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
}

export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
  usePageName(title);
  return (
    <header className="ui-page-header">
      <div className="ui-page-header__line">
        <h1>{title}</h1>
        {(back || actions) && (
          <div className="ui-row">
            {back && (
              <Link to={back.to} className="ui-page-header__back">
                <span aria-hidden="true">←</span> {back.label}
              </Link>
            )}
            {actions}
          </div>
        )}
      </div>
      {use(PageTabs)}
      {lead && <p className="ui-page-header__lead">{lead}</p>}
    </header>
  );
}

export interface CardProps {
  title?: ReactNode;
  /** Heading level of the title; default 2. */
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

/** A name with its value. Accepts falsy values, so that you can write `value && [name, value]`. */
export type Fact = readonly [name: string, value: ReactNode, width?: 'wide'] | false | '' | 0 | null | undefined;

/** Names and values beside each other, as many as fit; a wide one has a row of its own. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="ui-facts">
      {facts.map((fact) => {
        if (!fact) return null;
        const [name, value, width] = fact;
        return (
          <div key={name} className={width === 'wide' ? 'ui-facts__wide' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

interface CardGridProps<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

function Cards<Item>({ items, itemKey, children }: CardGridProps<Item>) {
  const isNew = useNewRows(items.map(itemKey));
  const { shown, more } = usePartialList(items);
  return (
    <>
      <ul className="ui-grid">
        {shown.map((item) => (
          <li key={itemKey(item)} className="ui-grid__item">
            {isNew(itemKey(item)) && <NewMark />}
            {children(item)}
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

/** Cards beside each other, as many as fit. Memoised by its three props. */
export const CardGrid = memo(Cards) as typeof Cards;
