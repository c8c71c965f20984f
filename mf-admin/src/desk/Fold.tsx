import './fold.css';
import { type MouseEvent, type ReactNode, useState } from 'react';

/** A day is picked, and a row is added, by a press. */
const isInForm = ({ target }: MouseEvent): boolean => target instanceof Element && target.closest('form') !== null;

interface FoldProps {
  title: string;
  /** Opens at first if its content still has to be done. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** Mounts its content when it is first opened. Entries in it stay when it is closed. */
export function Fold({ title, startsOpen = false, children }: FoldProps) {
  const [wasOpen] = useState(startsOpen);
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [isEntered, setIsEntered] = useState(false);
  const keep = () => setIsEntered(true);
  return (
    <details className="ma-fold" open={wasOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {(isOpen || isEntered) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what its controls do
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a button clicks it
        <div className="ma-fold__content" onInput={keep} onClick={(event) => isInForm(event) && keep()}>
          {children}
        </div>
      )}
    </details>
  );
}
