import { printQuote, type QuoteDetail, sendQuote } from '@cleaning/contracts';
import {
  Badge,
  Button,
  Card,
  LinkButton,
  Notice,
  TextAreaField,
  TextField,
  useConfirm,
  useDownload,
  useUnsaved,
} from '@cleaning/ui';
import { getMessage, requestFile, showToast, useAction, useCurrentUser } from '@cleaning/ui/app';
import { bindFields, validateCall } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sending as texts } from './texts';

interface SendFormProps {
  quote: QuoteDetail;
  /** Something of the draft is typed and not saved. */
  isUnsaved: boolean;
  /** `path`: the page of the quote with the link. */
  onSent: (path: string) => void;
}

/** Sends a draft as it was saved: by mail, or by hand with its link. */
export function SendForm({ quote: { id, edit, number, version, name, email }, isUnsaved, onSent }: SendFormProps) {
  const send = useAction(sendQuote);
  const confirm = useConfirm();
  const { mail_reaches_people: canMail = true } = useCurrentUser();
  const pdf = useDownload(`${number}.pdf`, () => requestFile(printQuote, { params: { id } }));
  const form = useForm({
    // The draft may be saved while the message is written.
    values: { subject: texts.firstSubject(number), text: texts.draft(name) },
    resetOptions: { keepDirtyValues: true },
    resolver: validateCall(sendQuote, (typed) => ({ id, edit, channel: 'mail', ...typed })),
  });
  const field = bindFields(form);
  useUnsaved(form.formState.isDirty);
  const [isTooEarly, setTooEarly] = useState(false);

  const sendBy = (channel: 'mail' | 'hand') => {
    setTooEarly(isUnsaved);
    if (isUnsaved) return;
    return form.handleSubmit(async (typed) => {
      const sent = await send.run({ body: { id, edit, channel, ...typed } });
      if (!sent.ok) return;
      showToast(texts.sent);
      onSent(channel === 'hand' ? sent.value.path : '');
    })();
  };

  const downloadAndMark = async () => {
    setTooEarly(isUnsaved);
    if (isUnsaved || !(await pdf.download())) return;
    if (await confirm(texts.confirmSent(number), { confirmLabel: texts.markSent })) await sendBy('hand');
  };

  return (
    <Card title={texts.title}>
      <form className="ma-form" onSubmit={(event) => event.preventDefault()} noValidate>
        <p className="ma-hint">{texts.unsaved}</p>
        {version > 1 && <p className="ma-hint">{texts.replaces}</p>}
        {email === '' && canMail && <Notice tone="warn">{texts.noMail}</Notice>}
        {!canMail && (
          <>
            <p>
              <Badge tone="warn">{texts.ready}</Badge>
            </p>
            <p>{texts.noServer}</p>
          </>
        )}
        {email !== '' && canMail && (
          <>
            <TextField label={texts.subject} maxLength={120} {...field('subject')} />
            <TextAreaField label={texts.text} rows={7} maxLength={3000} {...field('text')} />
          </>
        )}
        {isTooEarly && isUnsaved && <Notice tone="danger">{texts.saveFirst}</Notice>}
        {send.error && <Notice tone="danger">{getMessage(send.error)}</Notice>}
        {pdf.problem && <Notice tone="danger">{pdf.problem}</Notice>}
        <div className="ma-actions">
          {!canMail && (
            <>
              <Button busy={send.busy || pdf.busy} onClick={downloadAndMark}>
                {texts.downloadAndMark}
              </Button>
              <LinkButton variant="secondary" to="/admin/mail">
                {texts.setUpMail}
              </LinkButton>
            </>
          )}
          {email !== '' && canMail && (
            <Button busy={send.busy} onClick={() => sendBy('mail')}>
              {texts.mail(email)}
            </Button>
          )}
          {canMail && (
            <Button variant="secondary" busy={send.busy} onClick={() => sendBy('hand')}>
              {texts.hand}
            </Button>
          )}
          <Button variant="secondary" busy={pdf.busy} onClick={pdf.download}>
            {texts.pdf}
          </Button>
        </div>
      </form>
    </Card>
  );
}
