import { cancelDay, changeShift, listJobNames } from '@cleaning/contracts';
import {
  Button,
  DateField,
  Notice,
  readableDay,
  SelectField,
  TextField,
  useUnsaved,
  useWhileShown,
} from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { checkedBy, PickedField, refusalOf, showIssues } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { Unread } from '../desk/Unread';
import { CodeHint } from '../site-card/CodeHint';
import { noteOf } from './shiftChanges';
import { forms as texts } from './texts';

const EMPTY = { job_id: '', date: '', note: '' };

/** An empty note is none. */
const resolver = checkedBy<typeof EMPTY>(cancelDay, ({ note, ...others }) => ({ ...others, ...noteOf(note) }));

interface CancelFormProps {
  /** What is fixed; the form asks for the rest. */
  place?: string;
  date?: string;
  /** Of one shift, 'HH:MM-HH:MM'; missing: all of the day. */
  time?: string | undefined;
  onDone: () => void;
}

/** Cancels a shift of a job, or its whole day, with a note that its people read. */
export function CancelForm({ place = '', date = '', time, onDone }: CancelFormProps) {
  const done = useWhileShown(onDone);
  const asksPlace = place === '';
  const all = useCall(listJobNames, { enabled: asksPlace });
  const jobs = all.data ?? [];
  const day = useAction(cancelDay);
  const shift = useAction(changeShift);
  const form = useForm({ defaultValues: { ...EMPTY, job_id: place, date }, resolver });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);
  const error = day.error ?? shift.error;
  const options = jobs.map(({ job_id, job_name, date }) => ({
    value: job_id,
    label: date === '' ? job_name : `${job_name}, ${readableDay(date)}`,
  }));

  const submit = form.handleSubmit(async ({ note, ...values }) => {
    const body = { ...values, ...noteOf(note) };
    if (time === undefined) {
      const sent = await day.run({ body });
      if (!sent.ok) return showIssues(form, cancelDay, sent.error);
      showToast(texts.cancel.dayDone(sent.value.cancelled));
    } else {
      const sent = await shift.run({ body: { ...body, time, change: 'cancelled' } });
      if (!sent.ok) return showIssues(form, changeShift, sent.error);
      showToast(texts.cancel.shiftDone);
    }
    done();
  });

  return (
    <form onSubmit={submit} noValidate className="ma-form">
      {asksPlace ? <RequiredNote /> : <p>{time === undefined ? texts.cancel.askDay : texts.cancel.askShift(time)}</p>}
      <Unread of={all} />
      {asksPlace && (
        <SelectField
          label={texts.place}
          placeholder={texts.choose}
          options={options}
          error={errors.job_id?.message}
          required
          {...form.register('job_id', {
            // A quick job has one day.
            onChange: (event) => {
              const job = jobs.find(({ job_id }) => job_id === event.target.value);
              if (job?.kind === 'quick') form.setValue('date', job.date);
            },
          })}
        />
      )}
      {date === '' && <PickedField form={form} name="date" as={DateField} label={texts.day} required />}
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        maxLength={300}
        error={errors.note?.message}
        {...form.register('note')}
        autoFocus={!asksPlace}
      />
      <CodeHint text={form.watch('note')} readBy="note" />
      {error && <Notice tone="danger">{refusalOf(error)}</Notice>}
      <Button type="submit" variant="danger" busy={day.busy || shift.busy}>
        {time === undefined ? texts.cancel.submitDay : texts.cancel.submitShift}
      </Button>
    </form>
  );
}
