import { type CallAnswer, changeLoginSettings, getLoginSettings } from '@cleaning/contracts';
import { Card, CheckboxField } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { type FormBase, resetToSaved, SaveForm, useFormBase } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { loginRules as texts } from './texts';

type Settings = CallAnswer<typeof getLoginSettings>;

function RulesForm({ base }: { base: FormBase<Settings> }) {
  const settings = base.thing;
  const save = useAction(changeLoginSettings);
  const form = useForm<Settings>({ defaultValues: settings });
  return (
    <SaveForm
      form={form}
      action={save}
      send={(typed) => save.run({ body: typed })}
      saved={texts.saved}
      onSaved={(_, typed) => {
        const version = settings.version + 1;
        base.saved({ ...typed, version }, resetToSaved(form, typed, { ...typed, version }));
      }}
      base={base}
      submitLabel={texts.save}
      variant="secondary"
      className="ma-form"
    >
      <CheckboxField label={texts.withoutPassword} {...form.register('admins_without_password')} />
      <p className="ma-hint">{texts.hint}</p>
      <CheckboxField label={texts.contractors} {...form.register('contractors_with_providers')} />
    </SaveForm>
  );
}

function Rules({ latest }: { latest: Settings }) {
  const base = useFormBase(latest);
  return <RulesForm key={base.key} base={base} />;
}

/** Rules for logins with Google, Microsoft and other providers. Renders nothing if the company has set up none. */
export function LoginRules() {
  const { data } = useCall(getLoginSettings);
  if (!data || data.providers.length === 0) return null;
  return (
    <Card title={texts.title(data.providers.map(({ name }) => name))}>
      <Rules latest={data} />
    </Card>
  );
}
