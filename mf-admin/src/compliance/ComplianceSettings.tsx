import {
  type CallAnswer,
  COMPLIANCE_KINDS,
  type ComplianceKind,
  changeComplianceSettings,
  getComplianceLabel,
  getComplianceSettings,
} from '@cleaning/contracts';
import { Card, CheckboxField, QueryState, SelectField, TextField } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { bindFields, type FormBase, resetToSaved, SaveForm, useFormBase, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { Fold } from '../desk/Fold';
import { rules as texts } from './texts';

type Settings = CallAnswer<typeof getComplianceSettings>;

interface Typed {
  police_file_days: string;
  police_months: string;
  counting: ComplianceKind[];
  start: Settings['start'];
  version: number;
}

const toTyped = (settings: Settings): Typed => ({
  ...settings,
  police_file_days: String(settings.police_file_days),
  police_months: String(settings.police_months),
});

const STARTS = Object.entries(texts.starts).map(([value, label]) => ({ value, label }));

interface FormProps {
  base: FormBase<Settings>;
}

function SettingsForm({ base }: FormProps) {
  const settings = base.thing;
  const save = useAction(changeComplianceSettings);
  const form = useForm<Typed>({
    defaultValues: toTyped(settings),
    resolver: validateCall<Typed>(changeComplianceSettings),
  });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={save}
      send={(typed) => save.run({ body: typed })}
      saved={texts.saved}
      onSaved={(_, typed) => {
        const version = settings.version + 1;
        base.saved({ ...settings, version }, resetToSaved(form, typed, { ...typed, version }));
      }}
      base={base}
      submitLabel={texts.save}
      variant="secondary"
      className="ma-form"
    >
      <p className="ma-hint">{texts.lead}</p>
      <div className="ma-pair">
        <TextField
          label={texts.policeDays}
          hint={texts.policeHint}
          inputMode="numeric"
          {...field('police_file_days')}
        />
        <TextField label={texts.policeMonths} inputMode="numeric" {...field('police_months')} />
        <SelectField label={texts.start} options={STARTS} {...form.register('start')} />
      </div>
      <fieldset className="ma-fields">
        <legend>{texts.counting}</legend>
        {COMPLIANCE_KINDS.map((kind) => (
          <CheckboxField key={kind} label={getComplianceLabel(kind)} value={kind} {...form.register('counting')} />
        ))}
      </fieldset>
    </SaveForm>
  );
}

function Rules({ latest }: { latest: Settings }) {
  const base = useFormBase(latest);
  return <SettingsForm key={base.key} base={base} />;
}

function ReadRules() {
  const query = useCall(getComplianceSettings);
  return <QueryState query={query}>{(settings) => <Rules latest={settings} />}</QueryState>;
}

/** The company's rules of documents. */
export const ComplianceSettings = () => (
  <Card>
    <Fold title={texts.title}>
      <ReadRules />
    </Fold>
  </Card>
);
