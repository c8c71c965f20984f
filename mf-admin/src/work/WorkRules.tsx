import { type CallAnswer, changeWorkSettings, getWorkSettings } from '@cleaning/contracts';
import { Card, CheckboxField, QueryState } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { type FormBase, resetToSaved, SaveForm, useFormBase } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { Fold } from '../desk/Fold';
import { workRules as texts } from './texts';

type Settings = CallAnswer<typeof getWorkSettings>;

interface FormProps {
  base: FormBase<Settings>;
}

function RulesForm({ base }: FormProps) {
  const settings = base.thing;
  const save = useAction(changeWorkSettings);
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
      <CheckboxField label={texts.withoutLocation} {...form.register('start_without_location')} />
      <p className="ma-hint">{texts.hint}</p>
    </SaveForm>
  );
}

function Rules({ latest }: { latest: Settings }) {
  const base = useFormBase(latest);
  return <RulesForm key={base.key} base={base} />;
}

function ReadRules() {
  const query = useCall(getWorkSettings);
  return <QueryState query={query}>{(settings) => <Rules latest={settings} />}</QueryState>;
}

/** Setting: whether people can start without a location. */
export const WorkRules = () => (
  <Card>
    <Fold title={texts.title}>
      <ReadRules />
    </Fold>
  </Card>
);
