import {
  adminGetPermanentJobs,
  adminGetQuickJobs,
  cancelDay,
  changeShift,
  getAllUsersList,
  recordAbsence,
} from '@cleaning/contracts';
import {
  Button,
  businessToday,
  DateField,
  Notice,
  readableDay,
  SelectField,
  TextField,
  TimeField,
  useUnsaved,
} from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { type Resolver, useForm } from 'react-hook-form';
import { checkedBy, PickedField, RequiredNote, refusalOf, showIssues } from '../desk/forms';
import { useInsistingAction } from '../desk/overlaps';
import { SHIFT_READS } from './reads';
import { forms as texts, today } from './texts';

interface FormProps {
  onDone: () => void;
}

/** People who can be planned, by name. */
function usePeople() {
  const { data = [] } = useCall(getAllUsersList);
  return data
    .filter(({ verified, role }) => verified === 'true' || role === 'admin')
    .map(({ id, name }) => ({ value: id, label: name }));
}

export function RecordAbsenceForm({ onDone }: FormProps) {
  const people = usePeople();
  const record = useAction(recordAbsence, { refreshes: SHIFT_READS });
  const form = useForm({
    defaultValues: { user_id: '', from: '', until: '', reason: '' },
    resolver: checkedBy(recordAbsence),
  });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);

  const submit = form.handleSubmit(async (body) => {
    try {
      const { shifts } = await record.run({ body });
      showToast(texts.recorded(shifts.length));
      onDone();
    } catch (error) {
      showIssues(form, recordAbsence, error);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <RequiredNote />
      <SelectField
        label={texts.person}
        placeholder={texts.choose}
        options={people}
        error={errors.user_id?.message}
        required
        {...form.register('user_id')}
      />
      <div className="ma-pair ma-pair--short">
        <PickedField form={form} name="from" as={DateField} label={texts.from} required />
        <PickedField form={form} name="until" as={DateField} label={texts.until} required />
      </div>
      <TextField
        label={texts.reason}
        maxLength={300}
        error={errors.reason?.message}
        required
        {...form.register('reason')}
      />
      {record.error && <Notice tone="danger">{refusalOf(record.error)}</Notice>}
      <Button type="submit" busy={record.busy}>
        {texts.record.submit}
      </Button>
    </form>
  );
}

const optional = (note: string) => (note.trim() === '' ? {} : { note });

const CANCEL = { job_id: '', date: '', note: '' };

/** An empty note is none. */
const checkCancel: Resolver<typeof CANCEL> = async (values, context, options) => {
  const { note, ...others } = values;
  const { errors } = await checkedBy<typeof CANCEL>(cancelDay)(
    { ...others, ...optional(note) } as typeof CANCEL,
    context,
    options,
  );
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

export function CancelDayForm({ onDone }: FormProps) {
  const { data: permanent = [] } = useCall(adminGetPermanentJobs);
  const { data: quick = [] } = useCall(adminGetQuickJobs);
  const cancel = useAction(cancelDay, { refreshes: SHIFT_READS });
  const form = useForm({ defaultValues: CANCEL, resolver: checkCancel });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);
  const firstDay = businessToday();
  const options = [
    ...permanent.filter((job) => job.job_ended_on === '').map((job) => ({ value: job.job_id, label: job.job_name })),
    ...quick
      .filter((job) => job.job_ended_on === '' && job.job_date >= firstDay)
      .map((job) => ({ value: job.job_id, label: `${job.job_name}, ${readableDay(job.job_date)}` })),
  ];

  const submit = form.handleSubmit(async ({ job_id, date, note }) => {
    try {
      const { cancelled } = await cancel.run({ body: { job_id, date, ...optional(note) } });
      showToast(today.cancelledToast(cancelled));
      onDone();
    } catch (error) {
      showIssues(form, cancelDay, error);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <RequiredNote />
      <SelectField
        label={texts.place}
        placeholder={texts.choose}
        options={options}
        error={errors.job_id?.message}
        required
        {...form.register('job_id', {
          // A quick job has one day.
          onChange: (event) => {
            const job = quick.find(({ job_id }) => job_id === event.target.value);
            if (job) form.setValue('date', job.job_date);
          },
        })}
      />
      <PickedField form={form} name="date" as={DateField} label={texts.day} required />
      <TextField label={texts.note} maxLength={300} error={errors.note?.message} {...form.register('note')} />
      {cancel.error && <Notice tone="danger">{refusalOf(cancel.error)}</Notice>}
      <Button type="submit" variant="danger" busy={cancel.busy}>
        {texts.cancel.submit}
      </Button>
    </form>
  );
}

const EXTRA = { job_id: '', user_id: '', date: '', start: '', end: '', note: '' };
type Extra = typeof EXTRA;

const bodyOf = ({ job_id, user_id, date, start, end, note }: Extra) => ({
  job_id,
  user_id,
  date,
  time: `${start}-${end}`,
  change: 'extra' as const,
  ...optional(note),
});

/** The call has one time range, the form two fields. */
const checkExtra: Resolver<Extra> = async (values, context, options) => {
  const { errors } = await checkedBy<Extra & { time: string }>(changeShift)(
    bodyOf(values) as unknown as Extra & { time: string },
    context,
    options as never,
  );
  const { time, ...others } = errors;
  const missing = { type: 'required', message: texts.timeMissing };
  const found = {
    ...others,
    ...(time && values.start === '' ? { start: missing } : {}),
    ...(time && values.end === '' ? { end: missing } : {}),
  };
  return Object.keys(found).length === 0 ? { values, errors: {} } : { values: {}, errors: found };
};

export function ExtraShiftForm({ onDone }: FormProps) {
  const people = usePeople();
  const { data: jobs = [] } = useCall(adminGetPermanentJobs);
  const add = useInsistingAction(changeShift, { refreshes: SHIFT_READS });
  const form = useForm({ defaultValues: EXTRA, resolver: checkExtra });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);

  const submit = form.handleSubmit(async (values) => {
    try {
      await add.run({ body: bodyOf(values) });
      showToast(texts.extra.done);
      onDone();
    } catch (error) {
      showIssues(form, changeShift, error);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <RequiredNote />
      <SelectField
        label={texts.place}
        placeholder={texts.choose}
        options={jobs
          .filter((job) => job.job_ended_on === '')
          .map(({ job_id, job_name }) => ({ value: job_id, label: job_name }))}
        error={errors.job_id?.message}
        required
        {...form.register('job_id')}
      />
      <SelectField
        label={texts.person}
        placeholder={texts.choose}
        options={people}
        error={errors.user_id?.message}
        required
        {...form.register('user_id')}
      />
      <div className="ma-pair ma-pair--short">
        <PickedField form={form} name="date" as={DateField} label={texts.day} required />
        <PickedField form={form} name="start" as={TimeField} label={texts.startTime} required />
        <PickedField form={form} name="end" as={TimeField} label={texts.endTime} required />
      </div>
      <TextField label={texts.note} maxLength={300} error={errors.note?.message} {...form.register('note')} />
      {add.error && <Notice tone="danger">{refusalOf(add.error)}</Notice>}
      <Button type="submit" busy={add.busy}>
        {texts.extra.submit}
      </Button>
    </form>
  );
}
