import './noteHistory.css';
import { ENQUIRY_TEXT_LENGTH, type noteEnquiry, type noteIncident } from '@cleaning/contracts';
import { Button, Card, Notice, readableInstant, TextAreaField, useUnsaved } from '@cleaning/ui';
import { messageOf, showToast, useAction } from '@cleaning/ui/app';
import { checkedByRules, resetSent } from '@cleaning/ui/forms';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useSendKey } from './useSendKey';

const texts = {
  title: 'History',
  empty: 'No history yet.',
  note: 'Note',
  add: 'Add note',
  added: 'Note added.',
  required: 'Write a note.',
};

interface Entry {
  readonly id: string;
  readonly title: string;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly body?: ReactNode;
}

interface NoteHistoryProps {
  /** Of the thing that has the history. */
  id: string;
  /** Oldest first. */
  entries: readonly Entry[];
  /** The call that adds a note. */
  call: typeof noteEnquiry | typeof noteIncident;
  /** Who sees a note. */
  hint: string;
}

const EMPTY = { text: '' };
const resolver = checkedByRules(({ text }: typeof EMPTY) => (text.trim() === '' ? { text: texts.required } : {}));

/** What has happened with a thing, and a form for a note of the office. */
export function NoteHistory({ id, entries, call, hint }: NoteHistoryProps) {
  const add = useAction<typeof noteEnquiry>(call);
  const form = useForm({ defaultValues: EMPTY, resolver });
  const { register, formState } = form;
  useUnsaved(formState.isDirty);
  const keyOf = useSendKey();
  const submit = form.handleSubmit(async ({ text }) => {
    const body = { id, text };
    // After it was kept, the same text once more is another note.
    const key = keyOf({ ...body, after: entries.length });
    const done = await add.run({ body: { ...body, key } });
    if (!done.ok) return;
    resetSent(form, { text }, EMPTY);
    showToast(texts.added);
  });
  return (
    <Card title={texts.title}>
      {entries.length === 0 ? (
        <p className="ma-hint">{texts.empty}</p>
      ) : (
        <ol className="ma-note-history">
          {entries.map(({ id: entryId, title, at, body }) => (
            <li key={entryId}>
              <p>
                <strong>{title}</strong> <span className="ma-hint">{readableInstant(at)}</span>
              </p>
              {body}
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={submit} noValidate className="ma-form">
        <TextAreaField
          label={texts.note}
          hint={hint}
          rows={3}
          maxLength={ENQUIRY_TEXT_LENGTH}
          error={formState.errors.text?.message}
          {...register('text')}
        />
        {add.error && <Notice tone="danger">{messageOf(add.error)}</Notice>}
        <Button type="submit" variant="secondary" busy={add.busy}>
          {texts.add}
        </Button>
      </form>
    </Card>
  );
}
