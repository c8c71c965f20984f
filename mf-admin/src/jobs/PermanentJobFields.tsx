import { DAYS, type Day, EVERY_WEEK, mapLink, type SlotHolidays, type SlotRepeats } from '@cleaning/contracts';
import { Button, CheckboxField, TextAreaField, TextField, TimeField } from '@cleaning/ui';
import { type ChangeEvent, useRef } from 'react';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { SlotScheduleFields } from './SlotScheduleFields';
import { createJob, createPermanent, dayNames } from './texts';

/** A timetable row as the form holds and sends it. `time` is 'HH:MM-HH:MM'. */
export interface TimelineRow {
  time: string;
  days: Day[];
  isRemove: boolean;
  repeats: SlotRepeats;
  holidays: SlotHolidays | '';
}

/** The form as it is typed: numbers and amounts stay text until the service reads them. */
export interface PermanentJobForm {
  job_title: string;
  job_address: string;
  job_location: string;
  job_need_count: string;
  pay_per_hr: string;
  pay_per_hr_sub_contractor: string;
  job_description: string;
  timeline_data: TimelineRow[];
  /** From which day another timetable holds; when editing. */
  timetable_from?: string;
}

/** The first row cannot be removed. */
export const FIRST_ROW: TimelineRow = {
  time: '00:00-00:00',
  days: [],
  isRemove: false,
  repeats: EVERY_WEEK,
  holidays: '',
};
const FURTHER_ROW: TimelineRow = { ...FIRST_ROW, isRemove: true };

/** Start and end of 'HH:MM-HH:MM'; a half that is not filled is empty. */
export function halvesOf(time: string): { start: string; end: string } {
  const [start = '', end = ''] = time.split('-');
  return { start, end };
}

/** A slot whose end is not after its start ends on the next day (spec of the timetable: overnight rows). */
export function endsNextDay(time: string): boolean {
  const { start, end } = halvesOf(time);
  return start !== '' && end !== '' && end <= start;
}

interface TimetableRowFieldsProps {
  form: UseFormReturn<PermanentJobForm>;
  index: number;
  /** Missing for the first row, which always stays. */
  onRemove: (() => void) | undefined;
}

function TimetableRowFields({ form, index, onRemove }: TimetableRowFieldsProps) {
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
                <TimeField
                  label={createPermanent.start}
                  required
                  value={start}
                  error={error}
                  onBlur={onBlur}
                  onChange={(typed) => onChange(`${typed.replaceAll('-', ' ')}-${end}`)}
                />
                <TimeField
                  label={createPermanent.end}
                  required
                  value={end}
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
            {...form.register(`timeline_data.${index}.days`)}
          />
        ))}
      </div>
      <SlotScheduleFields form={form} index={index} />
      {onRemove && (
        <Button variant="ghost" onClick={onRemove}>
          {createPermanent.removeRow(number)}
        </Button>
      )}
    </fieldset>
  );
}

function TimetableEditor({ form }: { form: UseFormReturn<PermanentJobForm> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'timeline_data' });
  return (
    <section aria-labelledby="timetable-editor" className="ma-timetable">
      <h2 id="timetable-editor">{createPermanent.timetable}</h2>
      {fields.map((row, index) => (
        <TimetableRowFields
          key={row.id}
          form={form}
          index={index}
          onRemove={row.isRemove ? () => remove(index) : undefined}
        />
      ))}
      <Button variant="secondary" onClick={() => append(FURTHER_ROW)}>
        {createPermanent.addRow}
      </Button>
    </section>
  );
}

/** The link that belongs to an address until another one is typed. */
export const madeLink = (address: string): string => (address.trim() === '' ? '' : mapLink(address.trim()));

/**
 * Address and link to a map. The link is made from the address while it is empty or the one that was made before; what was typed stays.
 */
function PlaceFields({ form }: { form: UseFormReturn<PermanentJobForm> }) {
  const { errors } = form.formState;
  const made = useRef(madeLink(form.getValues('job_address')));
  const addressed = (event: ChangeEvent<HTMLInputElement>) => {
    const link = madeLink(event.target.value);
    const typed = form.getValues('job_location');
    if (typed === '' || typed === made.current)
      form.setValue('job_location', link, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    made.current = link;
  };
  return (
    <>
      <TextField
        label={createJob.address}
        required
        error={errors.job_address?.message}
        {...form.register('job_address', { onChange: addressed })}
      />
      <TextField
        label={createPermanent.location}
        hint={createPermanent.locationHint}
        inputMode="url"
        required
        error={errors.job_location?.message}
        {...form.register('job_location')}
      />
    </>
  );
}

/** The fields of a permanent job, for creating and editing. */
export function PermanentJobFields({ form }: { form: UseFormReturn<PermanentJobForm> }) {
  const { errors } = form.formState;
  const field = (name: Exclude<keyof PermanentJobForm, 'timeline_data' | 'timetable_from'>) => ({
    required: true,
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <>
      <TextField label={createJob.title} {...field('job_title')} />
      <PlaceFields form={form} />
      <TextField label={createJob.need} type="number" min={1} step={1} {...field('job_need_count')} />
      <div className="ma-pair">
        <TextField label={createJob.companyPay} inputMode="decimal" {...field('pay_per_hr')} />
        <TextField label={createJob.contractorPay} inputMode="decimal" {...field('pay_per_hr_sub_contractor')} />
      </div>
      <TextAreaField label={createJob.description} rows={4} {...field('job_description')} />
      <TimetableEditor form={form} />
    </>
  );
}
