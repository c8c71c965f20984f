import { acceptQuote, declineQuote, type QuotePage } from '@cleaning/contracts';
import { TextAreaField, TextField } from '@cleaning/ui';
import { getMessage, useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm, validateRules } from '@cleaning/ui/forms';
import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { yourQuote as texts } from './texts';

interface AnswerProps {
  token: string;
  quote: QuotePage;
  onAnswered: (quote: QuotePage) => void;
}

interface Typed {
  name: string;
  role: string;
}

const resolver = validateRules(({ name }: Typed) => ({ name: name.trim() === '' ? texts.required : undefined }));

function AcceptForm({ token, quote, onAnswered }: AnswerProps) {
  const accept = useAction(acceptQuote);
  // Name of the recipient, so that nothing has to be typed.
  const form = useForm<Typed>({ defaultValues: { name: quote.contact_name, role: '' }, resolver });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={accept}
      send={({ name, role }) => accept.run({ body: { token, pdf_sha256: quote.pdf_sha256, name, role } })}
      onSaved={onAnswered}
      asksBeforeLeaving={false}
      refusal={getMessage(accept.error)}
      submitLabel={texts.accept}
      className="your-quote__form"
    >
      <p>{texts.acceptLead(quote.number)}</p>
      <TextField label={texts.yourName} autoComplete="name" required maxLength={120} {...field('name')} />
      <TextField
        label={texts.role}
        hint={texts.roleHint}
        autoComplete="organization-title"
        maxLength={120}
        {...field('role')}
      />
    </SaveForm>
  );
}

function DeclineForm({ token, onAnswered }: Omit<AnswerProps, 'quote'>) {
  const decline = useAction(declineQuote);
  const form = useForm({ defaultValues: { reason: '' } });
  const field = bindFields(form);
  return (
    <details className="your-quote__decline">
      <summary>{texts.declineOpen}</summary>
      <SaveForm
        form={form}
        action={decline}
        // One line, as it is stored.
        send={({ reason }) => decline.run({ body: { token, reason: reason.replace(/\s+/g, ' ').trim() } })}
        onSaved={onAnswered}
        asksBeforeLeaving={false}
        refusal={getMessage(decline.error)}
        submitLabel={texts.decline}
        variant="secondary"
        className="your-quote__form"
      >
        <p>{texts.declineLead}</p>
        <TextAreaField label={texts.reason} rows={3} maxLength={300} {...field('reason')} />
      </SaveForm>
    </details>
  );
}

interface AnswerFormsProps extends AnswerProps {
  /** Heading that the bar at the foot links to. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Forms to accept or decline an open quote. */
export function AnswerForms({ heading, ...props }: AnswerFormsProps) {
  return (
    <section className="link-page__part" aria-labelledby="your-answer">
      <h2 id="your-answer" ref={heading} tabIndex={-1}>
        {texts.answer}
      </h2>
      <AcceptForm {...props} />
      <DeclineForm {...props} />
    </section>
  );
}
