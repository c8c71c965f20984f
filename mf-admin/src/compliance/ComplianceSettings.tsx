import {
  type AnswerOf,
  COMPLIANCE_KINDS,
  type ComplianceKind,
  changeComplianceSettings,
  complianceLabel,
  getComplianceSettings,
} from '@cleaning/contracts';
import { Button, Card, CheckboxField, Notice, QueryState, SelectField, TextField } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { checkedBy, refusalOf, resetSent, StaleNotice, showIssues, useFormBase, useTyped } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { Fold } from '../desk/Fold';
import { rules as texts } from './texts';

type Settings = AnswerOf<typeof getComplianceSettings>;

interface Typed {
  police_file_days: string;
  police_months: string;
  counting: ComplianceKind[];
  start: Settings['start'];
  version: number;
}

const typedOf = (settings: Settings): Typed => ({
  ...settings,
  police_file_days: String(settings.police_file_days),
  police_months: String(settings.police_months),
});

const STARTS = Object.entries(texts.starts).map(([value, label]) => ({ value, label }));

interface FormProps {
  settings: Settings;
  onTyped: () => void;
  onSaved: (kept: Settings, typedSince: boolean) => void;
}

function SettingsForm({ settings, onTyped, onSaved }: FormProps) {
  const save = useAction(changeComplianceSettings);
  const form = useForm<Typed>({
    defaultValues: typedOf(settings),
    resolver: checkedBy<Typed>(changeComplianceSettings),
  });
  useTyped(form, onTyped);
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    const sent = await save.run({ body: typed });
    if (!sent.ok) return showIssues(form, changeComplianceSettings, sent.error);
    showToast(texts.saved);
    const version = settings.version + 1;
    onSaved({ ...settings, version }, resetSent(form, typed, { ...typed, version }));
  });
  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <p className="ma-hint">{texts.lead}</p>
      <div className="ma-pair">
        <TextField
          label={texts.policeDays}
          hint={texts.policeHint}
          inputMode="numeric"
          error={errors.police_file_days?.message}
          {...form.register('police_file_days')}
        />
        <TextField
          label={texts.policeMonths}
          inputMode="numeric"
          error={errors.police_months?.message}
          {...form.register('police_months')}
        />
        <SelectField label={texts.start} options={STARTS} {...form.register('start')} />
      </div>
      <fieldset className="ma-fields">
        <legend>{texts.counting}</legend>
        {COMPLIANCE_KINDS.map((kind) => (
          <CheckboxField key={kind} label={complianceLabel(kind)} value={kind} {...form.register('counting')} />
        ))}
      </fieldset>
      {save.error && <Notice tone="danger">{refusalOf(save.error)}</Notice>}
      <Button type="submit" variant="secondary" busy={save.busy}>
        {texts.save}
      </Button>
    </form>
  );
}

function Rules({ latest }: { latest: Settings }) {
  const { thing: base, key, isStale, hold, release, saved } = useFormBase(latest);
  return (
    <>
      {isStale && <StaleNotice onReload={release}>{texts.stale}</StaleNotice>}
      <SettingsForm key={key} settings={base} onTyped={hold} onSaved={saved} />
    </>
  );
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
