import '../desk/noteHistory.css';
import {
  COMPLAINT_STATES,
  COMPLAINT_TEXT_LENGTH,
  type ComplaintDetail,
  type ComplaintNote,
  noteComplaint,
} from '@cleaning/contracts';
import { Card, formatInstant, TextAreaField } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, resetToSaved, SaveForm, useSendKey, validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AreaPhotos } from '../inspections/AreaPhotos';
import { WorkPhotos } from '../work-photos/WorkPhotos';
import { history as texts } from './texts';

function formatTitle({ kind, by, state }: ComplaintNote): string {
  const who = by || texts.client;
  if (kind === 're-clean') return texts.reClean(who);
  return kind === 'state' && state ? texts.state(who, COMPLAINT_STATES[state]) : texts.note(who);
}

const EMPTY = { text: '' };

function NoteForm({ id, count }: { id: string; count: number }) {
  const add = useAction(noteComplaint);
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const findSendKey = useSendKey();
  const form = useForm({
    defaultValues: EMPTY,
    resolver: validateRules<typeof EMPTY>(({ text }) =>
      text.trim() === '' && photos.length === 0 ? { text: texts.required } : {},
    ),
  });
  const field = bindFields(form);

  function send({ text }: typeof EMPTY) {
    const body = { id, text, photos: [...photos] };
    // After a note is saved, the same text again is a new note.
    return add.run({ body: { ...body, key: findSendKey({ ...body, after: count }) } });
  }

  /** Something may have been added meanwhile. */
  function clear(sent: typeof EMPTY) {
    resetToSaved(form, sent, EMPTY);
    setPhotos((now) => now.filter((key) => !photos.includes(key)));
  }

  return (
    <SaveForm
      form={form}
      action={add}
      send={send}
      saved={texts.added}
      onSaved={(_, sent) => clear(sent)}
      isUnsaved={photos.length > 0}
      busy={isSending}
      submitLabel={texts.add}
      variant="secondary"
      className="ma-form"
    >
      <TextAreaField
        label={texts.text}
        hint={texts.hint}
        rows={3}
        maxLength={COMPLAINT_TEXT_LENGTH}
        {...field('text')}
      />
      <AreaPhotos area={texts.photosArea} keys={photos} onChange={setPhotos} onBusy={setSending} />
    </SaveForm>
  );
}

/** History of a complaint, with a form to add a note and photos. */
export function ComplaintHistory({ complaint: { complaint_id, history } }: { complaint: ComplaintDetail }) {
  return (
    <Card title={texts.title}>
      {history.length === 0 ? (
        <p className="ma-hint">{texts.empty}</p>
      ) : (
        <ol className="ma-note-history">
          {history.map((entry) => (
            <li key={entry.id}>
              <p>
                <strong>{formatTitle(entry)}</strong> <span className="ma-hint">{formatInstant(entry.at)}</span>
              </p>
              {entry.text !== '' && <p className="ma-written">{entry.text}</p>}
              {entry.photos.length > 0 && (
                <WorkPhotos kind="complaint" ownerId={entry.id} writeCaption={() => texts.photo} />
              )}
            </li>
          ))}
        </ol>
      )}
      <NoteForm id={complaint_id} count={history.length} />
    </Card>
  );
}
