import { acceptQuote, declineQuote, type QuotePage } from '@cleaning/contracts';
import { Button, Notice, TextAreaField, TextField } from '@cleaning/ui';
import { getMessage, useAction } from '@cleaning/ui/app';
import { bindFields, validateRules } from '@cleaning/ui/forms';
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
  // Whom the quote was sent to, so that nothing has to be typed.
  const form = useForm<Typed>({ defaultValues: { name: quote.contact_name, role: '' }, resolver });
  const field = bindFields(form);

  const submit = form.handleSubmit(async (given) => {
    const body = { token, pdf_sha256: quote.pdf_sha256, ...given };
    const answered = await accept.run({ body });
    if (answered.ok) onAnswered(answered.value);
  });
  return (
    <form method="post" className="your-quote__form" onSubmit={submit} noValidate>
      <p>{texts.acceptLead(quote.number)}</p>
      <TextField label={texts.yourName} autoComplete="name" required maxLength={120} {...field('name')} />
      <TextField
        label={texts.role}
        hint={texts.roleHint}
        autoComplete="organization-title"
        maxLength={120}
        {...field('role')}
      />
      {accept.error && <Notice tone="danger">{getMessage(accept.error)}</Notice>}
      <Button type="submit" busy={accept.busy}>
        {texts.accept}
      </Button>
    </form>
  );
}

function DeclineForm({ token, onAnswered }: Omit<AnswerProps, 'quote'>) {
  const decline = useAction(declineQuote);
  const form = useForm({ defaultValues: { reason: '' } });
  const submit = form.handleSubmit(async ({ reason }) => {
    // One line, as it is kept.
    const body = { token, reason: reason.replace(/\s+/g, ' ').trim() };
    const answered = await decline.run({ body });
    if (answered.ok) onAnswered(answered.value);
  });
  return (
    <details className="your-quote__decline">
      <summary>{texts.declineOpen}</summary>
      <form method="post" className="your-quote__form" onSubmit={submit} noValidate>
        <p>{texts.declineLead}</p>
        <TextAreaField label={texts.reason} rows={3} maxLength={300} {...form.register('reason')} />
        {decline.error && <Notice tone="danger">{getMessage(decline.error)}</Notice>}
        <Button type="submit" variant="secondary" busy={decline.busy}>
          {texts.decline}
        </Button>
      </form>
    </details>
  );
}

interface AnswerFormsProps extends AnswerProps {
  /** The heading, to which the bar at the foot leads. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** How the client answers a quote that can be accepted. */
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
