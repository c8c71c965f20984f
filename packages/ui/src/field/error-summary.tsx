import type { ReactNode } from 'react';
import { Notice } from '../feedback/messages';

/** Tells once which fields of a form need another look. Stands in the form at all times, so that its text is noticed when it comes. */
export function ErrorSummary({ labels, children }: { labels: readonly string[]; children?: ReactNode }) {
  return (
    <div role="status">
      {labels.length > 0 && (
        <Notice tone="warn">
          {children} {labels.join(', ')}.
        </Notice>
      )}
    </div>
  );
}
