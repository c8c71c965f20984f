import { answerComplaint, type ClientComplaint, COMPLAINT_STATES, COMPLAINT_TEXT_LENGTH } from '@cleaning/contracts';
import { Badge, Button, formatWeekdayDate, Notice, Outcome, TextAreaField } from '@cleaning/ui';
import { getMessage, useAction } from '@cleaning/ui/app';
import { bindFields, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { complaint as texts } from './texts';

interface OfComplaint {
  complaint: ClientComplaint;
  onSent: () => void;
}

interface AnswersProps extends OfComplaint {
  onOpen: () => void;
}

const EMPTY = { text: '' };
const resolver = validateRules(({ text }: typeof EMPTY) => ({ text: text.trim() === '' ? texts.needed : undefined }));

function StillWrongForm({ complaint, onSent, onCancel }: OfComplaint & { onCancel: () => void }) {
  const answer = useAction(answerComplaint);
  const form = useForm({ defaultValues: EMPTY, resolver });
  const field = bindFields(form);
  const { complaint_id } = complaint;
  return (
    <SaveForm
      form={form}
      action={answer}
      send={({ text }) => answer.run({ body: { complaint_id, verdict: 'not-good', text } })}
      onSaved={onSent}
      refusal={getMessage(answer.error)}
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
        rows={3}
        autoFocus
        aria-required
        maxLength={COMPLAINT_TEXT_LENGTH}
        {...field('text')}
      />
    </SaveForm>
  );
}

function Answers({ complaint, onOpen, onSent }: AnswersProps) {
  const answer = useAction(answerComplaint);
  const [form, setForm] = useState<'unused' | 'open' | 'closed'>('unused');
  const { complaint_id, number, answers } = complaint;
  const isGood = async () => {
    const body = { complaint_id, verdict: 'good' as const, text: '' };
    if ((await answer.run({ body })).ok) onSent();
  };
  if (form === 'open')
    return <StillWrongForm complaint={complaint} onSent={onSent} onCancel={() => setForm('closed')} />;
  return (
    <>
      {answer.error && <Notice tone="danger">{getMessage(answer.error)}</Notice>}
      {answers.length > 0 && (
        <div className="client-buttons">
          {answers.includes('good') && (
            <Button busy={answer.busy} aria-label={texts.goodOf(number)} onClick={isGood}>
              {texts.good}
            </Button>
          )}
          {answers.includes('not-good') && (
            <Button
              variant="secondary"
              autoFocus={form === 'closed'}
              aria-label={texts.wrongOf(number)}
              onClick={() => {
                onOpen();
                setForm('open');
              }}
            >
              {texts.wrong}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** State of a report, with the answers that the client can give now. */
export function Complaint({ complaint }: { complaint: ClientComplaint }) {
  const { number, state, re_clean_on } = complaint;
  // State that was answered. A later state has no answer yet.
  const [answered, setAnswered] = useState<string | null>(null);
  const day = re_clean_on === '' ? '' : formatWeekdayDate(re_clean_on);
  return (
    <div className="client-complaint">
      <p>
        <strong>{texts.title(number)}</strong>{' '}
        <Badge tone={state === 'confirmed' ? 'ok' : 'warn'}>{COMPLAINT_STATES[state]}</Badge>
      </p>
      <p>{texts.states[state](day)}</p>
      <Outcome>{answered === null || answered === state ? '' : texts.thanks}</Outcome>
      <Answers key={state} complaint={complaint} onOpen={() => setAnswered(null)} onSent={() => setAnswered(state)} />
    </div>
  );
}
