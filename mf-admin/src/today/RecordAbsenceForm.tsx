import { getAllUsersList, recordAbsence } from '@cleaning/contracts';
import { Button, DateField, Notice, SelectField, TextField, useUnsaved, useWhileShown } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { checkedBy, PickedField, refusalOf, showIssues } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { Unread } from '../desk/Unread';
import { recordForm as texts } from './texts';

export function RecordAbsenceForm({ onDone }: { onDone: () => void }) {
  const done = useWhileShown(onDone);
  const all = useCall(getAllUsersList);
  const canBePlanned = (all.data ?? []).filter(({ verified, role }) => verified === 'true' || role === 'admin');
  const record = useAction(recordAbsence);
  const form = useForm({
    defaultValues: { user_id: '', from: '', until: '', reason: '' },
    resolver: checkedBy(recordAbsence),
  });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);

  const submit = form.handleSubmit(async (body) => {
    const sent = await record.run({ body });
    if (!sent.ok) return showIssues(form, recordAbsence, sent.error);
    const { shifts } = sent.value;
    showToast(texts.recorded(shifts.length));
    done();
  });

  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <RequiredNote />
      <Unread of={all} />
      <SelectField
        label={texts.person}
        placeholder={texts.choose}
        options={canBePlanned.map(({ id, name }) => ({ value: id, label: name }))}
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
        {texts.submit}
      </Button>
    </form>
  );
}
