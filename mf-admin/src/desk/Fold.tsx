import './fold.css';
import { type ReactNode, useState } from 'react';

/** Reads what is in it when it is opened. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="ma-fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <div className="ma-fold__content">{children}</div>}
    </details>
  );
}
