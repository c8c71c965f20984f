import { answerComplaint, type ClientComplaint, COMPLAINT_STATES, COMPLAINT_TEXT_LENGTH } from '@cleaning/contracts';
import { Badge, Button, formatWeekdayDate, Notice, Outcome, TextAreaField, useUnsaved } from '@cleaning/ui';
import { getMessage, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { complaint as texts } from './texts';

interface OfComplaint {
  complaint: ClientComplaint;
  onSent: () => void;
}

interface AnswersProps extends OfComplaint {
  onOpen: () => void;
}

function StillWrongForm({ complaint, onSent, onCancel }: OfComplaint & { onCancel: () => void }) {
  const answer = useAction(answerComplaint);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  useUnsaved(text !== '');
  const submit = async () => {
    if (text.trim() === '') return setProblem(texts.needed);
    setProblem('');
    const body = { complaint_id: complaint.complaint_id, verdict: 'not-good' as const, text };
    if ((await answer.run({ body })).ok) onSent();
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
        rows={3}
        autoFocus
        aria-required
        maxLength={COMPLAINT_TEXT_LENGTH}
        value={text}
        error={problem || undefined}
        onChange={({ target }) => {
          setText(target.value);
          setProblem('');
        }}
      />
      {answer.error && <Notice tone="danger">{getMessage(answer.error)}</Notice>}
      <div className="client-buttons">
        <Button type="submit" busy={answer.busy}>
          {texts.send}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
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

/** What became of what the client has reported, and what they can say about it now. */
export function Complaint({ complaint }: { complaint: ClientComplaint }) {
  const { number, state, re_clean_on } = complaint;
  // The state that was answered: of the next one nothing has been said yet.
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
