import { useQueryLibrary } from '@cleaning/ui/app';
import { useCallback, useState } from 'react';

export interface FormBase<Thing> {
  /** Record that fills the form's fields. */
  thing: Thing;
  /** React key of the form: a new one fills it again. */
  key: number;
  /** Whether somebody else has changed the record since typing started. */
  isStale: boolean;
  /** Typing has begun: the form must not change. */
  hold: () => void;
  /** Fills the form from the latest state again. */
  release: () => void;
  /** The form was saved. With something `typedSince` (`resetToSaved`), editing continues from there. */
  saved: (kept: Thing, typedSince: boolean) => void;
}

/**
 * Lets a form follow other admins' changes until typing starts. The service refuses a change of an older version in any
 * case.
 */
export function useFormBase<Thing extends { version: number }>(latest: Thing): FormBase<Thing> {
  const { client, useIsMutating } = useQueryLibrary();
  // The user's own change arrives before its answer, so it isn't somebody else's.
  const isSending = useIsMutating({}, client) > 0;
  const [held, setHeld] = useState<{ thing: Thing; key: number } | null>(null);
  const thing = held?.thing ?? latest;
  return {
    thing,
    key: held?.key ?? latest.version,
    isStale: thing.version !== latest.version && !isSending,
    hold: useCallback(() => setHeld((before) => before ?? { thing: latest, key: latest.version }), [latest]),
    release: useCallback(() => setHeld(null), []),
    saved: useCallback(
      (kept, typedSince) =>
        setHeld((before) => (typedSince ? { thing: kept, key: before?.key ?? kept.version } : null)),
      [],
    ),
  };
}
