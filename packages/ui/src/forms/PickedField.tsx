import type { ReactNode } from 'react';
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { DateFieldProps, DayLimits } from '../DateFields';

type PickedProps<Form extends FieldValues> = Omit<DateFieldProps & DayLimits, 'value' | 'onChange' | 'name'> & {
  form: UseFormReturn<Form>;
  name: FieldPath<Form>;
  as: (props: DateFieldProps & DayLimits) => ReactNode;
};

/** A date or time field (`as`) of a form. */
export function PickedField<Form extends FieldValues>({ form, name, as: As, ...shown }: PickedProps<Form>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => <As {...shown} error={fieldState.error?.message} {...field} />}
    />
  );
}
