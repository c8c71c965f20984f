import type { ReactNode } from 'react';

/**
 * Bar at the foot of a phone for a page with its own (`hasOwnBar`): the page's main action. The shell has its styles.
 */
export function PageBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="shell-contact">
      {children}
    </nav>
  );
}
