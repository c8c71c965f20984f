import { ErrorSummary, Notice, Outcome, TextAreaField, TextField } from '@cleaning/ui';
import { bindFields, SaveForm } from '@cleaning/ui/forms';
import { company } from '../site/company';
import { describePromisedDays } from '../site/proof';
import { Mail, Telephone } from '../site/Reach';
import { contact as texts } from './texts';
import { FEEDBACK_FIELDS, type FeedbackName, useFeedback } from './useFeedback';

export default function FeedbackForm() {
  const { form, action, send, finish, outcome, problem, trap } = useFeedback();
  const { errors } = form.formState;
  const field = bindFields(form);
  const getFieldProps = (name: FeedbackName) => ({ ...field(name), label: texts[name] });
  return (
    <SaveForm
      form={form}
      action={action}
      send={send}
      onSaved={(_, typed) => finish(typed)}
      asksBeforeLeaving={false}
      // Shown below the button instead, with the mail link.
      refusal=""
      submitLabel={texts.send}
      footer={(button) => (
        <>
          <div>{button}</div>
          <Outcome>{outcome === 'sent' && texts.sent(describePromisedDays())}</Outcome>
          <div role="status">
            {outcome === 'mail' && (
              <Notice tone="warn">
                {problem} {company.email === '' && texts.tryAgain}
                <Mail before={`${texts.opened} `} after={<Telephone before={` ${texts.openedOr} `} />} />
                {company.email !== '' && '.'}
              </Notice>
            )}
          </div>
        </>
      )}
      // Without script the browser makes the message.
      withoutScript={{ action: company.email === '' ? undefined : `mailto:${company.email}`, encType: 'text/plain' }}
      className="contact-form"
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
    </SaveForm>
  );
}
