import { getClient, listQuoteTexts, MAX_QUOTE_TEXTS } from '@cleaning/contracts';
import { Button, DateField, SelectField, TextAreaField, TextField } from '@cleaning/ui';
import { request, useCall } from '@cleaning/ui/app';
import { bindFields, PickedField } from '@cleaning/ui/forms';
import { useRef } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { ClientSelect } from '../clients/ClientSelect';
import { LoadError } from '../desk/LoadError';
import { RequiredNote } from '../desk/RequiredNote';
import { Lines } from './LineFields';
import { QuoteSums } from './QuoteSums';
import { type Addressee, EMPTY_ADDRESSEE, pickAddressee, type QuoteForm } from './quoteForm';
import { editor as texts } from './texts';

type Form = UseFormReturn<QuoteForm>;

const ADDRESSEE = Object.keys(EMPTY_ADDRESSEE) as (keyof Addressee)[];

/** Chooses the client, and fills in fields that are empty or still have the previous client's values. */
function useClientChoice(form: Form): (id: string) => Promise<void> {
  const filled = useRef<Partial<Addressee>>({});
  return async (id) => {
    form.setValue('client_id', id, { shouldDirty: true });
    form.clearErrors('client_id');
    // On an error, nothing is filled in.
    const client = id === '' ? null : await request(getClient, { params: { id } }).catch(() => null);
    // Another client may be chosen by then.
    const now = form.getValues();
    if (now.client_id !== id) return;
    const typed = { ...EMPTY_ADDRESSEE };
    for (const name of ADDRESSEE) if (now[name] !== filled.current[name]) typed[name] = now[name];
    const next = client ? pickAddressee(typed, client.details) : typed;
    filled.current = {};
    for (const name of ADDRESSEE) {
      if (typed[name] === '') filled.current[name] = next[name];
      if (next[name] !== now[name])
        form.setValue(name, next[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  };
}

function ClientFields({ form }: { form: Form }) {
  const choose = useClientChoice(form);
  const { errors } = form.formState;
  const field = bindFields(form);
  return (
    <fieldset className="ma-fields">
      <legend>{texts.client}</legend>
      <ClientSelect
        label={texts.existing}
        placeholder={texts.noClient}
        value={form.watch('client_id')}
        error={errors.client_id?.message}
        onChoose={choose}
      />
      <div className="ma-pair">
        <TextField label={texts.company} hint={texts.companyHint} {...field('company')} />
        <TextField label={texts.name} required {...field('name')} />
      </div>
      <div className="ma-pair">
        <TextField label={texts.email} type="email" {...field('email')} />
        <TextField label={texts.telephone} type="tel" {...field('telephone')} />
      </div>
      <TextAreaField label={texts.address} rows={2} {...field('address')} />
      <PickedField
        form={form}
        name="valid_until"
        as={DateField}
        label={texts.validUntil}
        hint={texts.validHint}
        required
      />
    </fieldset>
  );
}

function Texts({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'texts' });
  const all = useCall(listQuoteTexts);
  const saved = all.data ?? [];
  const field = bindFields(form);
  const insert = (id: string) => {
    const chosen = saved.find((text) => text.id === id);
    if (chosen) append({ title: chosen.title, text: chosen.text }, { shouldFocus: false });
  };
  return (
    <fieldset className="ma-fields">
      <legend>{texts.texts}</legend>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="ma-timetable-row">
          <legend>{texts.text(index + 1)}</legend>
          <TextField label={texts.heading} {...field(`texts.${index}.title`)} />
          <TextAreaField label={texts.body} rows={4} required {...field(`texts.${index}.text`)} />
          <Button variant="ghost" onClick={() => remove(index)}>
            {texts.removeText(index + 1)}
          </Button>
        </fieldset>
      ))}
      {fields.length < MAX_QUOTE_TEXTS && (
        <>
          <LoadError query={all} />
          {saved.length > 0 && (
            <SelectField
              label={texts.insert}
              placeholder={texts.choose}
              options={saved.map(({ id, title }) => ({ value: id, label: title }))}
              value=""
              onChange={({ target }) => insert(target.value)}
            />
          )}
          <div>
            <Button variant="secondary" onClick={() => append({ title: '', text: '' })}>
              {texts.addText}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}

/** The fields of a draft. */
export function QuoteFields({ form }: { form: Form }) {
  return (
    <>
      <RequiredNote />
      <ClientFields form={form} />
      <div className="ma-quote-work">
        <div className="ma-quote-sites">
          <Lines form={form} />
        </div>
        <QuoteSums form={form} />
      </div>
      <Texts form={form} />
    </>
  );
}
