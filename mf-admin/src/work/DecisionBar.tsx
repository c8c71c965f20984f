import {
  type AnswerOf,
  approveHeld,
  decideWork,
  getOverview,
  listApprovals,
  listOwedToLeavers,
  listWork,
  MOST_DECIDED_AT_ONCE,
} from '@cleaning/contracts';
import { Button, formatMoney, Notice, TextField, useConfirm } from '@cleaning/ui';
import { messageOf, showToast, useAction } from '@cleaning/ui/app';
import { useRef, useState } from 'react';
import type { ApprovalFilters } from './approvalColumns';
import { approvals as texts } from './texts';

export const REFRESHES = [listApprovals, listOwedToLeavers, listWork, getOverview];

interface DecisionBarProps {
  found: AnswerOf<typeof listApprovals>;
  filters: ApprovalFilters;
  /** Row ids with the versions that were seen. */
  chosen: ReadonlyMap<string, number>;
  onChoose: (is: boolean) => void;
  onDecided: () => void;
}

/** Decides about the chosen records, or approves all that were found, with one note. */
export function DecisionBar({ found, filters, chosen, onChoose, onDecided }: DecisionBarProps) {
  const confirm = useConfirm();
  const decide = useAction(decideWork, { refreshes: REFRESHES });
  const all = useAction(approveHeld, { refreshes: REFRESHES });
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState('');
  const noteField = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const choice = useRef<HTMLButtonElement>(null);
  const busy = decide.busy || all.busy;
  const tooMany = found.total > MOST_DECIDED_AT_ONCE;
  const error = decide.error ?? all.error;

  async function run(action: () => Promise<{ decided: number }>, message: (count: number) => string) {
    decide.clear();
    all.clear();
    try {
      showToast(message((await action()).decided));
      setNote('');
    } catch {
      // Shown from the action's error; the list is read again.
    }
    // Nothing is chosen any more: the button that was pressed is switched off.
    if (bar.current?.contains(document.activeElement)) choice.current?.focus();
    onDecided();
  }

  const rows = () => [...chosen].map(([row_id, version]) => ({ row_id, version }));

  function approve() {
    return run(() => decide.run({ body: { rows: rows(), decision: 'approve', note } }), texts.approved);
  }

  async function reject() {
    if (note.trim() === '') {
      setNoteError(texts.noteMissing);
      noteField.current?.focus();
      return;
    }
    if (!(await confirm(texts.confirmReject(chosen.size), { confirmLabel: texts.reject(chosen.size), danger: true })))
      return;
    await run(() => decide.run({ body: { rows: rows(), decision: 'reject', note } }), texts.rejected);
  }

  async function approveAll() {
    const { total: count, contractor_pay } = found;
    const { state: _state, sort: _sort, direction: _direction, ...which } = filters;
    const question = texts.confirmAll(count, formatMoney(contractor_pay));
    if (!(await confirm(question, { confirmLabel: texts.approveAll }))) return;
    await run(() => all.run({ body: { ...which, count, contractor_pay, note } }), texts.approved);
  }

  return (
    <div ref={bar} className="ma-decision">
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
      <div className="ma-actions">
        <Button ref={choice} variant="secondary" onClick={() => onChoose(chosen.size === 0)}>
          {chosen.size === 0 ? texts.chooseAll : texts.chooseNone}
        </Button>
        <Button busy={busy} disabled={chosen.size === 0} onClick={approve}>
          {texts.approve(chosen.size)}
        </Button>
        <Button variant="danger" busy={busy} disabled={chosen.size === 0} onClick={reject}>
          {texts.reject(chosen.size)}
        </Button>
        <Button variant="secondary" busy={busy} disabled={tooMany} onClick={approveAll}>
          {texts.approveAll}
        </Button>
      </div>
      {tooMany && <p className="ma-hint">{texts.tooMany(MOST_DECIDED_AT_ONCE)}</p>}
      {error && <Notice tone="danger">{messageOf(error)}</Notice>}
    </div>
  );
}
