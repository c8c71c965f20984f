import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * After `sent` was saved: fills the form with `kept` and keeps what was typed since. Fields edited since aren't
 * touched, so that one being typed into loses nothing. @returns whether something was typed since
 */
export function resetToSaved<Form extends FieldValues>(
  form: Pick<UseFormReturn<Form>, 'getValues' | 'reset' | 'setValues'>,
  sent: Form,
  kept: Form,
): boolean {
  const typed = form.getValues();
  const isTyped = (name: string) => JSON.stringify(typed[name]) !== JSON.stringify(sent[name]);
  const names = Object.keys(typed) as Path<Form>[];
  const since = names.filter(isTyped);
  const filled = Object.entries(kept).filter(([name]) => !since.includes(name as Path<Form>));
  form.setValues(Object.fromEntries(filled) as Partial<Form>);
  form.reset(kept, { keepValues: true });
  return since.length > 0;
}
