import {
  getInvoiceSettings,
  getStepUp,
  listAdmins,
  type StoredInvoiceSettings,
  type Supplier,
  saveInvoiceSettings,
  type VersionedInvoiceSettings,
} from '@cleaning/contracts';
import { Card, CheckboxField, Notice, PageHeader, QueryState, TextField } from '@cleaning/ui';
import { useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { bindFields, type FormBase, resetToSaved, SaveForm, useFormBase, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { LinkedPart } from '../desk/LinkedPart';
import { RequiredNote } from '../desk/RequiredNote';
import { NextStep } from '../setup/NextStep';
import { BankDetailsCard } from './BankDetails';
import { describeBankChange, hasOtherAdmin } from './bankAdvice';
import { AUSTRALIAN_GST_PERCENT } from './edits';
import { GstConfirmation, isRateUnknown } from './GstConfirmation';
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
/** Fields that are saved together: all of a company's, or all of an account's. */
const ACCOUNT = [...BANK, 'pay_id', 'bpay_biller_code'] as const;

const OPTIONAL: ReadonlySet<keyof Supplier> = new Set(['fax', 'place', 'web_address', 'email_2']);

/** As typed: the rate becomes a number when the schema parses it. */
interface SettingsTyped extends Omit<VersionedInvoiceSettings, 'gst_rate_percent'> {
  gst_rate_percent: string;
}

const toTyped = (settings: VersionedInvoiceSettings): SettingsTyped => ({
  ...settings,
  supplier: {
    ...settings.supplier,
    pay_id: settings.supplier.pay_id ?? '',
    bpay_biller_code: settings.supplier.bpay_biller_code ?? '',
  },
  gst_rate_percent: String(settings.gst_rate_percent),
});

/** Body of the call: only the changed parts, so that the other part can be empty. */
function buildBody(typed: SettingsTyped, before: SettingsTyped) {
  const isChanged = (name: (typeof COMPANY | typeof ACCOUNT)[number]) => typed.supplier[name] !== before.supplier[name];
  const changed = [COMPANY, ACCOUNT].filter((part) => part.some(isChanged)).flat();
  return {
    supplier: Object.fromEntries(changed.map((name) => [name, typed.supplier[name]])),
    gst_rate_percent: typed.gst_rate_percent === before.gst_rate_percent ? undefined : typed.gst_rate_percent,
    number_prefix: typed.number_prefix,
    copy_to_office: typed.copy_to_office,
    version: typed.version,
  };
}

function BankHint({ supplier }: Pick<StoredInvoiceSettings, 'supplier'>) {
  const { id, mail_reaches_people: canMail = true } = useCurrentUser();
  const { data: stepUp } = useCall(getStepUp);
  const { data: admins = [] } = useCall(listAdmins);
  const hasAccount = supplier.bank_account_number !== '';
  const hasOther = hasOtherAdmin(admins, id);
  return <p className="ma-hint">{describeBankChange({ canMail, methods: stepUp?.methods, hasOther, hasAccount })}</p>;
}

interface SettingsFormProps {
  base: FormBase<StoredInvoiceSettings>;
}

function SettingsForm({ base }: SettingsFormProps) {
  const settings = base.thing;
  const save = useAction(saveInvoiceSettings);
  const toBody = (typed: SettingsTyped) => buildBody(typed, toTyped(settings));
  const form = useForm<SettingsTyped>({
    defaultValues: toTyped(settings),
    resolver: validateCall<SettingsTyped>(saveInvoiceSettings, toBody),
  });
  const field = bindFields(form);
  const renderSupplierField = (name: (typeof COMPANY | typeof BANK)[number]) => (
    <TextField key={name} label={texts[name]} required={!OPTIONAL.has(name)} {...field(`supplier.${name}`)} />
  );
  const rate = form.watch('gst_rate_percent').trim();

  return (
    <SaveForm
      form={form}
      action={save}
      send={(typed) => save.run({ body: toBody(typed) })}
      saved={texts.saved}
      // The service normalises numbers: show them as invoices will.
      onSaved={(kept, typed) => base.saved(kept, resetToSaved(form, typed, toTyped(kept)))}
      base={base}
      submitLabel={texts.submit}
      className="ma-form"
    >
      <RequiredNote />
      <fieldset className="ma-fields">
        <legend>{texts.company}</legend>
        <div className="ma-pair">{COMPANY.map(renderSupplierField)}</div>
      </fieldset>
      <LinkedPart id="bank">
        <fieldset className="ma-fields">
          <legend>{texts.bank}</legend>
          <BankHint supplier={settings.supplier} />
          <div className="ma-pair">
            {BANK.map(renderSupplierField)}
            <TextField label={texts.pay_id} hint={texts.pay_id_hint} {...field('supplier.pay_id')} />
            <TextField
              label={texts.bpay_biller_code}
              hint={texts.bpay_biller_code_hint}
              inputMode="numeric"
              {...field('supplier.bpay_biller_code')}
            />
          </div>
        </fieldset>
      </LinkedPart>
      <fieldset className="ma-fields">
        <legend>{texts.numbers}</legend>
        <div className="ma-pair">
          {!isRateUnknown(settings) && (
            <TextField label={texts.gst} required inputMode="decimal" {...field('gst_rate_percent')} />
          )}
          <TextField label={texts.prefix} hint={texts.prefixHint} {...field('number_prefix')} />
        </div>
        <CheckboxField label={texts.copyToOffice} {...form.register('copy_to_office')} />
        <div role="status">
          {!isRateUnknown(settings) && rate !== '' && Number(rate) !== AUSTRALIAN_GST_PERCENT && (
            <Notice tone="warn">{texts.gstNotice}</Notice>
          )}
        </div>
      </fieldset>
    </SaveForm>
  );
}

function Settings({ latest }: { latest: StoredInvoiceSettings }) {
  const base = useFormBase(latest);
  return (
    <Card>
      <SettingsForm key={base.key} base={base} />
    </Card>
  );
}

export default function InvoiceSettingsScreen() {
  const query = useCall(getInvoiceSettings);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <NextStep here={['gst', 'bank']} />
      <QueryState query={query}>
        {(settings) => (
          <>
            <Settings latest={settings} />
            <BankDetailsCard />
            <LinkedPart id="gst">
              <GstConfirmation settings={settings} />
            </LinkedPart>
          </>
        )}
      </QueryState>
      <PriceSettings />
    </>
  );
}
