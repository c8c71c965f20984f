import { addManualRecord, type EnrolledPerson, type JobKind } from '@cleaning/contracts';
import {
  Button,
  Card,
  DateTimeField,
  Notice,
  Outcome,
  SelectField,
  TextField,
  useAlert,
  useConfirm,
  useUnsaved,
} from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { PickedField, refusalOf, resetSent, showIssues } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { selectableCall } from '../desk/jobPaths';
import { RequiredNote } from '../desk/RequiredNote';
import { Unread } from '../desk/Unread';
import { holdReasons } from '../work/texts';
import { manualRecord } from './texts';

interface ManualRecordFormProps {
  kind: JobKind;
  jobId: string;
  enrolled: EnrolledPerson[];
}

const EMPTY = { m_pay_for_me: '', m_pay_for_cleaner: '', m_date_time: '', m_done_by: '' };

/** Asks before it sends; the server checks the values. What was typed stays on a failure. */
export function ManualRecordForm({ kind, jobId, enrolled }: ManualRecordFormProps) {
  const confirm = useConfirm();
  const alert = useAlert();
  const add = useAction(addManualRecord);
  const others = useCall(selectableCall(kind), { body: { jobID: jobId } });
  const [added, setAdded] = useState('');
  const form = useForm({ defaultValues: EMPTY });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);
  const people = [...enrolled, ...(others.data ?? [])];

  const submit = form.handleSubmit(async (record) => {
    setAdded('');
    if (!(await confirm(manualRecord.confirm, { confirmLabel: manualRecord.submit }))) return;
    const body = { ...record, job_id: jobId };
    let sent = await add.run({ body });
    // An equal record may be sent twice by mistake: asks before it is added, and then held.
    if (!sent.ok && sent.error.code === 'same_record') {
      add.clear();
      if (!(await confirm(manualRecord.again, { confirmLabel: manualRecord.addAgain }))) return;
      sent = await add.run({ body: { ...body, again: true } });
    }
    if (!sent.ok) {
      showIssues(form, addManualRecord, sent.error);
      return alert(manualRecord.failure);
    }
    const { held } = sent.value;
    resetSent(form, record, EMPTY);
    setAdded(held ? manualRecord.addedHeld(held.map((reason) => holdReasons[reason])) : manualRecord.added);
  });

  return (
    <Card title={manualRecord.title}>
      <form onSubmit={submit} noValidate className="ma-form">
        <RequiredNote />
        <Unread of={others} />
        <div className="ma-pair ma-pair--short">
          <TextField
            label={manualRecord.companyPay}
            inputMode="decimal"
            required
            error={errors.m_pay_for_me?.message}
            {...form.register('m_pay_for_me')}
          />
          <TextField
            label={manualRecord.contractorPay}
            inputMode="decimal"
            required
            error={errors.m_pay_for_cleaner?.message}
            {...form.register('m_pay_for_cleaner')}
          />
        </div>
        <div className="ma-pair">
          <PickedField form={form} name="m_date_time" as={DateTimeField} label={manualRecord.dateTime} required />
          <SelectField
            label={manualRecord.doneBy}
            placeholder={manualRecord.choose}
            required
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            error={errors.m_done_by?.message}
            {...form.register('m_done_by')}
          />
        </div>
        {add.error && <Notice tone="danger">{refusalOf(add.error)}</Notice>}
        <Outcome>{added}</Outcome>
        <Button type="submit" busy={add.busy}>
          {manualRecord.submit}
        </Button>
      </form>
    </Card>
  );
}
