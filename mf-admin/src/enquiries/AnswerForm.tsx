import { answerEnquiry, ENQUIRY_TEXT_LENGTH, type EnquiryDetail, getMailState } from '@cleaning/contracts';
import { Button, Card, CheckboxField, ErrorSummary, Notice, QueryState, TextAreaField, TextField } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { bindFields, resetToSaved, SaveForm, useSendKey, validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { buildMailLink } from './mailLink';
import { answer as texts } from './texts';

interface Fields {
  subject: string;
  text: string;
  quoted: boolean;
}

/** `mail`: this product sends it · `program`: the admin's own mail program · `call`: no e-mail address. */
type Way = 'mail' | 'program' | 'call';

const findMissingProblem = (text: string) => (text.trim() === '' ? texts.required : undefined);

interface AnswerProps {
  enquiry: EnquiryDetail;
  way: Way;
}

function Answer({ enquiry: { id, kind, name, email, telephone, state }, way }: AnswerProps) {
  const isFeedback = kind === 'feedback';
  const first: Fields =
    way === 'call'
      ? { subject: texts.callSubject, text: '', quoted: false }
      : {
          subject: isFeedback ? texts.feedbackSubject : texts.firstSubject,
          text: (isFeedback ? texts.feedbackDraft : texts.draft)(name),
          quoted: true,
        };
  const send = useAction(answerEnquiry);
  const form = useForm<Fields>({
    defaultValues: first,
    resolver: validateRules(({ subject, text }) => ({
      subject: findMissingProblem(subject),
      text: findMissingProblem(text) ?? (text === first.text ? texts.unchanged : undefined),
    })),
  });
  const { formState, getValues } = form;
  const field = bindFields(form);
  const { errors } = formState;
  const findSendKey = useSendKey();
  const [said, setSaid] = useState('');
  const labels = { subject: texts.subject, text: way === 'call' ? texts.callText : texts.text };
  const wrong = Object.entries(labels).flatMap(([name, label]) => (name in errors ? [label] : []));

  const submit = ({ subject, text, quoted }: Fields) => {
    const body = {
      id,
      channel: way === 'mail' ? 'mail' : 'hand',
      subject,
      text,
      quoted: quoted && state === 'new',
    } as const;
    return send.run({ body: { ...body, key: findSendKey(body) } });
  };
  const copy = () =>
    navigator.clipboard.writeText(getValues('text')).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );

  return (
    <SaveForm
      form={form}
      action={send}
      send={submit}
      saved={way === 'mail' ? texts.sent : texts.kept}
      onSaved={(_, typed) => resetToSaved(form, typed, first)}
      submitLabel={way === 'mail' ? texts.send : way === 'program' ? texts.keep : texts.keepCall}
      variant={way === 'program' ? 'secondary' : 'primary'}
      beside={
        way === 'program' && (
          <>
            <Button
              onClick={() => {
                location.href = buildMailLink(email, getValues());
              }}
            >
              {texts.openProgram}
            </Button>
            <Button variant="secondary" onClick={copy}>
              {texts.copy}
            </Button>
          </>
        )
      }
      className="ma-form"
    >
      {way === 'mail' && <p className="ma-hint">{texts.to(email)}</p>}
      {way === 'program' && <Notice tone="warn">{texts.noServer}</Notice>}
      {way === 'call' && <Notice tone="warn">{texts.noAddress(telephone)}</Notice>}
      <TextField label={labels.subject} required maxLength={120} {...field('subject')} />
      <TextAreaField
        label={labels.text}
        required
        rows={way === 'call' ? 4 : 9}
        maxLength={ENQUIRY_TEXT_LENGTH}
        {...field('text')}
      />
      {state === 'new' && (
        <CheckboxField label={isFeedback ? texts.answered : texts.quoted} {...form.register('quoted')} />
      )}
      <ErrorSummary labels={wrong}>{texts.lookAgain}</ErrorSummary>
      <p role="status">{said}</p>
    </SaveForm>
  );
}

/**
 * Answer to a customer: by mail, by the admin's own program if there is no mail server, or a note of a telephone call.
 */
export function AnswerForm({ enquiry }: Omit<AnswerProps, 'way'>) {
  const mail = useCall(getMailState);
  return (
    <Card title={texts.title}>
      {enquiry.email === '' ? (
        <Answer enquiry={enquiry} way="call" />
      ) : (
        <QueryState query={mail}>
          {({ delivery }) => <Answer enquiry={enquiry} way={delivery === 'smtp' ? 'mail' : 'program'} />}
        </QueryState>
      )}
    </Card>
  );
}
