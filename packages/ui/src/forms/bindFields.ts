import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';

/** A field's registration and its problem. */
export interface BoundField extends Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> {
  error: string | undefined;
}

/**
 * Props for the fields of a form: call `const field = bindFields(form)` while rendering, then `<TextField label={…}
 * {...field('name')} />` is registered and shows its error.
 */
export function bindFields<Form extends FieldValues>(form: UseFormReturn<Form>) {
  const { errors } = form.formState;
  return <Name extends FieldPath<Form>>(path: Name, options?: RegisterOptions<Form, Name>): BoundField => {
    const { name, ref, onChange, onBlur } = form.register(path, options);
    const problem: FieldError | undefined = get(errors, path);
    return { name, ref, onChange, onBlur, error: problem?.message };
  };
}
