import { addManualRecord, type EnrolledPerson, type JobKind, listWork } from '@cleaning/contracts';
import { Button, Card, Notice, SelectField, TextField, useAlert, useConfirm } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { refusalOf, showIssues } from '../forms/showIssues';
import { manualRecord } from '../texts';
import { DESK_REFETCH_MS, selectableCall } from './deskReads';

interface ManualRecordFormProps {
  kind: JobKind;
  jobId: string;
  enrolled: EnrolledPerson[];
}

const EMPTY = { m_pay_for_me: '', m_pay_for_cleaner: '', m_date_time: '', m_done_by: '' };

/** Asks before it sends, and leaves the checking of values to the server (spec point 5). What was typed stays on a failure. */
export function ManualRecordForm({ kind, jobId, enrolled }: ManualRecordFormProps) {
  const confirm = useConfirm();
  const alert = useAlert();
  const add = useAction(addManualRecord, { refreshes: [listWork] });
  const others = useCall(selectableCall(kind), { body: { jobID: jobId }, refetchInterval: DESK_REFETCH_MS });
  const [added, setAdded] = useState(false);
  const form = useForm({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const people = [...enrolled, ...(others.data ?? [])];

  const submit = form.handleSubmit(async (record) => {
    setAdded(false);
    if (!(await confirm(manualRecord.confirm, { confirmLabel: manualRecord.submit }))) return;
    try {
      await add.run({ body: { ...record, job_id: jobId } });
      form.reset(EMPTY);
      setAdded(true);
    } catch (error) {
      showIssues(form, addManualRecord, error);
      await alert(manualRecord.failure);
    }
  });

  return (
    <Card title={manualRecord.title}>
      <form onSubmit={submit} noValidate className="ma-form">
        <div className="ma-pair">
          <TextField
            label={manualRecord.companyPay}
            inputMode="decimal"
            error={errors.m_pay_for_me?.message}
            {...form.register('m_pay_for_me')}
          />
          <TextField
            label={manualRecord.contractorPay}
            inputMode="decimal"
            error={errors.m_pay_for_cleaner?.message}
            {...form.register('m_pay_for_cleaner')}
          />
        </div>
        <div className="ma-pair">
          <TextField
            label={manualRecord.dateTime}
            type="datetime-local"
            error={errors.m_date_time?.message}
            {...form.register('m_date_time')}
          />
          <SelectField
            label={manualRecord.doneBy}
            placeholder={manualRecord.choose}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            error={errors.m_done_by?.message}
            {...form.register('m_done_by')}
          />
        </div>
        {add.error && <Notice tone="danger">{refusalOf(add.error)}</Notice>}
        <div role="status">{added && <Notice tone="ok">{manualRecord.added}</Notice>}</div>
        <Button type="submit" busy={add.busy}>
          {manualRecord.submit}
        </Button>
      </form>
    </Card>
  );
}
