import { FREQUENCIES, PLACES } from '@cleaning/contracts';
import {
  Button,
  ErrorSummary,
  formatWeekdayDate,
  LinkButton,
  Notice,
  Outcome,
  SelectField,
  TextAreaField,
  TextField,
  toOptions,
} from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { bindFields, SaveForm } from '@cleaning/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { describePromisedDays, findPromisedDays } from '../site/proof';
import { Telephone } from '../site/Reach';
import type { QuoteName } from './draft';
import { PhotosField } from './PhotosField';
import { findPromisedDay } from './promisedDay';
import { SuburbFields } from './SuburbFields';
import { quote as texts } from './texts';
import { type Quote, type SentRequest, useQuote } from './useQuote';

const OPTIONAL: readonly QuoteName[] = ['postcode', 'timing', 'text', 'company', 'email', 'telephone', 'call_time'];

/** After the request has arrived. */
function Sent({ sent: { to, callTime, on }, onAgain }: { sent: SentRequest; onAgain: () => void }) {
  const [first, second, quote] = texts.next(describePromisedDays());
  const days = findPromisedDays();
  const last =
    days === null ? quote : texts.quoteBy(describePromisedDays(), formatWeekdayDate(findPromisedDay(on, days)));
  return (
    <div className="quote-sent">
      <Outcome>
        <h2>{texts.thanks}</h2>
        <p>{to === '' ? texts.weCall : texts.weWrite(to)}</p>
        <h3>{texts.nextTitle}</h3>
        <ol>
          <li>{first}</li>
          <li>{callTime === '' ? second : texts.callAt(callTime)}</li>
          <li>{last}</li>
        </ol>
      </Outcome>
      <div className="quote-sent__actions">
        <LinkButton to="/services/details">{texts.services}</LinkButton>
        <Button variant="secondary" onClick={onAgain}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
}

/** Shows both steps, so that people know how long the form is. */
function StepList({ step }: { step: 1 | 2 }) {
  return (
    <ol className="quote-steps" aria-label={texts.steps}>
      {[texts.placeTitle, texts.personTitle].map((title, index) => (
        <li key={title} aria-current={step === index + 1 ? 'step' : undefined}>
          <span className="ui-sr-only">{texts.step(index + 1)}</span>
          {title}
        </li>
      ))}
    </ol>
  );
}

/** Focuses the heading of a step when it opens. Without scripts, the browser checks the required fields. */
function useSteps(step: 1 | 2) {
  const [isLive, setLive] = useState(false);
  const legend = useRef<HTMLLegendElement>(null);
  const before = useRef(step);
  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (before.current !== step) legend.current?.focus();
    before.current = step;
  }, [step]);
  return { isLive, legend };
}

function QuoteFields({ quote }: { quote: Quote }) {
  const { form, photos, action, send, onInvalid, finish, step, back, problem, hasDraft, clearDraft, trap } = quote;
  const { isLive, legend } = useSteps(step);
  const { errors } = form.formState;
  const wrong = Object.entries(texts.labels).flatMap(([name, label]) => (name in errors ? [label] : []));
  const field = bindFields(form);
  const getFieldProps = (name: QuoteName) => ({
    ...field(name),
    label: texts.labels[name],
    hint: (texts.hints as Partial<Record<QuoteName, string>>)[name],
    required: !OPTIONAL.includes(name),
  });

  return (
    <SaveForm
      form={form}
      action={action}
      send={send}
      onSaved={finish}
      onInvalid={onInvalid}
      asksBeforeLeaving={false}
      submitLabel={texts.send}
      footer={(button) => (
        <>
          <div className="quote-form__proceed">
            <Button type="submit" formNoValidate>
              {texts.proceed}
            </Button>
          </div>
          <div className="quote-form__send">
            {button}
            <Button variant="secondary" className="quote-form__back" onClick={back}>
              {texts.back}
            </Button>
          </div>
        </>
      )}
      withoutScript={{ action: '/api/quote-form', noValidate: isLive }}
      className={`quote-form quote-form--step-${step}`}
    >
      <StepList step={step} />
      <div className="quote-form__draft">
        <p>
          {texts.requiredLead} <span className="quote-form__kept">{texts.draftLead}</span>
        </p>
        {hasDraft && (
          <Button variant="secondary" onClick={clearDraft}>
            {texts.clearDraft}
          </Button>
        )}
      </div>
      <fieldset className="quote-form__first">
        <legend ref={step === 1 ? legend : undefined} tabIndex={-1}>
          {texts.placeTitle}
        </legend>
        <SelectField {...getFieldProps('place')} options={toOptions(PLACES)} placeholder={texts.choose} />
        <TextField {...getFieldProps('size')} />
        <SuburbFields form={form} suburb={getFieldProps('suburb')} postcode={getFieldProps('postcode')} />
        <div className="quote-form__wide">
          <SelectField {...getFieldProps('frequency')} options={toOptions(FREQUENCIES)} placeholder={texts.choose} />
        </div>
      </fieldset>
      <fieldset className="quote-form__second">
        <legend ref={step === 2 ? legend : undefined} tabIndex={-1}>
          {texts.personTitle}
        </legend>
        <p className="quote-form__wide">{texts.personLead}</p>
        <div className="quote-form__wide">
          <TextField {...getFieldProps('name')} autoComplete="name" />
        </div>
        <div className="quote-form__wide">
          <TextField {...getFieldProps('company')} autoComplete="organization" />
        </div>
        <TextField {...getFieldProps('email')} type="email" autoComplete="email" />
        <TextField {...getFieldProps('telephone')} type="tel" autoComplete="tel" />
        <div className="quote-form__wide">
          <TextField {...getFieldProps('call_time')} />
        </div>
        <div className="quote-form__wide">
          <TextField {...getFieldProps('timing')} />
        </div>
        <div className="quote-form__wide">
          <TextAreaField {...getFieldProps('text')} rows={5} />
        </div>
        <div className="quote-form__wide quote-form__photos">
          <PhotosField {...photos} />
        </div>
      </fieldset>
      {/* For programs that fill in every field. */}
      <div className="quote-form__trap" aria-hidden="true">
        <label>
          Website
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="quote-form__note quote-form__privacy">
        {texts.privacyNotice} <Link to="/privacy">{texts.privacyLink}</Link>
      </p>
      <ErrorSummary labels={wrong}>{texts.lookAgain}</ErrorSummary>
      {problem !== '' && (
        <Notice tone="danger">
          {problem} <Telephone before={`${texts.orCall} `} after="." />
        </Notice>
      )}
    </SaveForm>
  );
}

export default function QuoteForm() {
  const quote = useQuote();
  return quote.sent === null ? <QuoteFields quote={quote} /> : <Sent sent={quote.sent} onAgain={quote.again} />;
}
