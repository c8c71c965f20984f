import { type ClientVisit, MAX_FEEDBACK_PHOTOS, reportVisit, uploadClientPhoto } from '@cleaning/contracts';
import { Button, formatWeekdayDate, Notice, Outcome, TextAreaField, useIsShownRef } from '@cleaning/ui';
import { getMessage, request, useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PhotosField } from '../quote/PhotosField';
import { type PhotoUpload, usePhotos } from '../quote/usePhotos';
import { visit as texts } from './texts';

const FEEDBACK_UPLOAD: PhotoUpload = {
  max: MAX_FEEDBACK_PHOTOS,
  tooMany: texts.tooMany,
  send: async (file, onProgress) => {
    const key = crypto.randomUUID();
    const { photo_id: id } = await request(uploadClientPhoto, { body: { key }, files: { photo: file }, onProgress });
    return { id, preview: URL.createObjectURL(file) };
  },
};

const EMPTY = { text: '' };

interface WrongFormProps {
  visit: ClientVisit;
  onSent: () => void;
  onCancel: () => void;
}

function WrongForm({ visit: { job_id, date }, onSent, onCancel }: WrongFormProps) {
  const report = useAction(reportVisit);
  // One key for all presses of this form, so that a repeated request is stored once.
  const [key] = useState(() => crypto.randomUUID());
  const photos = usePhotos(FEEDBACK_UPLOAD);
  const form = useForm({ defaultValues: EMPTY });
  const field = bindFields(form);
  const isShown = useIsShownRef();

  const send = async () => {
    const settled = await photos.waitUntilSettled();
    // The person may have cancelled in the meantime.
    if (!isShown.current) return undefined;
    const ids = photos.listSent().map(({ id }) => id);
    // Includes text written while the photos were sent.
    const text = form.getValues('text');
    const hasFailed = settled.some(({ state }) => state === 'failed');
    if (hasFailed || (text.trim() === '' && ids.length === 0)) {
      form.setError('text', { message: hasFailed ? texts.photosMarked : texts.needed });
      return undefined;
    }
    return report.run({ body: { key, job_id, date, verdict: 'wrong', text, photos: ids } });
  };
  return (
    <SaveForm
      form={form}
      action={report}
      send={send}
      onSaved={onSent}
      isUnsaved={photos.photos.length > 0}
      busy={form.formState.isSubmitting}
      refusal={getMessage(report.error)}
      submitLabel={texts.send}
      beside={
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
      className="client-form"
    >
      <TextAreaField
        label={texts.what}
        hint={texts.whatHint}
        rows={4}
        autoFocus
        maxLength={2000}
        {...field('text', { onChange: () => form.clearErrors() })}
      />
      <PhotosField {...photos} max={MAX_FEEDBACK_PHOTOS} hint={texts.photosHint} />
    </SaveForm>
  );
}

interface FeedbackProps {
  visit: ClientVisit;
  /** Number of presses of “Report a problem” in the bar for this visit. */
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

  const sendGoodVerdict = async () => {
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
          <Button variant="secondary" busy={good.busy} aria-label={texts.goodOf(day, place)} onClick={sendGoodVerdict}>
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
