import { MAX_QUOTE_LINES, QUOTE_BASES } from '@cleaning/contracts';
import { Button, SelectField, TextAreaField, TextField } from '@cleaning/ui';
import { bindFields } from '@cleaning/ui/forms';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { TimetableFields } from '../jobs/TimetableFields';
import { EMPTY_LINE, type LineForm, type QuoteForm } from './quoteForm';
import { SCOPE_TEMPLATES, withTemplate } from './scopeTemplates';
import { bases, editor as texts } from './texts';

type Form = UseFormReturn<QuoteForm>;

const TEMPLATES = SCOPE_TEMPLATES.map(({ id, name }) => ({ value: id, label: name }));
const BASES = QUOTE_BASES.map((value) => ({ value, label: bases[value] }));

interface LineFieldsProps {
  form: Form;
  index: number;
  /** Missing for an only place. */
  onRemove: (() => void) | undefined;
}

function LineFields({ form, index, onRemove }: LineFieldsProps) {
  const bound = bindFields(form);
  const field = (name: Exclude<keyof LineForm, 'schedule'>) => bound(`lines.${index}.${name}`);
  const addTemplate = (id: string) => {
    const template = SCOPE_TEMPLATES.find((each) => each.id === id);
    if (!template) return;
    const name = `lines.${index}.work` as const;
    form.setValue(name, withTemplate(form.getValues(name), template), { shouldDirty: true });
  };
  return (
    <fieldset className="ma-timetable-row">
      <legend>{texts.place(index + 1)}</legend>
      <div className="ma-pair">
        <TextField label={texts.placeName} required {...field('place')} />
        <TextField label={texts.placeAddress} required {...field('address')} />
      </div>
      <SelectField
        label={texts.template}
        hint={texts.templateHint}
        placeholder={texts.chooseTemplate}
        options={TEMPLATES}
        value=""
        onChange={({ target }) => addTemplate(target.value)}
      />
      <TextAreaField label={texts.work} rows={8} {...field('work')} />
      <div className="ma-pair">
        <SelectField label={texts.basis} options={BASES} {...field('basis')} />
        <TextField label={texts.price} inputMode="decimal" required {...field('price')} />
      </div>
      <div className="ma-pair">
        <TextField label={texts.cleaners} type="number" min={1} step={1} required {...field('cleaners')} />
        <TextField label={texts.pay} hint={texts.payHint} inputMode="decimal" {...field('pay_per_hour')} />
      </div>
      <TimetableFields form={form} name={`lines.${index}.schedule`} />
      {onRemove && (
        <Button variant="ghost" onClick={onRemove}>
          {texts.removePlace(index + 1)}
        </Button>
      )}
    </fieldset>
  );
}

/** The places of a quote with their prices and times. */
export function Lines({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <LineFields key={id} form={form} index={index} onRemove={fields.length > 1 ? () => remove(index) : undefined} />
      ))}
      {fields.length < MAX_QUOTE_LINES && (
        <div>
          <Button variant="secondary" onClick={() => append(EMPTY_LINE, { shouldFocus: true })}>
            {texts.addPlace}
          </Button>
        </div>
      )}
    </>
  );
}
