import { decideWork } from '@cleaning/contracts';
import { Button, Notice, TextField, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction } from '@cleaning/ui/app';
import { useEffect, useRef, useState } from 'react';
import { approvals as texts } from './texts';

interface DecisionBarProps {
  /** Row ids with the versions that were seen. */
  chosen: ReadonlyMap<string, number>;
  onChooseNone: () => void;
  /** `hadFocus`: whether the bar had the focus, so that it has to move. */
  onDecided: (hadFocus: boolean) => void;
}

/** Decides on the chosen records, with one note. Appears with the first choice and stays in view. */
export function DecisionBar({ chosen, onChooseNone, onDecided }: DecisionBarProps) {
  const confirm = useConfirm();
  const { run, busy, error, clear } = useAction(decideWork);
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState('');
  const noteField = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLElement>(null);
  const count = chosen.size;
  const hasChosen = count > 0;
  useEffect(() => {
    if (hasChosen) clear();
  }, [hasChosen, clear]);

  // Read before the question and the answer, because the dialog then has the focus and the bar may be gone.
  const hasFocus = () => bar.current?.contains(document.activeElement) ?? false;

  async function decide(decision: 'approve' | 'reject', hadFocus: boolean) {
    clear();
    const rows = [...chosen].map(([row_id, version]) => ({ row_id, version }));
    // A refusal is shown from `error`; the list is refetched.
    const answer = await run({ body: { rows, decision, note } });
    if (answer.ok) {
      showToast(decision === 'approve' ? texts.approved(answer.value.decided) : texts.rejected(answer.value.decided));
      setNote((now) => (now === note ? '' : now));
    }
    onDecided(hadFocus);
  }

  async function reject() {
    if (note.trim() === '') {
      setNoteError(texts.noteMissing);
      noteField.current?.focus();
      return;
    }
    const hadFocus = hasFocus();
    if (await confirm(texts.confirmReject(count), { confirmLabel: texts.reject(count), danger: true }))
      await decide('reject', hadFocus);
  }

  if (!hasChosen && !error) return null;
  return (
    <section ref={bar} aria-label={texts.bar} className="ma-chosen">
      {error && (
        <Notice tone="danger">
          <p>{getMessage(error)}</p>
          <Button variant="secondary" onClick={clear}>
            {texts.close}
          </Button>
        </Notice>
      )}
      {hasChosen && (
        <>
          <p role="status">{texts.chosen(count)}</p>
          <TextField
            ref={noteField}
            label={texts.note}
            hint={texts.noteHint}
            error={noteError || undefined}
            maxLength={300}
            value={note}
            onChange={(event) => {
              setNote(event.target.value);
              setNoteError('');
            }}
          />
          <div className="ma-chosen__decisions">
            <Button busy={busy} onClick={() => void decide('approve', hasFocus())}>
              {texts.approve(count)}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void reject()}>
              {texts.reject(count)}
            </Button>
          </div>
          <Button variant="ghost" onClick={onChooseNone}>
            {texts.chooseNone}
          </Button>
        </>
      )}
    </section>
  );
}
