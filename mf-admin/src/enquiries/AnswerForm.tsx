import { answerEnquiry, ENQUIRY_TEXT_LENGTH, type EnquiryDetail, getMailState } from '@cleaning/contracts';
import {
  Button,
  Card,
  CheckboxField,
  ErrorSummary,
  Notice,
  QueryState,
  TextAreaField,
  TextField,
  useUnsaved,
} from '@cleaning/ui';
import { messageOf, showToast, useAction, useCall } from '@cleaning/ui/app';
import { bindFields, checkedByRules, resetSent } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSendKey } from '../desk/useSendKey';
import { mailLink } from './mailLink';
import { answer as texts } from './texts';

interface Fields {
  subject: string;
  text: string;
  quoted: boolean;
}

/** `mail`: this product sends it · `program`: the admin's own mail program · `call`: there is no e-mail address. */
type Way = 'mail' | 'program' | 'call';

const missing = (text: string) => (text.trim() === '' ? texts.required : undefined);

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
    resolver: checkedByRules(({ subject, text }) => ({
      subject: missing(subject),
      text: missing(text) ?? (text === first.text ? texts.unchanged : undefined),
    })),
  });
  const { formState, getValues } = form;
  const field = bindFields(form);
  const { errors, isDirty } = formState;
  useUnsaved(isDirty);
  const keyOf = useSendKey();
  const [said, setSaid] = useState('');
  const labels = { subject: texts.subject, text: way === 'call' ? texts.callText : texts.text };
  const wrong = Object.entries(labels).flatMap(([name, label]) => (name in errors ? [label] : []));

  const submit = form.handleSubmit(async ({ subject, text, quoted }) => {
    const body = {
      id,
      channel: way === 'mail' ? 'mail' : 'hand',
      subject,
      text,
      quoted: quoted && state === 'new',
    } as const;
    if (!(await send.run({ body: { ...body, key: keyOf(body) } })).ok) return;
    resetSent(form, { subject, text, quoted }, first);
    showToast(way === 'mail' ? texts.sent : texts.kept);
  });
  const copy = () =>
    navigator.clipboard.writeText(getValues('text')).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );

  return (
    <form onSubmit={submit} noValidate className="ma-form">
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
      {send.error && <Notice tone="danger">{messageOf(send.error)}</Notice>}
      <div className="ma-actions">
        {way === 'program' && (
          <>
            <Button
              onClick={() => {
                location.href = mailLink(email, getValues());
              }}
            >
              {texts.openProgram}
            </Button>
            <Button variant="secondary" onClick={copy}>
              {texts.copy}
            </Button>
          </>
        )}
        <Button type="submit" variant={way === 'program' ? 'secondary' : 'primary'} busy={send.busy}>
          {way === 'mail' ? texts.send : way === 'program' ? texts.keep : texts.keepCall}
        </Button>
      </div>
      <p role="status">{said}</p>
    </form>
  );
}

/** The answer to a customer: by mail, by the admin's own program when there is no mail server, or what was said on the telephone. */
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
