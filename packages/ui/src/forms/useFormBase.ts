import { useQueryLibrary } from '@cleaning/ui/app';
import { useCallback, useState } from 'react';

export interface FormBase<Thing> {
  /** What the form's fields are filled from. */
  thing: Thing;
  /** React's key of the form: with another one it is filled again. */
  key: number;
  /** Somebody else has changed the thing since typing began. */
  isStale: boolean;
  /** Typing has begun: the form must not change. */
  hold: () => void;
  /** Fill the form from the newest state again. */
  release: () => void;
  /** The form was kept. With something `typedSince` (`resetToSaved`) it goes on from there. */
  saved: (kept: Thing, typedSince: boolean) => void;
}

/** A form follows the changes of other admins until typing begins. The service refuses a change of an older version in any case. */
export function useFormBase<Thing extends { version: number }>(latest: Thing): FormBase<Thing> {
  const { client, useIsMutating } = useQueryLibrary();
  // The own change is told about before its answer is here: it is nobody else's.
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
