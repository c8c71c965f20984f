import {
  type AccountingSettings,
  GST_BASES,
  LEDGER_ACCOUNT_NAMES,
  LEDGER_ACCOUNTS,
  saveAccountingSettings,
} from '@cleaning/contracts';
import { Card, SelectField, TextField } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, type FormBase, resetToSaved, SaveForm, useFormBase, validateCall } from '@cleaning/ui/forms';
import { type FieldPath, useForm } from 'react-hook-form';
import { Fold } from '../desk/Fold';
import { gst, settings as texts } from './texts';

interface FormProps {
  base: FormBase<AccountingSettings>;
}

function CodesForm({ base }: FormProps) {
  const first = base.thing;
  const save = useAction(saveAccountingSettings);
  const form = useForm<AccountingSettings>({
    defaultValues: first,
    resolver: validateCall<AccountingSettings>(saveAccountingSettings),
  });
  const field = bindFields(form);
  const renderText = (name: FieldPath<AccountingSettings>, label: string) => (
    <TextField key={name} label={label} {...field(name)} />
  );
  return (
    <SaveForm
      form={form}
      action={save}
      send={(body) => save.run({ body })}
      saved={texts.saved}
      onSaved={(kept, body) => base.saved(kept, resetToSaved(form, body, kept))}
      base={base}
      submitLabel={texts.save}
      className="ma-form"
    >
      <p className="ma-hint">{texts.hint}</p>
      <fieldset className="ma-fields">
        <legend>{texts.xero}</legend>
        <div className="ma-pair">
          {renderText('xero_sales', texts.sales)}
          {renderText('xero_gst', texts.gst)}
          {renderText('xero_no_gst', texts.noGst)}
        </div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.myob}</legend>
        <div className="ma-pair">
          {renderText('myob_sales', texts.salesMyob)}
          {renderText('myob_bank', texts.bank)}
          {renderText('myob_gst', texts.gstMyob)}
          {renderText('myob_no_gst', texts.noGstMyob)}
        </div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.ledger}</legend>
        <div className="ma-pair">
          {LEDGER_ACCOUNTS.map((account) => renderText(`codes.${account}`, LEDGER_ACCOUNT_NAMES[account]))}
        </div>
      </fieldset>
      <SelectField
        label={texts.basis}
        options={GST_BASES.map((value) => ({ value, label: gst.bases[value] }))}
        {...form.register('gst_basis')}
      />
    </SaveForm>
  );
}

/** Account and tax codes of the files. */
export function Codes({ latest }: { latest: AccountingSettings }) {
  const base = useFormBase(latest);
  return (
    <Card>
      <Fold title={texts.title}>
        <CodesForm key={base.key} base={base} />
      </Fold>
    </Card>
  );
}
