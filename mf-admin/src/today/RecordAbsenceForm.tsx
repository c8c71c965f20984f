import { getAllUsersList, recordAbsence } from '@cleaning/contracts';
import { DateField, SelectField, TextField, useWhileShown } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { bindFields, PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { LoadError } from '../desk/LoadError';
import { RequiredNote } from '../desk/RequiredNote';
import { recordForm as texts } from './texts';

export function RecordAbsenceForm({ onDone }: { onDone: () => void }) {
  const done = useWhileShown(onDone);
  const all = useCall(getAllUsersList);
  const canBePlanned = (all.data ?? []).filter(({ verified, role }) => verified === 'true' || role === 'admin');
  const record = useAction(recordAbsence);
  const form = useForm({
    defaultValues: { user_id: '', from: '', until: '', reason: '' },
    resolver: validateCall(recordAbsence),
  });
  const field = bindFields(form);

  return (
    <SaveForm
      form={form}
      action={record}
      send={(body) => record.run({ body })}
      saved={({ shifts }) => texts.recorded(shifts.length)}
      onSaved={done}
      submitLabel={texts.submit}
      className="ma-form"
    >
      <RequiredNote />
      <LoadError query={all} />
      <SelectField
        label={texts.person}
        placeholder={texts.choose}
        options={canBePlanned.map(({ id, name }) => ({ value: id, label: name }))}
        required
        {...field('user_id')}
      />
      <div className="ma-pair ma-pair--short">
        <PickedField form={form} name="from" as={DateField} label={texts.from} required />
        <PickedField form={form} name="until" as={DateField} label={texts.until} required />
      </div>
      <TextField label={texts.reason} maxLength={300} required {...field('reason')} />
    </SaveForm>
  );
}
