import './fold.css';
import { type ReactNode, useState } from 'react';

/** Reads what is in it when it is opened. What was typed into it stays when it is closed. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  return (
    <details className="ma-fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {(isOpen || isTyped) && (
        <div className="ma-fold__content" onInput={() => setIsTyped(true)}>
          {children}
        </div>
      )}
    </details>
  );
}
