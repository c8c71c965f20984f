import { API_KEY_DAYS, API_KEY_DEFAULT_DAYS, API_SCOPES, type BodyInput, createApiKey } from '@cleaning/contracts';
import { Card, CheckboxField, SelectField, TextField } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, resetToSaved, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ShownSecret } from './ShownSecret';
import { scopeNames, newApiKey as texts } from './texts';

type Typed = BodyInput<typeof createApiKey>;
const EMPTY: Typed = { name: '', scopes: [], days: API_KEY_DEFAULT_DAYS, networks: [] };
const DAYS = API_KEY_DAYS.map((days) => ({ value: String(days), label: texts.dayChoices[days] }));

/** Creates a key, and shows it once. */
export function NewApiKey() {
  const create = useAction(createApiKey);
  const [key, setKey] = useState('');
  const form = useForm<Typed>({ defaultValues: EMPTY, resolver: validateCall<Typed>(createApiKey) });
  const field = bindFields(form);
  const { errors } = form.formState;

  const send = (body: Typed) => {
    setKey('');
    return create.run({ body });
  };

  return (
    <Card title={texts.title}>
      <SaveForm
        form={form}
        action={create}
        send={send}
        onSaved={(made, body) => {
          resetToSaved(form, body, EMPTY);
          setKey(made.key);
        }}
        submitLabel={texts.submit}
        className="ma-form"
      >
        <TextField label={texts.name} hint={texts.nameHint} autoComplete="off" aria-required {...field('name')} />
        <SelectField label={texts.days} options={DAYS} {...form.register('days', { valueAsNumber: true })} />
        <Controller
          control={form.control}
          name="networks"
          render={({ field: { name, ref, value = [], onChange, onBlur } }) => (
            <TextField
              label={texts.networks}
              hint={texts.networksHint}
              autoComplete="off"
              name={name}
              ref={ref}
              value={value.join(',')}
              onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split(','))}
              onBlur={onBlur}
              error={[errors.networks].flat().find((problem) => problem?.message)?.message}
            />
          )}
        />
        <fieldset
          className="ma-fields ma-scopes"
          aria-describedby={errors.scopes ? 'api-key-scopes-problem' : undefined}
        >
          <legend>{texts.scopes}</legend>
          {API_SCOPES.map((scope) => (
            <CheckboxField key={scope} label={scopeNames[scope]} value={scope} {...form.register('scopes')} />
          ))}
        </fieldset>
        {errors.scopes?.message && (
          <p id="api-key-scopes-problem" className="ui-field__error" role="alert">
            {errors.scopes.message}
          </p>
        )}
      </SaveForm>
      {key !== '' && <ShownSecret key={key} label={texts.made} hint={texts.once} secret={key} texts={texts} />}
    </Card>
  );
}
