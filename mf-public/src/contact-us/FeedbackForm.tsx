import { Button, ErrorSummary, Notice, Outcome, TextAreaField, TextField } from '@cleaning/ui';
import { bindFields } from '@cleaning/ui/forms';
import { company } from '../site/company';
import { describePromise } from '../site/proof';
import { Mail, Telephone } from '../site/Reach';
import { contact as texts } from './texts';
import { FEEDBACK_FIELDS, type FeedbackName, useFeedback } from './useFeedback';

export default function FeedbackForm() {
  const { form, submit, busy, outcome, problem, trap } = useFeedback();
  const { errors } = form.formState;
  const field = bindFields(form);
  const getFieldProps = (name: FeedbackName) => ({ ...field(name), label: texts[name] });
  return (
    <form
      className="contact-form"
      onSubmit={form.handleSubmit(submit)}
      noValidate
      // Without script the browser makes the message.
      action={company.email === '' ? undefined : `mailto:${company.email}`}
      method="post"
      encType="text/plain"
    >
      <div className="contact-form__pair">
        <TextField {...getFieldProps('name')} autoComplete="name" />
        <TextField {...getFieldProps('email')} type="email" autoComplete="email" />
      </div>
      <TextField {...getFieldProps('subject')} />
      <TextAreaField {...getFieldProps('message')} rows={6} />
      {/* For programs that fill in every field. */}
      <div className="contact-form__trap" aria-hidden="true">
        <label>
          Website
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ErrorSummary labels={FEEDBACK_FIELDS.filter((name) => name in errors).map((name) => texts[name])}>
        {texts.lookAgain}
      </ErrorSummary>
      <div>
        <Button type="submit" busy={busy}>
          {texts.send}
        </Button>
      </div>
      <Outcome>{outcome === 'sent' && texts.sent(describePromise())}</Outcome>
      <div role="status">
        {outcome === 'mail' && (
          <Notice tone="warn">
            {problem} {company.email === '' && texts.tryAgain}
            <Mail before={`${texts.opened} `} after={<Telephone before={` ${texts.openedOr} `} />} />
            {company.email !== '' && '.'}
          </Notice>
        )}
      </div>
    </form>
  );
}
