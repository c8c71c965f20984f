import './quote.css';
import { FREQUENCIES, PLACES } from '@cleaning/contracts';
import { Button, ErrorSummary, LinkButton, Notice, Outcome, SelectField, TextAreaField, TextField } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { Icon } from '../icon/Icon';
import { company, telephoneLink } from '../site/company';
import { PageHero } from '../site/Section';
import type { QuoteName } from './draft';
import { PhotosField } from './PhotosField';
import { quote as texts } from './texts';
import { type Quote, useQuote } from './useQuote';

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const OPTIONAL: readonly QuoteName[] = ['timing', 'text', 'email', 'telephone'];

/** After the request has arrived. */
function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <div className="quote-sent">
      <Outcome>
        <h2>{texts.thanks}</h2>
        <p>{to === '' ? texts.weCall : texts.weWrite(to)}</p>
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

function QuoteFields({ quote }: { quote: Quote }) {
  const { form, photos, submit, busy, problem, hasDraft, clearDraft, trap } = quote;
  const { errors } = form.formState;
  const wrong = Object.entries(texts.labels).flatMap(([name, label]) => (name in errors ? [label] : []));
  const control = (name: QuoteName) => ({
    ...form.register(name),
    label: texts.labels[name],
    error: errors[name]?.message,
    hint: (texts.hints as Partial<Record<QuoteName, string>>)[name],
    required: !OPTIONAL.includes(name),
  });

  return (
    <form className="quote-form" method="post" onSubmit={form.handleSubmit(submit)} noValidate>
      <div className="quote-form__draft">
        <p>{texts.requiredLead}</p>
        {hasDraft && (
          <Button variant="secondary" onClick={clearDraft}>
            {texts.clearDraft}
          </Button>
        )}
      </div>
      <fieldset>
        <legend>{texts.placeTitle}</legend>
        <SelectField {...control('place')} options={optionsOf(PLACES)} placeholder={texts.choose} />
        <TextField {...control('size')} />
        <TextField {...control('suburb')} autoComplete="address-level2" />
        <SelectField {...control('frequency')} options={optionsOf(FREQUENCIES)} placeholder={texts.choose} />
        <div className="quote-form__wide">
          <TextField {...control('timing')} />
        </div>
        <div className="quote-form__wide">
          <TextAreaField {...control('text')} rows={5} />
        </div>
        <div className="quote-form__wide">
          <PhotosField {...photos} />
        </div>
      </fieldset>
      <fieldset>
        <legend>{texts.personTitle}</legend>
        <p className="quote-form__wide">{texts.personLead}</p>
        <div className="quote-form__wide">
          <TextField {...control('name')} autoComplete="name" />
        </div>
        <TextField {...control('email')} type="email" autoComplete="email" />
        <TextField {...control('telephone')} type="tel" autoComplete="tel" />
      </fieldset>
      {/* For programs that fill in every field. */}
      <div className="quote-form__trap" aria-hidden="true">
        <label>
          Website
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="quote-form__note">
        {texts.privacyNotice} <Link to="/privacy">{texts.privacyLink}</Link>
      </p>
      <ErrorSummary labels={wrong}>{texts.lookAgain}</ErrorSummary>
      {problem !== '' && (
        <Notice tone="danger">
          {problem} {texts.orCall} <a href={telephoneLink(company.telephone)}>{company.telephone}</a>.
        </Notice>
      )}
      <div>
        <Button type="submit" busy={busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

export default function QuoteScreen() {
  const quote = useQuote();
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <div className="pub-wrap quote">
        {quote.sentTo === null ? <QuoteFields quote={quote} /> : <Sent to={quote.sentTo} onAgain={quote.again} />}
        <aside className="quote-aside" aria-labelledby="quote-next">
          <h2 id="quote-next">{texts.nextTitle}</h2>
          <ol>
            {texts.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{texts.ratherTalk}</p>
          <p>
            <a href={telephoneLink(company.telephone)}>
              <Icon name="phone" size={20} /> {company.telephone}
            </a>
          </p>
          <p>
            <a href={`mailto:${company.email}`}>
              <Icon name="mail" size={20} /> {company.email}
            </a>
          </p>
        </aside>
      </div>
    </>
  );
}
