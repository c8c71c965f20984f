import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * After what was `sent` is kept: the form is filled with `kept`, and what was typed since stays in it. Fields that were typed into are not
 * touched: one that is typed into at this moment loses nothing.
 * @returns whether something was typed since
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
