import {
  type AccountingSettings,
  GST_BASES,
  LEDGER_ACCOUNT_NAMES,
  LEDGER_ACCOUNTS,
  saveAccountingSettings,
} from '@cleaning/contracts';
import { Button, Card, Notice, SelectField, TextField } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { checkedBy, refusalOf, resetSent, StaleNotice, showIssues, useFormBase, useTyped } from '@cleaning/ui/forms';
import { type FieldPath, useForm } from 'react-hook-form';
import { Fold } from '../desk/Fold';
import { gst, settings as texts } from './texts';

interface FormProps {
  first: AccountingSettings;
  onTyped: () => void;
  onSaved: (kept: AccountingSettings, typedSince: boolean) => void;
}

function CodesForm({ first, onTyped, onSaved }: FormProps) {
  const save = useAction(saveAccountingSettings);
  const form = useForm<AccountingSettings>({
    defaultValues: first,
    resolver: checkedBy<AccountingSettings>(saveAccountingSettings),
  });
  useTyped(form, onTyped);
  const submit = form.handleSubmit(async (body) => {
    const sent = await save.run({ body });
    if (!sent.ok) return showIssues(form, saveAccountingSettings, sent.error);
    const kept = sent.value;
    showToast(texts.saved);
    onSaved(kept, resetSent(form, body, kept));
  });
  const text = (name: FieldPath<AccountingSettings>, label: string) => (
    <TextField
      key={name}
      label={label}
      error={form.getFieldState(name, form.formState).error?.message}
      {...form.register(name)}
    />
  );
  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <p className="ma-hint">{texts.hint}</p>
      <fieldset className="ma-fields">
        <legend>{texts.xero}</legend>
        <div className="ma-pair">
          {text('xero_sales', texts.sales)}
          {text('xero_gst', texts.gst)}
          {text('xero_no_gst', texts.noGst)}
        </div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.myob}</legend>
        <div className="ma-pair">
          {text('myob_sales', texts.salesMyob)}
          {text('myob_bank', texts.bank)}
          {text('myob_gst', texts.gstMyob)}
          {text('myob_no_gst', texts.noGstMyob)}
        </div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.ledger}</legend>
        <div className="ma-pair">
          {LEDGER_ACCOUNTS.map((account) => text(`codes.${account}`, LEDGER_ACCOUNT_NAMES[account]))}
        </div>
      </fieldset>
      <SelectField
        label={texts.basis}
        options={GST_BASES.map((value) => ({ value, label: gst.bases[value] }))}
        {...form.register('gst_basis')}
      />
      {save.error && <Notice tone="danger">{refusalOf(save.error)}</Notice>}
      <Button type="submit" busy={save.busy}>
        {texts.save}
      </Button>
    </form>
  );
}

/** Account and tax codes of the files. */
export function Codes({ latest }: { latest: AccountingSettings }) {
  const { thing: base, key, isStale, hold, release, saved } = useFormBase(latest);
  return (
    <Card>
      <Fold title={texts.title}>
        {isStale && <StaleNotice onReload={release}>{texts.stale}</StaleNotice>}
        <CodesForm key={key} first={base} onTyped={hold} onSaved={saved} />
      </Fold>
    </Card>
  );
}
