import { type CallBody, ENQUIRY_TEXT_LENGTH, sendClientMessage } from '@cleaning/contracts';
import { Button, Outcome, TextAreaField } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { message as texts } from './texts';

type Typed = CallBody<typeof sendClientMessage>;

const resolver = validateRules(({ text }: Typed) => ({ text: text.trim() === '' ? texts.required : undefined }));

function Form({ onSent }: { onSent: () => void }) {
  const send = useAction(sendClientMessage);
  // One key for all presses of this form, so that a repeated request is stored once.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<Typed>({ defaultValues: { key, text: '' }, resolver });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={send}
      send={(body) => send.run({ body })}
      onSaved={onSent}
      submitLabel={texts.send}
      className="client-form"
    >
      <p>{texts.lead}</p>
      <TextAreaField label={texts.text} rows={4} required maxLength={ENQUIRY_TEXT_LENGTH} {...field('text')} />
    </SaveForm>
  );
}

/** A message to the office, which finds it among its enquiries. */
export function MessageForm() {
  const [isSent, setSent] = useState(false);
  return (
    <section className="link-page__part" id="message" aria-labelledby="message-title">
      <h2 id="message-title">{texts.title}</h2>
      <Outcome>{isSent && texts.sent}</Outcome>
      {isSent ? (
        <div>
          <Button variant="secondary" onClick={() => setSent(false)}>
            {texts.another}
          </Button>
        </div>
      ) : (
        <Form onSent={() => setSent(true)} />
      )}
    </section>
  );
}
