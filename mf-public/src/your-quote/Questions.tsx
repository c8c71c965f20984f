import { askAboutQuote, type CallBody, ENQUIRY_TEXT_LENGTH, type QuotePage } from '@cleaning/contracts';
import { Outcome, TextAreaField } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm, validateRules } from '@cleaning/ui/forms';
import { type RefObject, useState } from 'react';
import { useForm } from 'react-hook-form';
import { buildTelephoneLink } from '../site/company';
import { describePromisedDays } from '../site/proof';
import { yourQuote as texts } from './texts';

type Typed = CallBody<typeof askAboutQuote>;

const resolver = validateRules(({ text }: Typed) => ({
  text: text.trim() === '' ? texts.questionMissing : undefined,
}));

function QuestionForm({ token, onAsked }: { token: string; onAsked: () => void }) {
  const ask = useAction(askAboutQuote);
  // One key for all presses of this form, so that a repeated request is stored once.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<Typed>({ defaultValues: { token, key, text: '' }, resolver });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={ask}
      send={(body) => ask.run({ body })}
      onSaved={onAsked}
      submitLabel={texts.ask}
      variant="secondary"
      className="your-quote__form"
    >
      <p>{texts.questionLead}</p>
      <TextAreaField label={texts.question} rows={3} required maxLength={ENQUIRY_TEXT_LENGTH} {...field('text')} />
    </SaveForm>
  );
}

interface QuestionsProps {
  token: string;
  quote: QuotePage;
  /** Heading that the bar at the foot links to. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Ways to ask about a quote: by telephone, by mail, or here. */
export function Questions({ token, quote: { company: supplier }, heading }: QuestionsProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <section className="link-page__part" aria-labelledby="quote-questions">
      <h2 id="quote-questions" ref={heading} tabIndex={-1}>
        {texts.questions}
      </h2>
      <p>
        <a href={buildTelephoneLink(supplier.telephone)}>{supplier.telephone}</a>
      </p>
      <p>
        <a href={`mailto:${supplier.email}`}>{supplier.email}</a>
      </p>
      <Outcome>{isAsked && texts.asked(describePromisedDays())}</Outcome>
      {!isAsked && <QuestionForm token={token} onAsked={() => setAsked(true)} />}
    </section>
  );
}
