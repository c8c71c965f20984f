import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * After what was `sent` is kept: the form is filled with `kept`, and what was typed since stays in it.
 * @returns whether something was typed since
 */
export function resetSent<Form extends FieldValues>(
  form: Pick<UseFormReturn<Form>, 'getValues' | 'reset' | 'setValue'>,
  sent: Form,
  kept: Form,
): boolean {
  const typed = { ...form.getValues() };
  const since = (Object.keys(typed) as Path<Form>[]).filter(
    (name) => JSON.stringify(typed[name]) !== JSON.stringify(sent[name]),
  );
  form.reset(kept);
  for (const name of since) form.setValue(name, typed[name] as PathValue<Form, Path<Form>>, { shouldDirty: true });
  return since.length > 0;
}
