import { Button, type DateFieldProps, Notice } from '@cleaning/ui';
import type { ReactNode } from 'react';
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

const texts = {
  requiredNote: 'Fields with * are required.',
  reload: 'Show the current version',
};

type PickedProps<Form extends FieldValues> = Omit<DateFieldProps, 'value' | 'onChange' | 'name'> & {
  form: UseFormReturn<Form>;
  name: FieldPath<Form>;
  as: (props: DateFieldProps) => ReactNode;
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

/** Above a form: what the mark of required fields means. */
export function RequiredNote() {
  return <p className="ma-hint">{texts.requiredNote}</p>;
}

/** Shown when somebody else has changed the thing; the button loads the newest state. */
export function StaleNotice({ children, onReload }: { children: string; onReload: () => void }) {
  return (
    <Notice tone="warn">
      <p>{children}</p>
      <Button variant="secondary" onClick={onReload}>
        {texts.reload}
      </Button>
    </Notice>
  );
}
