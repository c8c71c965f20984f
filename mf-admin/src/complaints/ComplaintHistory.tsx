import '../desk/noteHistory.css';
import {
  COMPLAINT_STATES,
  COMPLAINT_TEXT_LENGTH,
  type ComplaintDetail,
  type ComplaintNote,
  noteComplaint,
} from '@cleaning/contracts';
import { Button, Card, Notice, readableInstant, TextAreaField, useUnsaved } from '@cleaning/ui';
import { messageOf, showToast, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { useSendKey } from '../desk/useSendKey';
import { AreaPhotos } from '../inspections/AreaPhotos';
import { WorkPhotos } from '../work-photos/WorkPhotos';
import { history as texts } from './texts';

function titleOf({ kind, by, state }: ComplaintNote): string {
  const who = by || texts.client;
  if (kind === 're-clean') return texts.reClean(who);
  return kind === 'state' && state ? texts.state(who, COMPLAINT_STATES[state]) : texts.note(who);
}

function NoteForm({ id, count }: { id: string; count: number }) {
  const add = useAction(noteComplaint);
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const keyOf = useSendKey();
  useUnsaved(text !== '' || photos.length > 0);

  async function submit() {
    if (isSending) return setProblem(texts.wait);
    if (text.trim() === '' && photos.length === 0) return setProblem(texts.required);
    setProblem('');
    const body = { id, text, photos: [...photos] };
    // After it was kept, the same text once more is another note.
    if (!(await add.run({ body: { ...body, key: keyOf({ ...body, after: count }) } })).ok) return;
    // Something may have been added meanwhile.
    setText((now) => (now === text ? '' : now));
    setPhotos((now) => now.filter((key) => !photos.includes(key)));
    showToast(texts.added);
  }

  return (
    <form
      noValidate
      className="ma-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextAreaField
        label={texts.text}
        hint={texts.hint}
        rows={3}
        maxLength={COMPLAINT_TEXT_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <AreaPhotos area={texts.photosOf} keys={photos} onChange={setPhotos} onBusy={setSending} />
      <div role="alert">{problem !== '' && <Notice tone="danger">{problem}</Notice>}</div>
      {add.error && <Notice tone="danger">{messageOf(add.error)}</Notice>}
      <Button type="submit" variant="secondary" busy={add.busy}>
        {texts.add}
      </Button>
    </form>
  );
}

/** What has happened with a complaint, and a form for a note with photos. */
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
                <strong>{titleOf(entry)}</strong> <span className="ma-hint">{readableInstant(entry.at)}</span>
              </p>
              {entry.text !== '' && <p className="ma-written">{entry.text}</p>}
              {entry.photos.length > 0 && (
                <WorkPhotos kind="complaint" ownerId={entry.id} captionOf={() => texts.photo} />
              )}
            </li>
          ))}
        </ol>
      )}
      <NoteForm id={complaint_id} count={history.length} />
    </Card>
  );
}
