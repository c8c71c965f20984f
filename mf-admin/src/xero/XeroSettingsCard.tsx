import {
  getXeroSettings,
  listRequiredXeroFields,
  listXeroChoices,
  saveXeroSettings,
  XERO_CONTRACTOR_PAYMENTS,
  type XeroSettings,
} from '@cleaning/contracts';
import { Card, CheckboxField, QueryState, SelectField } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { bindFields, type FormBase, resetToSaved, SaveForm, useFormBase, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { type Choices, type CodeField, listOptions, withChosen } from './settingOptions';
import { settings as texts } from './texts';

function SettingsForm({ base, choices }: { base: FormBase<XeroSettings>; choices: Choices }) {
  const save = useAction(saveXeroSettings);
  const form = useForm<XeroSettings>({
    defaultValues: base.thing,
    resolver: validateCall<XeroSettings>(saveXeroSettings),
  });
  const field = bindFields(form);
  const options = listOptions(choices);
  const typed = form.watch();
  const required = listRequiredXeroFields(typed);
  const codeField = (name: CodeField) => (
    <SelectField
      key={name}
      label={texts[name]}
      required={required.includes(name)}
      placeholder={texts.pick}
      options={withChosen(options[name], base.thing[name])}
      {...field(name)}
    />
  );
  const isNeeded = (name: CodeField) => required.includes(name);

  return (
    <SaveForm
      form={form}
      action={save}
      send={(body) => save.run({ body })}
      saved={texts.saved}
      onSaved={(kept, sent) => base.saved(kept, resetToSaved(form, sent, kept))}
      base={base}
      submitLabel={texts.submit}
      className="ma-form"
    >
      <fieldset className="ma-fields">
        <legend>{texts.invoices}</legend>
        <CheckboxField label={texts.send_invoices} {...form.register('send_invoices')} />
        {typed.send_invoices && (
          <div className="ma-pair">{(['sales_account', 'sales_tax', 'sales_tax_free'] as const).map(codeField)}</div>
        )}
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.contractors}</legend>
        <SelectField
          label={texts.contractor_payments}
          options={XERO_CONTRACTOR_PAYMENTS.map((value) => ({ value, label: texts.kinds[value] }))}
          {...field('contractor_payments')}
        />
        {typed.contractor_payments !== 'none' && (
          <div className="ma-pair">
            {(
              [
                'contractor_account',
                'contractor_tax',
                'contractor_tax_free',
                'withheld_account',
                'bank_account',
              ] as const
            )
              .filter(isNeeded)
              .map(codeField)}
          </div>
        )}
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.payments}</legend>
        <CheckboxField label={texts.read_payments} {...form.register('read_payments')} />
      </fieldset>
    </SaveForm>
  );
}

function Settings({ latest, choices }: { latest: XeroSettings; choices: Choices }) {
  const base = useFormBase(latest);
  return <SettingsForm key={base.key} base={base} choices={choices} />;
}

/** Settings for what goes to Xero, and for its accounts and tax types. */
export function XeroSettingsCard() {
  const settings = useCall(getXeroSettings);
  const choices = useCall(listXeroChoices);
  return (
    <Card title={texts.title}>
      <QueryState query={settings}>
        {(latest) => <QueryState query={choices}>{(found) => <Settings latest={latest} choices={found} />}</QueryState>}
      </QueryState>
    </Card>
  );
}
