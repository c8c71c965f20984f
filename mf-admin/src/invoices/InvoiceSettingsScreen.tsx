import {
  getInvoiceSettings,
  type Supplier,
  saveInvoiceSettings,
  type VersionedInvoiceSettings,
} from '@cleaning/contracts';
import { Button, Card, CheckboxField, Notice, PageHeader, QueryState, TextField } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { checkedBy, refusalOf, resetSent, StaleNotice, showIssues, useFormBase, useTyped } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { BankDetailsCard } from './BankDetails';
import { AUSTRALIAN_GST_PERCENT } from './edits';
import { GstConfirmation } from './GstConfirmation';
import { PriceSettings } from './PriceSettings';
import { invoiceSettings as texts } from './texts';

const COMPANY = [
  'name',
  'abn',
  'telephone',
  'fax',
  'street',
  'place',
  'city',
  'state',
  'postal_code',
  'web_address',
  'email',
  'email_2',
] as const satisfies readonly (keyof Supplier)[];
const BANK = ['bank_account_name', 'bank_bsb', 'bank_account_number'] as const satisfies readonly (keyof Supplier)[];

const OPTIONAL: ReadonlySet<keyof Supplier> = new Set(['fax', 'place', 'email_2']);

/** As typed: the rate is a number only once the schema has read it. */
interface SettingsTyped extends Omit<VersionedInvoiceSettings, 'gst_rate_percent'> {
  gst_rate_percent: string;
}

const typedOf = (settings: VersionedInvoiceSettings): SettingsTyped => ({
  ...settings,
  gst_rate_percent: String(settings.gst_rate_percent),
});

interface SettingsFormProps {
  settings: VersionedInvoiceSettings;
  onTyped: () => void;
  onSaved: (kept: VersionedInvoiceSettings, typedSince: boolean) => void;
}

function SettingsForm({ settings, onTyped, onSaved }: SettingsFormProps) {
  const save = useAction(saveInvoiceSettings);
  const form = useForm<SettingsTyped>({
    defaultValues: typedOf(settings),
    resolver: checkedBy<SettingsTyped>(saveInvoiceSettings),
  });
  useTyped(form, onTyped);
  const { errors } = form.formState;
  const supplierField = (name: Exclude<keyof Supplier, 'colour' | 'logo'>) => (
    <TextField
      key={name}
      label={texts[name]}
      required={!OPTIONAL.has(name)}
      error={errors.supplier?.[name]?.message}
      {...form.register(`supplier.${name}`)}
    />
  );
  const rate = form.watch('gst_rate_percent').trim();

  const submit = form.handleSubmit(async (typed) => {
    const sent = await save.run({ body: typed });
    if (!sent.ok) return showIssues(form, saveInvoiceSettings, sent.error);
    const kept = sent.value;
    showToast(texts.saved);
    // The service normalises numbers: show them as invoices will.
    onSaved(kept, resetSent(form, typed, typedOf(kept)));
  });

  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <RequiredNote />
      <fieldset className="ma-fields">
        <legend>{texts.company}</legend>
        <div className="ma-pair">{COMPANY.map(supplierField)}</div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.bank}</legend>
        <p className="ma-hint">{texts.bankHint}</p>
        <div className="ma-pair">{BANK.map(supplierField)}</div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.numbers}</legend>
        <div className="ma-pair">
          <TextField
            label={texts.gst}
            required
            inputMode="decimal"
            error={errors.gst_rate_percent?.message}
            {...form.register('gst_rate_percent')}
          />
          <TextField
            label={texts.prefix}
            hint={texts.prefixHint}
            error={errors.number_prefix?.message}
            {...form.register('number_prefix')}
          />
        </div>
        <CheckboxField label={texts.copyToOffice} {...form.register('copy_to_office')} />
        <div role="status">
          {rate !== '' && Number(rate) !== AUSTRALIAN_GST_PERCENT && <Notice tone="warn">{texts.gstNotice}</Notice>}
        </div>
      </fieldset>
      {save.error && <Notice tone="danger">{refusalOf(save.error)}</Notice>}
      <Button type="submit" busy={save.busy}>
        {texts.submit}
      </Button>
    </form>
  );
}

function Settings({ latest }: { latest: VersionedInvoiceSettings }) {
  const { thing: base, key, isStale, hold, release, saved } = useFormBase(latest);
  return (
    <Card>
      {isStale && <StaleNotice onReload={release}>{texts.stale}</StaleNotice>}
      <SettingsForm key={key} settings={base} onTyped={hold} onSaved={saved} />
    </Card>
  );
}

export default function InvoiceSettingsScreen() {
  const query = useCall(getInvoiceSettings);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <QueryState query={query}>
        {(settings) => (
          <>
            <Settings latest={settings} />
            <BankDetailsCard />
            <GstConfirmation settings={settings} />
          </>
        )}
      </QueryState>
      <PriceSettings />
    </>
  );
}
