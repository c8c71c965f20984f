import { type CorrectableWork, correctWork } from '@cleaning/contracts';
import { DateTimeField, TextField, useConfirm } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, type FormBase, PickedField, resetToSaved, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { correction as texts } from './texts';

interface CorrectionFormProps {
  base: FormBase<CorrectableWork>;
}

const toTyped = ({ row_id, version, started_at, ended_at }: CorrectableWork) => ({
  row_id,
  version,
  started_at,
  ended_at,
  contractor_pay: '',
  company_pay: '',
  reason: '',
});

type Typed = ReturnType<typeof toTyped>;

export function CorrectionForm({ base }: CorrectionFormProps) {
  const record = base.thing;
  const confirm = useConfirm();
  const action = useAction(correctWork);
  const form = useForm({ defaultValues: toTyped(record), resolver: validateCall<Typed>(correctWork) });
  const field = bindFields(form);

  const send = async (typed: Typed) => {
    if (!(await confirm(texts.confirm, { confirmLabel: texts.submit }))) return undefined;
    return action.run({ body: typed });
  };
  const amountHint = record.is_manual ? texts.kept : texts.computed;

  return (
    <SaveForm
      form={form}
      action={action}
      send={send}
      saved={texts.done}
      onSaved={(kept, typed) => base.saved(kept, resetToSaved(form, typed, toTyped(kept)))}
      base={base}
      submitLabel={texts.submit}
      className="ma-form"
    >
      <RequiredNote />
      <div className="ma-pair">
        <PickedField form={form} name="started_at" as={DateTimeField} label={texts.started} required />
        <PickedField
          form={form}
          name="ended_at"
          as={DateTimeField}
          label={texts.ended}
          hint={record.is_manual ? texts.noHours : undefined}
          required
        />
      </div>
      <div className="ma-pair">
        <TextField label={texts.contractorPay} hint={amountHint} inputMode="decimal" {...field('contractor_pay')} />
        <TextField label={texts.companyPay} hint={amountHint} inputMode="decimal" {...field('company_pay')} />
      </div>
      <TextField label={texts.reason} hint={texts.reasonHint} required maxLength={300} {...field('reason')} />
    </SaveForm>
  );
}
