import { ENQUIRY_TEXT_LENGTH, type EnquiryDetail, type EnquiryNote, noteEnquiry } from '@cleaning/contracts';
import { Button, Card, Notice, readableInstant, TextAreaField } from '@cleaning/ui';
import { Link, messageOf, showToast, useAction } from '@cleaning/ui/app';
import { Fragment } from 'react';
import { useForm } from 'react-hook-form';
import { pathsIn } from './pathsIn';
import { states, notes as texts } from './texts';
import { useSendKey } from './useSendKey';

function titleOf({ kind, channel, by, state }: EnquiryNote): string {
  if (kind === 'state') return texts.kinds.state(by, state ? states[state] : '');
  if (kind === 'answer') return channel === 'mail' ? texts.kinds.mail(by) : texts.kinds.hand(by);
  return texts.kinds.note(by);
}

function Entry({ entry }: { entry: EnquiryNote }) {
  const { kind, at, subject, text, state } = entry;
  return (
    <li>
      <p>
        <strong>{titleOf(entry)}</strong> <span className="ma-hint">{readableInstant(at)}</span>
      </p>
      {subject !== '' && <p className="ma-enquiry-subject">{subject}</p>}
      {text !== '' && (
        <p className="ma-enquiry-text">
          {pathsIn(text).map(({ before, path }) => (
            <Fragment key={`${before} ${path}`}>
              {before}
              {path !== '' && <Link to={path}>{texts.openJob}</Link>}
            </Fragment>
          ))}
        </p>
      )}
      {kind === 'answer' && state && <p className="ma-hint">{texts.became(states[state])}</p>}
    </li>
  );
}

/** What has happened with an enquiry, and a note for the office. */
export function History({ enquiry: { id, history } }: { enquiry: EnquiryDetail }) {
  const add = useAction(noteEnquiry);
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { text: '' } });
  const keyOf = useSendKey();
  const submit = handleSubmit(async ({ text }) => {
    const body = { id, text };
    // After it was kept, the same text once more is another note.
    const key = keyOf({ ...body, after: history.length });
    if (!(await add.run({ body: { ...body, key } }).catch(() => null))) return;
    reset();
    showToast(texts.added);
  });
  return (
    <Card title={texts.title}>
      {history.length === 0 ? (
        <p className="ma-hint">{texts.empty}</p>
      ) : (
        <ol className="ma-enquiry-history">
          {history.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <form onSubmit={submit} noValidate className="ma-form">
        <TextAreaField
          label={texts.note}
          hint={texts.noteHint}
          rows={3}
          maxLength={ENQUIRY_TEXT_LENGTH}
          error={formState.errors.text?.message}
          {...register('text', { validate: (text) => text.trim() !== '' || texts.required })}
        />
        {add.error && <Notice tone="danger">{messageOf(add.error)}</Notice>}
        <Button type="submit" variant="secondary" busy={add.busy}>
          {texts.add}
        </Button>
      </form>
    </Card>
  );
}
