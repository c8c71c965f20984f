import { type AnswerOf, changeWorkSettings, getWorkSettings } from '@cleaning/contracts';
import { Button, Card, CheckboxField, Notice, QueryState } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { refusalOf, resetSent, StaleNotice, useFormBase, useTyped } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { Fold } from '../desk/Fold';
import { workRules as texts } from './texts';

type Settings = AnswerOf<typeof getWorkSettings>;

interface FormProps {
  settings: Settings;
  onTyped: () => void;
  onSaved: (kept: Settings, typedSince: boolean) => void;
}

function RulesForm({ settings, onTyped, onSaved }: FormProps) {
  const save = useAction(changeWorkSettings);
  const form = useForm<Settings>({ defaultValues: settings });
  useTyped(form, onTyped);
  const submit = form.handleSubmit(async (typed) => {
    // A refusal is shown from the action's error.
    if (!(await save.run({ body: typed })).ok) return;
    showToast(texts.saved);
    const version = settings.version + 1;
    onSaved({ ...typed, version }, resetSent(form, typed, { ...typed, version }));
  });
  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <CheckboxField label={texts.withoutLocation} {...form.register('start_without_location')} />
      <p className="ma-hint">{texts.hint}</p>
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
      <RulesForm key={key} settings={base} onTyped={hold} onSaved={saved} />
    </>
  );
}

function ReadRules() {
  const query = useCall(getWorkSettings);
  return <QueryState query={query}>{(settings) => <Rules latest={settings} />}</QueryState>;
}

/** Whether people can start without a location. */
export const WorkRules = () => (
  <Card>
    <Fold title={texts.title}>
      <ReadRules />
    </Fold>
  </Card>
);
