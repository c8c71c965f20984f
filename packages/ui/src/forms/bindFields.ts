import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';

/** A field's registration, and what is wrong with it. */
export interface BoundField extends Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> {
  error: string | undefined;
}

/**
 * What the fields of a form take: `const field = bindFields(form)` while it is rendered, then `<TextField label={…} {...field('name')} />` is registered
 * and shows what is wrong with it.
 */
export function bindFields<Form extends FieldValues>(form: UseFormReturn<Form>) {
  const { errors } = form.formState;
  return <Name extends FieldPath<Form>>(path: Name, options?: RegisterOptions<Form, Name>): BoundField => {
    const { name, ref, onChange, onBlur } = form.register(path, options);
    const problem: FieldError | undefined = get(errors, path);
    return { name, ref, onChange, onBlur, error: problem?.message };
  };
}
