import { type CallAnswer, getPriceSettings, savePriceSettings } from '@cleaning/contracts';
import { Card, QueryState, SelectField, toOptions } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { type FormBase, resetToSaved, SaveForm, useFormBase, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { priceSettings as texts } from '../clients/priceTexts';

type Settings = CallAnswer<typeof getPriceSettings>;

const PART_MONTHS = toOptions(texts.partMonths);
const VISIT_OPTIONS = toOptions(texts.perVisitRules);
const MONTH_OPTIONS = toOptions(texts.perMonthRules);

interface SettingsFormProps {
  base: FormBase<Settings>;
}

function SettingsForm({ base }: SettingsFormProps) {
  const settings = base.thing;
  const save = useAction(savePriceSettings);
  const form = useForm<Settings>({ defaultValues: settings, resolver: validateCall<Settings>(savePriceSettings) });

  return (
    <SaveForm
      form={form}
      action={save}
      send={(body) => save.run({ body })}
      saved={texts.saved}
      onSaved={(kept, body) => base.saved(kept, resetToSaved(form, body, kept))}
      base={base}
      submitLabel={texts.save}
      className="ma-form"
    >
      <SelectField label={texts.partMonth} hint={texts.hint} options={PART_MONTHS} {...form.register('part_month')} />
      <fieldset className="ma-fields">
        <legend>{texts.missed}</legend>
        <SelectField label={texts.perVisit} options={VISIT_OPTIONS} {...form.register('missed_of_visits')} />
        <SelectField
          label={texts.perMonth}
          hint={texts.perMonthHint}
          options={MONTH_OPTIONS}
          {...form.register('missed_of_month')}
        />
      </fieldset>
    </SaveForm>
  );
}

function Kept({ latest }: { latest: Settings }) {
  const base = useFormBase(latest);
  return (
    <Card title={texts.title}>
      <SettingsForm key={base.key} base={base} />
    </Card>
  );
}

/** Settings for how agreed prices are charged. */
export function PriceSettings() {
  const query = useCall(getPriceSettings);
  return <QueryState query={query}>{(settings) => <Kept latest={settings} />}</QueryState>;
}
