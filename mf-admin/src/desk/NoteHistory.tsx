import './noteHistory.css';
import { ENQUIRY_TEXT_LENGTH, type noteEnquiry, type noteIncident } from '@cleaning/contracts';
import { Card, formatInstant, TextAreaField } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, resetToSaved, SaveForm, useSendKey, validateRules } from '@cleaning/ui/forms';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';

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
  /** Id of the record that has the history. */
  id: string;
  /** Oldest first. */
  entries: readonly Entry[];
  /** The call that adds a note. */
  call: typeof noteEnquiry | typeof noteIncident;
  /** Says who can see a note. */
  hint: string;
}

const EMPTY = { text: '' };
const resolver = validateRules(({ text }: typeof EMPTY) => (text.trim() === '' ? { text: texts.required } : {}));

/** History of a record, with a form for the office's notes. */
export function NoteHistory({ id, entries, call, hint }: NoteHistoryProps) {
  const add = useAction<typeof noteEnquiry>(call);
  const form = useForm({ defaultValues: EMPTY, resolver });
  const field = bindFields(form);
  const findSendKey = useSendKey();
  const send = ({ text }: typeof EMPTY) => {
    const body = { id, text };
    // After a note is saved, the same text again is a new note.
    return add.run({ body: { ...body, key: findSendKey({ ...body, after: entries.length }) } });
  };
  return (
    <Card title={texts.title}>
      {entries.length === 0 ? (
        <p className="ma-hint">{texts.empty}</p>
      ) : (
        <ol className="ma-note-history">
          {entries.map(({ id: entryId, title, at, body }) => (
            <li key={entryId}>
              <p>
                <strong>{title}</strong> <span className="ma-hint">{formatInstant(at)}</span>
              </p>
              {body}
            </li>
          ))}
        </ol>
      )}
      <SaveForm
        form={form}
        action={add}
        send={send}
        saved={texts.added}
        onSaved={(_, typed) => resetToSaved(form, typed, EMPTY)}
        submitLabel={texts.add}
        variant="secondary"
        className="ma-form"
      >
        <TextAreaField label={texts.note} hint={hint} rows={3} maxLength={ENQUIRY_TEXT_LENGTH} {...field('text')} />
      </SaveForm>
    </Card>
  );
}
