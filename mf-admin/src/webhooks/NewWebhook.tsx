import { type BodyInput, createWebhook, WEBHOOK_AREAS } from '@cleaning/contracts';
import { Card, CheckboxField, TextField } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, resetToSaved, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ShownSecret } from '../api-keys/ShownSecret';
import { areaNames, newWebhook as texts } from './texts';

type Typed = BodyInput<typeof createWebhook>;
const EMPTY: Typed = { url: '', areas: [] };

/** Adds an address, and shows its secret once. */
export function NewWebhook() {
  const create = useAction(createWebhook);
  const [secret, setSecret] = useState('');
  const form = useForm<Typed>({ defaultValues: EMPTY, resolver: validateCall<Typed>(createWebhook) });
  const field = bindFields(form);
  const { errors } = form.formState;

  const send = (body: Typed) => {
    setSecret('');
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
          setSecret(made.secret);
        }}
        submitLabel={texts.submit}
        className="ma-form"
      >
        <TextField
          label={texts.url}
          hint={texts.urlHint}
          type="url"
          autoComplete="off"
          aria-required
          {...field('url')}
        />
        <fieldset className="ma-fields ma-scopes" aria-describedby={errors.areas ? 'webhook-areas-problem' : undefined}>
          <legend>{texts.areas}</legend>
          {WEBHOOK_AREAS.map((area) => (
            <CheckboxField key={area} label={areaNames[area]} value={area} {...form.register('areas')} />
          ))}
        </fieldset>
        {errors.areas?.message && (
          <p id="webhook-areas-problem" className="ui-field__error" role="alert">
            {errors.areas.message}
          </p>
        )}
      </SaveForm>
      {secret !== '' && (
        <ShownSecret key={secret} label={texts.secret} hint={texts.once} secret={secret} texts={texts} />
      )}
    </Card>
  );
}
