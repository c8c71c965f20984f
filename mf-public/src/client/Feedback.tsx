import { type ClientVisit, MAX_FEEDBACK_PHOTOS, reportVisit, uploadClientPhoto } from '@cleaning/contracts';
import { Button, formatWeekdayDate, Notice, Outcome, TextAreaField, useUnsaved, useWhileShown } from '@cleaning/ui';
import { getMessage, request, useAction } from '@cleaning/ui/app';
import { useRef, useState } from 'react';
import { PhotosField } from '../quote/PhotosField';
import { type PhotoUpload, usePhotos } from '../quote/usePhotos';
import { visit as texts } from './texts';

const FEEDBACK_UPLOAD: PhotoUpload = {
  most: MAX_FEEDBACK_PHOTOS,
  tooMany: texts.tooMany,
  send: async (file, onProgress) => {
    const key = crypto.randomUUID();
    const { photo_id: id } = await request(uploadClientPhoto, { body: { key }, files: { photo: file }, onProgress });
    return { id, preview: URL.createObjectURL(file) };
  },
};

interface WrongFormProps {
  visit: ClientVisit;
  onSent: () => void;
  onCancel: () => void;
}

function WrongForm({ visit: { job_id, date }, onSent, onCancel }: WrongFormProps) {
  const report = useAction(reportVisit);
  // One for all presses of this form: what was sent twice is kept once.
  const [key] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const newest = useRef(text);
  newest.current = text;
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState('');
  const photos = usePhotos(FEEDBACK_UPLOAD);
  useUnsaved(text !== '' || photos.photos.length > 0);

  // Who has cancelled meanwhile sends nothing.
  const send = useWhileShown(async (settled: Awaited<ReturnType<typeof photos.settled>>) => {
    setWaiting(false);
    if (settled.some(({ state }) => state === 'failed')) return setProblem(texts.photosMarked);
    const ids = photos.sent().map(({ id }) => id);
    // Also what was written while the photos were sent.
    const text = newest.current;
    if (text.trim() === '' && ids.length === 0) return setProblem(texts.needed);
    setProblem('');
    const body = { key, job_id, date, verdict: 'wrong' as const, text, photos: [...ids] };
    if ((await report.run({ body })).ok) onSent();
  });
  const submit = async () => {
    setWaiting(true);
    send(await photos.settled());
  };
  return (
    <form
      method="post"
      className="client-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextAreaField
        label={texts.what}
        hint={texts.whatHint}
        rows={4}
        autoFocus
        maxLength={2000}
        value={text}
        error={problem || undefined}
        onChange={({ target }) => {
          setText(target.value);
          setProblem('');
        }}
      />
      <PhotosField {...photos} most={MAX_FEEDBACK_PHOTOS} hint={texts.photosHint} />
      {report.error && <Notice tone="danger">{getMessage(report.error)}</Notice>}
      <div className="client-buttons">
        <Button type="submit" busy={report.busy || isWaiting}>
          {texts.send}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

interface FeedbackProps {
  visit: ClientVisit;
  /** How often “Report a problem” was pressed in the bar for this visit. */
  presses: number;
}

/** "All good" or "Report a problem". */
export function Feedback({ visit, presses }: FeedbackProps) {
  const { job_id, date, place } = visit;
  const good = useAction(reportVisit);
  const [key] = useState(() => crypto.randomUUID());
  const [form, setForm] = useState<'unused' | 'open' | 'closed'>('unused');
  const [followed, setFollowed] = useState(0);
  if (presses !== followed) {
    setFollowed(presses);
    setForm('open');
  }
  const [outcome, setOutcome] = useState('');
  const day = formatWeekdayDate(date);

  const allGood = async () => {
    const body = { key, job_id, date, verdict: 'good' as const, text: '', photos: [] };
    if ((await good.run({ body })).ok) setOutcome(texts.thanks);
  };
  if (form === 'open')
    return (
      <WrongForm
        visit={visit}
        onCancel={() => setForm('closed')}
        onSent={() => {
          setForm('unused');
          setOutcome(texts.reported);
        }}
      />
    );
  const isSaid = visit.feedback.length > 0;
  return (
    <>
      <Outcome>{outcome}</Outcome>
      {good.error && <Notice tone="danger">{getMessage(good.error)}</Notice>}
      <div className="client-buttons">
        {!isSaid && outcome === '' && (
          <Button variant="secondary" busy={good.busy} aria-label={texts.goodOf(day, place)} onClick={allGood}>
            {texts.good}
          </Button>
        )}
        <Button
          variant="secondary"
          autoFocus={form === 'closed'}
          aria-label={texts.wrongOf(day, place)}
          onClick={() => setForm('open')}
        >
          {texts.wrong}
        </Button>
      </div>
    </>
  );
}
