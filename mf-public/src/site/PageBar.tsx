import type { ReactNode } from 'react';

/** The bar at the foot of a phone on a page that has its own (`hasOwnBar`): what people come to the page for. Its styles are the shell's. */
export function PageBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="shell-contact">
      {children}
    </nav>
  );
}
