import { addManualRecord, type EnrolledPerson, type JobKind } from '@cleaning/contracts';
import { Card, DateTimeField, Outcome, SelectField, TextField, useAlert, useConfirm } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { bindFields, PickedField, resetToSaved, SaveForm } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { getSelectableCall } from '../desk/jobPaths';
import { LoadError } from '../desk/LoadError';
import { RequiredNote } from '../desk/RequiredNote';
import { holdReasons } from '../work/texts';
import { manualRecord } from './texts';

interface ManualRecordFormProps {
  kind: JobKind;
  jobId: string;
  enrolled: EnrolledPerson[];
}

const EMPTY = { m_pay_for_me: '', m_pay_for_cleaner: '', m_date_time: '', m_finished_at: '', m_done_by: '' };

/** Asks for confirmation, then the server validates. A failure keeps the typed values. */
export function ManualRecordForm({ kind, jobId, enrolled }: ManualRecordFormProps) {
  const confirm = useConfirm();
  const alert = useAlert();
  const add = useAction(addManualRecord);
  const others = useCall(getSelectableCall(kind), { body: { jobID: jobId } });
  const [added, setAdded] = useState('');
  const form = useForm({ defaultValues: EMPTY });
  const field = bindFields(form);
  const people = [...enrolled, ...(others.data ?? [])];

  const send = async (record: typeof EMPTY) => {
    setAdded('');
    if (!(await confirm(manualRecord.confirm, { confirmLabel: manualRecord.submit }))) return undefined;
    const body = { ...record, job_id: jobId };
    let sent = await add.run({ body });
    // An equal record may be a mistake, so it asks first; the second record is then held.
    if (!sent.ok && sent.error.code === 'same_record') {
      add.clear();
      if (!(await confirm(manualRecord.again, { confirmLabel: manualRecord.addAgain }))) return undefined;
      sent = await add.run({ body: { ...body, again: true } });
    }
    if (!sent.ok) await alert(manualRecord.failure);
    return sent;
  };

  return (
    <Card title={manualRecord.title}>
      <SaveForm
        form={form}
        action={add}
        send={send}
        onSaved={({ held }, record) => {
          resetToSaved(form, record, EMPTY);
          setAdded(held ? manualRecord.addedHeld(held.map((reason) => holdReasons[reason])) : manualRecord.added);
        }}
        submitLabel={manualRecord.submit}
        className="ma-form"
      >
        <RequiredNote />
        <LoadError query={others} />
        <div className="ma-pair ma-pair--short">
          <TextField label={manualRecord.companyPay} inputMode="decimal" required {...field('m_pay_for_me')} />
          <TextField label={manualRecord.contractorPay} inputMode="decimal" required {...field('m_pay_for_cleaner')} />
        </div>
        <div className="ma-pair">
          <PickedField form={form} name="m_date_time" as={DateTimeField} label={manualRecord.started} required />
          <PickedField
            form={form}
            name="m_finished_at"
            as={DateTimeField}
            label={manualRecord.finished}
            hint={manualRecord.finishedHint}
          />
        </div>
        <div className="ma-pair">
          <SelectField
            label={manualRecord.doneBy}
            placeholder={manualRecord.choose}
            required
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            {...field('m_done_by')}
          />
        </div>
        <Outcome>{added}</Outcome>
      </SaveForm>
    </Card>
  );
}
