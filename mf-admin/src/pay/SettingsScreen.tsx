import { type BodyInput, type CallAnswer, getPaySettings, savePaySettings } from '@cleaning/contracts';
import { Card, CheckboxField, DateField, QueryState, SelectField, TextField, toOptions } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import {
  bindFields,
  type FormBase,
  PickedField,
  resetToSaved,
  SaveForm,
  useFormBase,
  validateCall,
} from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { BankAccounts } from './BankAccounts';
import { PayPage } from './PayPage';
import { paySettings as texts } from './settingsTexts';

type Settings = CallAnswer<typeof getPaySettings>;

const NUMBERS = ['gst_percent', 'register_days', 'usual_times', 'labour_percent'] as const;
/** As typed: numbers are parsed by the schema; no limit is an empty field. */
type Typed = Omit<Settings, (typeof NUMBERS)[number] | 'report_most_payees'> &
  Record<(typeof NUMBERS)[number] | 'report_most_payees', string>;

const toTyped = (settings: Settings): Typed => ({
  ...settings,
  gst_percent: String(settings.gst_percent),
  register_days: String(settings.register_days),
  usual_times: String(settings.usual_times),
  labour_percent: String(settings.labour_percent),
  report_most_payees: settings.report_most_payees === null ? '' : String(settings.report_most_payees),
});

const buildBody = (typed: Typed): BodyInput<typeof savePaySettings> => ({
  ...typed,
  report_most_payees: typed.report_most_payees.trim() === '' ? null : typed.report_most_payees,
});

interface FormProps {
  base: FormBase<Settings>;
}

function SettingsForm({ base }: FormProps) {
  const settings = base.thing;
  const save = useAction(savePaySettings);
  const form = useForm<Typed>({
    defaultValues: toTyped(settings),
    resolver: validateCall<Typed>(savePaySettings, buildBody),
  });
  const field = bindFields(form);

  const renderText = (
    name: keyof Typed,
    label: string,
    { hint, required = false }: { hint?: string; required?: boolean } = {},
  ) => <TextField label={label} hint={hint} required={required} {...field(name)} />;
  const renderNumber = (name: keyof Typed, label: string, hint?: string) => (
    <TextField label={label} hint={hint} inputMode="decimal" {...field(name)} />
  );
  const renderDay = (
    name: 'first_day' | 'gst_from' | 'gst_ended_on' | 'gst_checked_on',
    label: string,
    hint?: string,
  ) => <PickedField form={form} name={name} as={DateField} label={label} hint={hint} required={name === 'first_day'} />;
  const renderChoice = (name: keyof Typed, label: string, labels: Readonly<Record<string, string>>) => (
    <SelectField label={label} options={toOptions(labels)} {...field(name)} />
  );

  return (
    <SaveForm
      form={form}
      action={save}
      send={(typed) => save.run({ body: buildBody(typed) })}
      saved={texts.saved}
      onSaved={(kept, typed) => base.saved(kept, resetToSaved(form, typed, toTyped(kept)))}
      base={base}
      submitLabel={texts.save}
      className="ma-form"
    >
      <RequiredNote />
      <fieldset className="ma-fields">
        <legend>{texts.runs}</legend>
        <div className="ma-pair">
          {renderDay('first_day', texts.firstDay, texts.firstDayHint)}
          {renderText('file_description', texts.description, { hint: texts.descriptionHint, required: true })}
          {renderNumber('usual_times', texts.usualTimes)}
        </div>
        <CheckboxField label={texts.secondApprover} {...form.register('second_approver')} />
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.gst}</legend>
        <div className="ma-pair">
          {renderDay('gst_from', texts.gstFrom)}
          {renderDay('gst_checked_on', texts.gstChecked)}
          {renderDay('gst_ended_on', texts.gstEnded)}
          {renderNumber('gst_percent', texts.gstPercent)}
          {renderNumber('register_days', texts.registerDays)}
          {renderText('rcti_prefix', texts.rctiPrefix)}
          {renderText('note_prefix', texts.notePrefix)}
        </div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.super}</legend>
        <div className="ma-pair">
          {renderNumber('labour_percent', texts.labour, texts.labourHint)}
          {renderChoice('withholding_rounding', texts.rounding, texts.roundings)}
        </div>
      </fieldset>
      <fieldset className="ma-fields">
        <legend>{texts.report}</legend>
        <div className="ma-pair">
          {renderText('report_contact', texts.contact)}
          {renderText('report_branch', texts.branch, { required: true })}
          {renderText('report_software', texts.software, { hint: texts.softwareHint })}
          {renderText('report_file_name', texts.fileName, { required: true })}
          {renderChoice('report_line_ends', texts.lineEnds, texts.lineEnd)}
          {renderNumber('report_most_payees', texts.mostPayees, texts.mostPayeesHint)}
          {renderChoice('report_omitted_sign', texts.omitted, texts.omittedSign)}
        </div>
      </fieldset>
    </SaveForm>
  );
}

function Latest({ latest }: { latest: Settings }) {
  const base = useFormBase(latest);
  return (
    <Card>
      <SettingsForm key={base.key} base={base} />
    </Card>
  );
}

/** Settings for paying people, and the accounts that payments come from. */
export default function PaySettingsScreen() {
  const query = useCall(getPaySettings);
  return (
    <PayPage title={texts.title}>
      <BankAccounts />
      <QueryState query={query}>{(settings) => <Latest latest={settings} />}</QueryState>
    </PayPage>
  );
}
