import { changeShift, listJobNames } from '@cleaning/contracts';
import { DateField, Notice, SelectField, TextField, TimeField, useWhileShown } from '@cleaning/ui';
import { getMessage, useCall } from '@cleaning/ui/app';
import { bindFields, PickedField, SaveForm } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { HoursWithShift } from '../compliance/HoursWarnings';
import { useInsistingAction } from '../desk/overlaps';
import { RequiredNote } from '../desk/RequiredNote';
import { endsNextDay } from '../jobs/timelineRow';
import { CodeHint } from '../site-card/CodeHint';
import { omitBlank } from './shiftChanges';
import { forms as texts } from './texts';
import { usePeople } from './usePeople';
import { validateTimeRange } from './validateTimeRange';

const EMPTY = { job_id: '', user_id: '', date: '', start: '', end: '', note: '' };
type Extra = typeof EMPTY;

const buildBody = ({ job_id, user_id, date, start, end, note }: Extra) => ({
  job_id,
  user_id,
  date,
  time: `${start}-${end}`,
  change: 'extra' as const,
  note: omitBlank(note),
});

const resolver = validateTimeRange<Extra>(changeShift, buildBody, texts.timeMissing);

function usePlaces(enabled: boolean) {
  const { data = [], error } = useCall(listJobNames, { enabled });
  const permanent = data.filter(({ kind }) => kind === 'permanent');
  return { options: permanent.map(({ job_id, job_name }) => ({ value: job_id, label: job_name })), error };
}

interface ExtraShiftFormProps {
  /** Preset values; the form asks for the rest. */
  place?: string;
  person?: string;
  date?: string;
  /** Time of a slot that needs people, 'HH:MM-HH:MM'. */
  gapTime?: string | undefined;
  onDone: () => void;
}

/** Plans a shift of one day outside the timetable. */
export function ExtraShiftForm({ place = '', person = '', date = '', gapTime = '-', onDone }: ExtraShiftFormProps) {
  const done = useWhileShown(onDone);
  const [start = '', end = ''] = gapTime.split('-');
  const add = useInsistingAction(changeShift);
  const form = useForm({
    defaultValues: { ...EMPTY, job_id: place, user_id: person, date, start, end },
    resolver,
  });
  const field = bindFields(form);
  const typed = form.watch();
  const places = usePlaces(place === '');
  const people = usePeople(person === '' ? typed.job_id : '');
  const unread = places.error ?? people.error;

  return (
    <SaveForm
      form={form}
      action={add}
      send={(values) => add.run({ body: buildBody(values) })}
      saved={texts.extra.done}
      onSaved={done}
      submitLabel={texts.extra.submit}
      className="ma-form"
    >
      <RequiredNote />
      {unread && <Notice tone="danger">{getMessage(unread)}</Notice>}
      {place === '' && (
        <SelectField
          label={texts.place}
          placeholder={texts.choose}
          options={places.options}
          required
          {...field('job_id', { onChange: () => form.setValue('user_id', person) })}
        />
      )}
      {person === '' && (
        <SelectField
          label={texts.person}
          placeholder={texts.choose}
          hint={typed.job_id === '' ? texts.placeFirst : undefined}
          options={people.options}
          required
          {...field('user_id')}
        />
      )}
      {date === '' && <PickedField form={form} name="date" as={DateField} label={texts.day} required />}
      <div className="ma-pair ma-pair--short">
        <PickedField form={form} name="start" as={TimeField} label={texts.startTime} required />
        <PickedField form={form} name="end" as={TimeField} label={texts.endTime} required />
      </div>
      <p className="ma-hint" role="status">
        {endsNextDay(`${typed.start}-${typed.end}`) && texts.nextDay}
      </p>
      <TextField label={texts.note} hint={texts.noteHint} maxLength={300} {...field('note')} />
      <CodeHint text={typed.note} readBy="note" />
      <HoursWithShift personId={typed.user_id} date={typed.date} start={typed.start} end={typed.end} />
    </SaveForm>
  );
}
