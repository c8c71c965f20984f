import { type CallAnswer, cancelDay, changeShift, listJobNames } from '@cleaning/contracts';
import { DateField, formatWeekdayDate, SelectField, TextField, useWhileShown } from '@cleaning/ui';
import { type ActionResult, useAction, useCall } from '@cleaning/ui/app';
import { bindFields, PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { LoadError } from '../desk/LoadError';
import { RequiredNote } from '../desk/RequiredNote';
import { CodeHint } from '../site-card/CodeHint';
import { omitBlank } from './shiftChanges';
import { forms as texts } from './texts';

type Answer = CallAnswer<typeof cancelDay> | CallAnswer<typeof changeShift>;

const EMPTY = { job_id: '', date: '', note: '' };

/** Leaves out an empty note. */
const resolver = validateCall<typeof EMPTY>(cancelDay, ({ note, ...others }) => ({ ...others, note: omitBlank(note) }));

interface CancelFormProps {
  /** Preset values; the form asks for the rest. */
  place?: string;
  date?: string;
  /** One shift, 'HH:MM-HH:MM'; missing: the whole day. */
  time?: string | undefined;
  onDone: () => void;
}

/** Cancels a job's shift or whole day, with a note for its people. */
export function CancelForm({ place = '', date = '', time, onDone }: CancelFormProps) {
  const done = useWhileShown(onDone);
  const needsPlace = place === '';
  const all = useCall(listJobNames, { enabled: needsPlace });
  const jobs = all.data ?? [];
  const day = useAction(cancelDay);
  const shift = useAction(changeShift);
  const form = useForm({ defaultValues: { ...EMPTY, job_id: place, date }, resolver });
  const field = bindFields(form);
  const options = jobs.map(({ job_id, job_name, date }) => ({
    value: job_id,
    label: date === '' ? job_name : `${job_name}, ${formatWeekdayDate(date)}`,
  }));

  async function send({ note, ...values }: typeof EMPTY): Promise<ActionResult<Answer>> {
    const body = { ...values, note: omitBlank(note) };
    if (time === undefined) return day.run({ body });
    return shift.run({ body: { ...body, time, change: 'cancelled' } });
  }

  return (
    <SaveForm
      form={form}
      action={time === undefined ? day : shift}
      send={send}
      saved={(answer) => ('cancelled' in answer ? texts.cancel.dayDone(answer.cancelled) : texts.cancel.shiftDone)}
      onSaved={done}
      submitLabel={time === undefined ? texts.cancel.submitDay : texts.cancel.submitShift}
      variant="danger"
      className="ma-form"
    >
      {needsPlace ? <RequiredNote /> : <p>{time === undefined ? texts.cancel.askDay : texts.cancel.askShift(time)}</p>}
      <LoadError query={all} />
      {needsPlace && (
        <SelectField
          label={texts.place}
          placeholder={texts.choose}
          options={options}
          required
          {...field('job_id', {
            // A quick job has one day.
            onChange: (event) => {
              const job = jobs.find(({ job_id }) => job_id === event.target.value);
              if (job?.kind === 'quick') form.setValue('date', job.date);
            },
          })}
        />
      )}
      {date === '' && <PickedField form={form} name="date" as={DateField} label={texts.day} required />}
      <TextField label={texts.note} hint={texts.noteHint} maxLength={300} {...field('note')} autoFocus={!needsPlace} />
      <CodeHint text={form.watch('note')} readBy="note" />
    </SaveForm>
  );
}
