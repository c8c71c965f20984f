import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export interface FormBase<Thing> {
  /** What the form's fields are filled from. */
  base: Thing;
  /** Somebody else has changed the thing since somebody began to fill the form. */
  isStale: boolean;
  /** Somebody has begun to fill the form: it must not change under their hands. */
  hold: () => void;
  /** Fill the form from the newest state again. */
  release: () => void;
}

/** A form follows what other admins change until somebody types into it; the service refuses a change of an older version in any case. */
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

/** Calls `onTyped` once something in the form differs from what it was filled with. */
export function useTyped<Form extends FieldValues>(form: UseFormReturn<Form>, onTyped: () => void): void {
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty) onTyped();
  }, [isDirty, onTyped]);
}
