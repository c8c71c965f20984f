import { ApiError, getMessage, localizeTexts } from '@cleaning/ui/app';
import { type ReactNode, useState } from 'react';
import { Button, LinkButton } from './Button';

export const texts = localizeTexts('feedback', {
  retry: 'Retry',
  loading: 'Loading…',
  backTo: (list: string) => `Back to ${list}`,
});

export type Tone = 'ok' | 'warn' | 'danger' | 'neutral';

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`ui-badge ui-badge--${tone}`}>{children}</span>;
}

/** A message in a page. Screen readers announce `danger` immediately. */
export function Notice({ tone = 'info', children }: { tone?: 'info' | 'ok' | 'warn' | 'danger'; children: ReactNode }) {
  return (
    <div className={`ui-notice ui-notice--${tone}`} role={tone === 'danger' ? 'alert' : undefined}>
      {children}
    </div>
  );
}

interface OutcomeProps {
  /** Confirmation; renders nothing while empty. */
  children: ReactNode;
}

/** The outcome of a form, announced and with the focus on it. Always rendered, so that screen readers notice its text. */
export function Outcome({ children }: OutcomeProps) {
  return (
    <div role="status">
      {children && (
        <div className="ui-notice ui-notice--ok" tabIndex={-1} ref={focusElement}>
          {children}
        </div>
      )}
    </div>
  );
}

const focusElement = (element: HTMLElement | null): void => element?.focus();

export function EmptyState({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className="ui-empty">
      <p>{text}</p>
      {children}
    </div>
  );
}

export interface RetryProps {
  message: ReactNode;
  onRetry: () => void;
  busy?: boolean;
}

export function Retry({ message, onRetry, busy = false }: RetryProps) {
  return (
    <div className="ui-retry" role="alert">
      <p>{message}</p>
      <Button onClick={onRetry} busy={busy}>
        {texts.retry}
      </Button>
    </div>
  );
}

/** Appears after a delay, so that short waits show no wheel. */
export function Spinner({ label = texts.loading }: { label?: string }) {
  return (
    <div className="ui-spinner" role="status">
      <span className="ui-spinner__wheel" aria-hidden="true" />
      <span className="ui-sr-only">{label}</span>
    </div>
  );
}

export function Skeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className="ui-skeleton" role="status">
      <span className="ui-sr-only">{texts.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never change places
        <span key={line} className="ui-skeleton__line" aria-hidden="true" />
      ))}
    </div>
  );
}

/**
 * Content below a part whose height isn't known yet: it is laid out and loads its data, but becomes visible once that
 * part is loaded, or after two seconds. Shown earlier, it would move while people press.
 */
export function Revealed({ when, children }: { when: boolean; children: ReactNode }) {
  return (
    <div className="ui-revealed" data-waits={when ? undefined : ''}>
      {children}
    </div>
  );
}

/** `value` from 0 to 1; null if unknown. */
export function Progress({ value, label }: { value: number | null; label: string }) {
  const percent = value === null ? undefined : Math.round(value * 100);
  return (
    <label className="ui-progress">
      <span>
        {label}
        {percent !== undefined && ` ${percent} %`}
      </span>
      <progress max={100} value={percent} />
    </label>
  );
}

/** Replaces a page whose record doesn't exist, or no longer does. */
function Missing({ message, list }: { message: string; list: { to: string; label: string } }) {
  return (
    <div className="ui-empty" role="alert">
      <h1 className="ui-empty__title">{message}</h1>
      <LinkButton to={list.to}>{texts.backTo(list.label)}</LinkButton>
    </div>
  );
}

/** Subset of `useCall`'s result that QueryState needs. */
export interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  /** Reads that have failed. */
  errorUpdateCount: number;
  refetch: () => unknown;
}

export interface QueryStateProps<Data> {
  query: Query<Data>;
  /** Shown for an empty list. */
  empty?: ReactNode;
  /** Instead of the grey lines. */
  pending?: ReactNode;
  /** For pages of one record: its list, which a 404 links to. */
  list?: { to: string; label: string } | undefined;
  children: (data: Data) => ReactNode;
}

/**
 * A query's data in its four states: loading, failed, empty, loaded. Old data stays while new data loads and when a
 * later read fails, but not if the record is gone (404): then it links to the list.
 */
export function QueryState<Data>({ query, empty, pending, list, children }: QueryStateProps<Data>) {
  const [lastError, setLastError] = useState(query.error);
  if (query.error && query.error !== lastError) setLastError(query.error);
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  if (query.data !== undefined && !isGone) {
    if (empty !== undefined && Array.isArray(query.data) && query.data.length === 0) return <EmptyState text={empty} />;
    return children(query.data);
  }
  if (isGone && list) return <Missing message={getMessage(query.error)} list={list} />;
  // A retried query has no error while it loads: the last error stays, so that the button keeps the focus.
  const error = query.error ?? (query.errorUpdateCount > 0 ? lastError : null);
  if (error) return <Retry message={getMessage(error)} onRetry={() => query.refetch()} busy={query.isFetching} />;
  return pending ?? <Skeleton />;
}
