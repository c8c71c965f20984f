import type { ReactNode } from 'react';
import { Button } from '../button/button';

export type Tone = 'ok' | 'warn' | 'danger' | 'neutral';

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`ui-badge ui-badge--${tone}`}>{children}</span>;
}

/** A message inside a page. Danger is read out at once, the others when the reader gets there. */
export function Notice({ tone = 'info', children }: { tone?: 'info' | 'ok' | 'warn' | 'danger'; children: ReactNode }) {
  return (
    <div className={`ui-notice ui-notice--${tone}`} role={tone === 'danger' ? 'alert' : undefined}>
      {children}
    </div>
  );
}

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
        Retry
      </Button>
    </div>
  );
}
