import {
  adminGetPermanentJobs,
  type BodyInput,
  changeShift,
  getPickedSlots,
  getSelectableContractors,
} from '@cleaning/contracts';
import { Button, Notice, SelectField, TextField, TimeField } from '@cleaning/ui';
import { messageOf, showToast, useCall } from '@cleaning/ui/app';
import { useForm } from 'react-hook-form';
import { checkedBy, RequiredNote, refusalOf, showIssues } from '../desk/forms';
import { useInsistingAction } from '../desk/overlaps';
import { endsNextDay } from '../jobs/PermanentJobFields';
import { PLAN_READS } from './CancelForm';
import { cell as texts } from './texts';
import type { PlanBy, PlanRow } from './week';

interface Choice {
  label: string;
  placeholder: string;
  options: { value: string; label: string }[];
  error: unknown;
}

/** Whoever can work at a job: its own people first. */
function usePeople(jobId: string, enabled: boolean): Choice {
  const own = useCall(getPickedSlots, { body: { job_id: jobId }, enabled });
  const others = useCall(getSelectableContractors, { body: { jobID: jobId }, enabled });
  return {
    label: 'Person',
    placeholder: texts.choosePerson,
    options: [
      ...(own.data ?? []).map(({ user_id, user_name }) => ({ value: user_id, label: user_name })),
      ...(others.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
    error: own.error ?? others.error,
  };
}

function usePlaces(enabled: boolean): Choice {
  const jobs = useCall(adminGetPermanentJobs, { enabled });
  return {
    label: 'Place',
    placeholder: texts.choosePlace,
    options: (jobs.data ?? []).map(({ job_id, job_name }) => ({ value: job_id, label: job_name })),
    error: jobs.error,
  };
}

type Form = Pick<BodyInput<typeof changeShift>, 'job_id' | 'date' | 'time' | 'change'> & {
  user_id: string;
  note: string;
};

interface ExtraShiftFormProps {
  row: PlanRow;
  by: PlanBy;
  date: string;
  /** Of a slot that needs people; 'HH:MM-HH:MM'. */
  gapTime: string | undefined;
  onDone: () => void;
}

/** Plans a shift of one day: for a place somebody is chosen, for a person a place. */
export function ExtraShiftForm({ row, by, date, gapTime, onDone }: ExtraShiftFormProps) {
  const isOfPlace = by === 'place';
  const people = usePeople(row.id, isOfPlace);
  const places = usePlaces(!isOfPlace);
  const choice = isOfPlace ? people : places;
  const add = useInsistingAction(changeShift, { refreshes: PLAN_READS });
  const form = useForm<Form>({
    defaultValues: {
      job_id: isOfPlace ? row.id : '',
      user_id: isOfPlace ? '' : row.id,
      date,
      time: gapTime ?? '-',
      change: 'extra',
      note: '',
    },
    resolver: (values, context, options) =>
      checkedBy<Form>(changeShift)({ ...values, note: values.note || undefined } as Form, context, options),
  });
  const { errors } = form.formState;
  const time = form.watch('time');
  const [from = '', until = ''] = time.split('-');
  const chosen = isOfPlace ? 'user_id' : 'job_id';

  const submit = form.handleSubmit(async (body) => {
    try {
      await add.run({ body });
      showToast(texts.extraAdded);
      onDone();
    } catch (error) {
      showIssues(form, changeShift, error);
    }
  });
  const setTime = (value: string) => form.setValue('time', value, { shouldDirty: true });

  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <h3>{texts.extra}</h3>
      <RequiredNote />
      {choice.error !== null && choice.error !== undefined && <Notice tone="danger">{messageOf(choice.error)}</Notice>}
      <SelectField
        label={choice.label}
        placeholder={choice.placeholder}
        options={choice.options}
        error={errors[chosen]?.message}
        required
        {...form.register(chosen)}
        autoFocus
      />
      <div className="ma-pair ma-pair--short">
        <TimeField
          label={texts.from}
          required
          value={from}
          error={errors.time && texts.bothTimes}
          onChange={(typed) => setTime(`${typed.replaceAll('-', ' ')}-${until}`)}
        />
        <TimeField label={texts.until} required value={until} onChange={(typed) => setTime(`${from}-${typed}`)} />
      </div>
      <p className="ma-hint" role="status">
        {endsNextDay(time) && texts.nextDay}
      </p>
      <TextField label={texts.note} hint={texts.noteHint} error={errors.note?.message} {...form.register('note')} />
      {add.error && <Notice tone="danger">{refusalOf(add.error)}</Notice>}
      <Button type="submit" busy={add.busy}>
        {texts.addExtra}
      </Button>
    </form>
  );
}
