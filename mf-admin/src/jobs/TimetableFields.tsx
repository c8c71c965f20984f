import { DAYS } from '@cleaning/contracts';
import { Button, CheckboxField, TimeField } from '@cleaning/ui';
import { useId } from 'react';
import {
  Controller,
  type FieldArrayPath,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useFieldArray,
} from 'react-hook-form';
import { SlotScheduleFields } from './SlotScheduleFields';
import { createPermanent, dayNames } from './texts';
import { ADDED_ROW, endsNextDay, splitProblem, splitTime, type TimelineRow } from './timelineRow';

interface TimetableRowFieldsProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  /** Path of the row in the form. */
  name: FieldPath<Form>;
  /** Counted from 1. */
  number: number;
  /** Missing for the first row, which always stays. */
  onRemove: (() => void) | undefined;
}

function TimetableRowFields<Form extends FieldValues>({ form, name, number, onRemove }: TimetableRowFieldsProps<Form>) {
  const errors = get(form.formState.errors, name) as FieldErrors<TimelineRow> | undefined;
  const error = errors?.time?.message;
  const daysError = errors?.days?.message;
  const toFieldPath = (field: keyof TimelineRow) => `${name}.${field}` as FieldPath<Form>;
  return (
    <fieldset className="ma-timetable-row">
      <legend>{createPermanent.row(number)}</legend>
      <Controller
        control={form.control}
        name={toFieldPath('time')}
        render={({ field: { value, onChange, onBlur } }) => {
          const { start, end } = splitTime(value);
          const problems = splitProblem(value, error);
          return (
            <>
              <div className="ma-pair">
                <TimeField
                  label={createPermanent.start}
                  required
                  value={start}
                  error={problems.start}
                  onBlur={onBlur}
                  onChange={(typed) => onChange(`${typed.replaceAll('-', ' ')}-${end}`)}
                />
                <TimeField
                  label={createPermanent.end}
                  required
                  value={end}
                  error={problems.end}
                  onBlur={onBlur}
                  onChange={(typed) => onChange(`${start}-${typed}`)}
                />
              </div>
              <p className="ma-hint" role="status">
                {endsNextDay(value) && createPermanent.overnight}
              </p>
            </>
          );
        }}
      />
      <div className="ma-days">
        {DAYS.map((day) => (
          <CheckboxField
            key={day}
            label={<abbr title={dayNames[day]}>{day}</abbr>}
            value={day}
            {...form.register(toFieldPath('days'))}
          />
        ))}
      </div>
      {daysError && (
        <p className="ui-field__error" role="alert">
          {daysError}
        </p>
      )}
      <SlotScheduleFields form={form} name={name} />
      {onRemove && (
        <Button variant="ghost" onClick={onRemove}>
          {createPermanent.removeRow(number)}
        </Button>
      )}
    </fieldset>
  );
}

interface TimetableFieldsProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  /** Path of the rows in the form. */
  name: FieldArrayPath<Form>;
}

/** The rows of a timetable: times, weekdays, weeks or months. */
export function TimetableFields<Form extends FieldValues>({ form, name }: TimetableFieldsProps<Form>) {
  const heading = useId();
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  return (
    <section aria-labelledby={heading} className="ma-timetable">
      <h2 id={heading}>{createPermanent.timetable}</h2>
      {fields.map((row, index) => (
        <TimetableRowFields
          key={row.id}
          form={form}
          name={`${name}.${index}` as FieldPath<Form>}
          number={index + 1}
          onRemove={index > 0 ? () => remove(index) : undefined}
        />
      ))}
      <Button variant="secondary" onClick={() => append(ADDED_ROW as Parameters<typeof append>[0])}>
        {createPermanent.addRow}
      </Button>
    </section>
  );
}
