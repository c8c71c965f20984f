import { type AnswerOf, getPriceSettings, savePriceSettings } from '@cleaning/contracts';
import { Button, Card, Notice, optionsOf, QueryState, SelectField } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { checkedBy, refusalOf, resetSent, StaleNotice, showIssues, useFormBase, useTyped } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { priceSettings as texts } from '../clients/priceTexts';

type Settings = AnswerOf<typeof getPriceSettings>;

const PART_MONTHS = optionsOf(texts.partMonths);
const OF_VISITS = optionsOf(texts.ofVisitsRules);
const OF_MONTH = optionsOf(texts.ofMonthRules);

interface SettingsFormProps {
  settings: Settings;
  onTyped: () => void;
  onSaved: (kept: Settings, typedSince: boolean) => void;
}

function SettingsForm({ settings, onTyped, onSaved }: SettingsFormProps) {
  const save = useAction(savePriceSettings);
  const form = useForm<Settings>({ defaultValues: settings, resolver: checkedBy<Settings>(savePriceSettings) });
  useTyped(form, onTyped);

  const submit = form.handleSubmit(async (body) => {
    const sent = await save.run({ body });
    if (!sent.ok) return showIssues(form, savePriceSettings, sent.error);
    const kept = sent.value;
    showToast(texts.saved);
    onSaved(kept, resetSent(form, body, kept));
  });

  return (
    <form onSubmit={submit} noValidate className="ma-form">
      <SelectField label={texts.partMonth} hint={texts.hint} options={PART_MONTHS} {...form.register('part_month')} />
      <fieldset className="ma-fields">
        <legend>{texts.missed}</legend>
        <SelectField label={texts.ofVisits} options={OF_VISITS} {...form.register('missed_of_visits')} />
        <SelectField
          label={texts.ofMonth}
          hint={texts.ofMonthHint}
          options={OF_MONTH}
          {...form.register('missed_of_month')}
        />
      </fieldset>
      {save.error && <Notice tone="danger">{refusalOf(save.error)}</Notice>}
      <Button type="submit" busy={save.busy}>
        {texts.save}
      </Button>
    </form>
  );
}

function Kept({ latest }: { latest: Settings }) {
  const { thing: base, key, isStale, hold, release, saved } = useFormBase(latest);
  return (
    <Card title={texts.title}>
      {isStale && <StaleNotice onReload={release}>{texts.stale}</StaleNotice>}
      <SettingsForm key={key} settings={base} onTyped={hold} onSaved={saved} />
    </Card>
  );
}

/** How agreed prices are charged. */
export function PriceSettings() {
  const query = useCall(getPriceSettings);
  return <QueryState query={query}>{(settings) => <Kept latest={settings} />}</QueryState>;
}
