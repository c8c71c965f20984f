import { changeRun, createRun, type PayRunView, proposeRunDays } from '@cleaning/contracts';
import { DateField, Sheet, useIsWide, useNavigateWithoutAsking, useWhileShown } from '@cleaning/ui';
import { type Action, type ActionResult, showToast, useAction, useCall } from '@cleaning/ui/app';
import { PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { LoadError } from '../desk/LoadError';
import { RequiredNote } from '../desk/RequiredNote';
import { buildRunPath } from './paths';
import { run as runTexts } from './runTexts';
import { payRuns as texts } from './texts';

interface Days {
  through_day: string;
  pay_day: string;
}

interface DaysFormProps {
  days: Days;
  label: string;
  action: Action<typeof createRun> | Action<typeof changeRun>;
  submitLabel: string;
  send: (days: Days) => Promise<ActionResult<PayRunView>>;
  onSent: (run: PayRunView) => void;
  onClose: () => void;
}

/** The last day of work that a run pays, and its day of payment. */
function DaysForm({ days, label, action, submitLabel, send, onSent, onClose }: DaysFormProps) {
  const isWide = useIsWide();
  const form = useForm<Days>({ defaultValues: days, resolver: validateCall<Days>(createRun) });
  return (
    <Sheet label={label} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <SaveForm form={form} action={action} send={send} onSaved={onSent} submitLabel={submitLabel} className="ma-form">
        <RequiredNote />
        <PickedField
          form={form}
          name="through_day"
          as={DateField}
          label={texts.throughDay}
          hint={texts.throughDayHint}
          required
        />
        <PickedField form={form} name="pay_day" as={DateField} label={texts.payDay} hint={texts.payDayHint} required />
      </SaveForm>
    </Sheet>
  );
}

/** Creates a run and opens it. */
export function OpenRun({ onClose }: { onClose: () => void }) {
  const close = useWhileShown(onClose);
  const create = useAction(createRun);
  const navigate = useNavigateWithoutAsking();
  const proposed = useCall(proposeRunDays);
  if (!proposed.data) return <LoadError query={proposed} />;
  return (
    <DaysForm
      days={proposed.data}
      label={texts.openTitle}
      action={create}
      submitLabel={texts.submit}
      onClose={onClose}
      send={(body) => create.run({ body })}
      onSent={({ id }) => {
        // First, because an open dialog keeps the focus.
        close();
        navigate(buildRunPath(id));
      }}
    />
  );
}

export const listPeopleLeftOut = ({ rows }: PayRunView): string[] =>
  rows.filter(({ left_out_by_choice }) => left_out_by_choice).map(({ user_id }) => user_id);

/** Changes the days of a draft. */
export function ChangeDays({ run, onClose }: { run: PayRunView; onClose: () => void }) {
  const close = useWhileShown(onClose);
  const change = useAction(changeRun);
  return (
    <DaysForm
      days={{ through_day: run.through_day, pay_day: run.pay_day }}
      label={runTexts.days}
      action={change}
      submitLabel={runTexts.saveDays}
      onClose={onClose}
      send={({ through_day, pay_day }) => {
        const body = { version: run.version, through_day, pay_day, leave_out: listPeopleLeftOut(run) };
        return change.run({ params: { run_id: run.id }, body });
      }}
      onSent={() => {
        showToast(runTexts.savedDays);
        close();
      }}
    />
  );
}
