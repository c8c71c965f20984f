import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUnsaved } from '../unsaved';

/** Calls `onTyped` once something in the form differs from what it was filled with. Leaving the page then asks. */
export function useTypedListener<Form extends FieldValues>(form: UseFormReturn<Form>, onTyped: () => void): void {
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  useEffect(() => {
    if (isDirty) onTyped();
  }, [isDirty, onTyped]);
}
