import { cancelDay, changeShift, getWeekPlan, listShiftChanges } from '@cleaning/contracts';
import { Button, Notice, TextField } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { type FormEvent, useState } from 'react';
import { refusalOf } from '../desk/forms';
import { cell as texts } from './texts';

/** What a change of a day changes. */
export const PLAN_READS = [getWeekPlan, listShiftChanges];

const LONGEST_NOTE = 300;

interface CancelFormProps {
  jobId: string;
  date: string;
  /** Of the shift; missing: all of the day. */
  time: string | undefined;
  onDone: () => void;
}

/** Cancels a shift of a job, or its whole day, with a reason that its people read. */
export function CancelForm({ jobId, date, time, onDone }: CancelFormProps) {
  const day = useAction(cancelDay, { refreshes: PLAN_READS });
  const shift = useAction(changeShift, { refreshes: PLAN_READS });
  const [typed, setTyped] = useState('');
  const error = day.error ?? shift.error;

  async function cancel(): Promise<string> {
    const note = typed.trim();
    const body = { job_id: jobId, date, ...(note ? { note } : {}) };
    if (time === undefined) return texts.cancelled((await day.run({ body })).cancelled);
    await shift.run({ body: { ...body, time, change: 'cancelled' } });
    return texts.shiftCancelled;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A refusal is shown from the action's error.
    const outcome = await cancel().catch(() => null);
    if (outcome === null) return;
    showToast(outcome);
    onDone();
  }

  return (
    <form onSubmit={submit} className="ma-form">
      <p>{time === undefined ? texts.askCancelDay : texts.askCancelShift(time)}</p>
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        maxLength={LONGEST_NOTE}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoFocus
      />
      {error && <Notice tone="danger">{refusalOf(error)}</Notice>}
      <Button type="submit" variant="danger" busy={day.busy || shift.busy}>
        {time === undefined ? texts.cancelDay : texts.cancelShift}
      </Button>
    </form>
  );
}
