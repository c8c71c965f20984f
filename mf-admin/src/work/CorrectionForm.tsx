import { type CorrectableWork, correctWork } from '@cleaning/contracts';
import { Button, DateTimeField, Notice, TextField, useConfirm } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { checkedBy, PickedField, refusalOf, resetSent, showIssues, useTyped } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { correction as texts } from './texts';

interface CorrectionFormProps {
  record: CorrectableWork;
  onTyped: () => void;
  onCorrected: (kept: CorrectableWork, typedSince: boolean) => void;
}

const typedOf = ({ row_id, version, started_at, ended_at }: CorrectableWork) => ({
  row_id,
  version,
  started_at,
  ended_at,
  contractor_pay: '',
  company_pay: '',
  reason: '',
});

export function CorrectionForm({ record, onTyped, onCorrected }: CorrectionFormProps) {
  const confirm = useConfirm();
  const action = useAction(correctWork);
  const form = useForm({
    defaultValues: typedOf(record),
    resolver: checkedBy<ReturnType<typeof typedOf>>(correctWork),
  });
  const { errors } = form.formState;
  const field = (name: 'contractor_pay' | 'company_pay' | 'reason') => ({
    error: errors[name]?.message,
    ...form.register(name),
  });
  useTyped(form, onTyped);

  const submit = form.handleSubmit(async (typed) => {
    if (!(await confirm(texts.confirm, { confirmLabel: texts.submit }))) return;
    // A manual record has one time.
    const body = record.is_manual ? { ...typed, ended_at: typed.started_at } : typed;
    const sent = await action.run({ body });
    if (!sent.ok) return showIssues(form, correctWork, sent.error);
    const kept = sent.value;
    showToast(texts.done);
    onCorrected(kept, resetSent(form, typed, typedOf(kept)));
  });
  const amountHint = record.is_manual ? texts.kept : texts.computed;

  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <RequiredNote />
      <div className="ma-pair">
        <PickedField form={form} name="started_at" as={DateTimeField} label={texts.started} required />
        {!record.is_manual && (
          <PickedField form={form} name="ended_at" as={DateTimeField} label={texts.ended} required />
        )}
      </div>
      <div className="ma-pair">
        <TextField label={texts.contractorPay} hint={amountHint} inputMode="decimal" {...field('contractor_pay')} />
        <TextField label={texts.companyPay} hint={amountHint} inputMode="decimal" {...field('company_pay')} />
      </div>
      <TextField label={texts.reason} hint={texts.reasonHint} required maxLength={300} {...field('reason')} />
      {action.error && <Notice tone="danger">{refusalOf(action.error)}</Notice>}
      <Button type="submit" busy={action.busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
