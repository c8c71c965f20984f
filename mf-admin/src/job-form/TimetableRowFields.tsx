import { DAYS } from '@cleaning/contracts';
import { Button, CheckboxField, TextField } from '@cleaning/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { createPermanent, dayNames } from '../texts';
import { endsNextDay, halvesOf, type PermanentJobForm } from './permanentJobForm';

interface TimetableRowFieldsProps {
  form: UseFormReturn<PermanentJobForm>;
  index: number;
  /** Missing for the row that always stays. */
  onRemove: (() => void) | undefined;
}

export function TimetableRowFields({ form, index, onRemove }: TimetableRowFieldsProps) {
  const number = index + 1;
  const error = form.formState.errors.timeline_data?.[index]?.time?.message;
  return (
    <fieldset className="ma-timetable-row">
      <legend>{createPermanent.row(number)}</legend>
      <Controller
        control={form.control}
        name={`timeline_data.${index}.time`}
        render={({ field: { value, onChange, onBlur } }) => {
          const { start, end } = halvesOf(value);
          return (
            <>
              <div className="ma-pair">
                <TextField
                  label={createPermanent.start}
                  type="time"
                  value={start}
                  error={error}
                  onBlur={onBlur}
                  onChange={(event) => onChange(`${event.target.value}-${end}`)}
                />
                <TextField
                  label={createPermanent.end}
                  type="time"
                  value={end}
                  onBlur={onBlur}
                  onChange={(event) => onChange(`${start}-${event.target.value}`)}
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
            {...form.register(`timeline_data.${index}.days`)}
          />
        ))}
      </div>
      {onRemove && (
        <Button variant="ghost" onClick={onRemove}>
          {createPermanent.removeRow(number)}
        </Button>
      )}
    </fieldset>
  );
}
