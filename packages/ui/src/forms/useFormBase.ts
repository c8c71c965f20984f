import { useCallback, useState } from 'react';

export interface FormBase<Thing> {
  /** What the form's fields are filled from. */
  base: Thing;
  /** Somebody else has changed the thing since typing began. */
  isStale: boolean;
  /** Typing has begun: the form must not change. */
  hold: () => void;
  /** Fill the form from the newest state again. */
  release: () => void;
}

/** A form follows the changes of other admins until typing begins. The service refuses a change of an older version in any case. */
export function useFormBase<Thing extends { version: number }>(latest: Thing): FormBase<Thing> {
  const [held, setHeld] = useState<Thing | null>(null);
  const base = held ?? latest;
  return {
    base,
    isStale: base.version !== latest.version,
    hold: useCallback(() => setHeld((before) => before ?? latest), [latest]),
    release: useCallback(() => setHeld(null), []),
  };
}
