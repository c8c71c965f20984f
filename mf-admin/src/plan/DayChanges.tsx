import { listShiftChanges, type ShiftChange, undoShiftChange } from '@cleaning/contracts';
import { Button, formatInstant, formatWeekdayDate, Notice, QueryState, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { useIsAdmin } from '../desk/role';
import { absences } from '../today/texts';
import { cell as texts } from './texts';

/** Changes to a job's day, each with Undo. */
export function DayChanges({ jobId, date }: { jobId: string; date: string }) {
  const query = useCall(listShiftChanges, { body: { job_id: jobId, from: date, until: date } });
  const undoing = useAction(undoShiftChange);
  const isAdmin = useIsAdmin();
  const confirm = useConfirm();

  async function undo(row: ShiftChange) {
    const { change_id, change, user_name, job_name, date, time } = row;
    const what = [texts.change[change], user_name].filter(Boolean).join(': ');
    const question = absences.confirmUndo(what, job_name, `${formatWeekdayDate(date)}, ${time}`);
    if (!(await confirm(question, { confirmLabel: texts.undo }))) return;
    // A refusal is shown from the action's error.
    if ((await undoing.run({ body: { change_id } })).ok) showToast(texts.undone);
  }

  return (
    <QueryState query={query} pending={null}>
      {(changes) =>
        changes.length > 0 && (
          <section aria-labelledby="day-changes">
            <h3 id="day-changes">{texts.changes}</h3>
            <ul className="ma-sheet-list">
              {changes.map((change) => (
                <li key={change.change_id} className="ma-change">
                  <span>
                    {[texts.change[change.change], change.time, change.user_name, change.note]
                      .filter(Boolean)
                      .join(', ')}
                    <small>{texts.by(change.changed_by, formatInstant(change.changed_at))}</small>
                  </span>
                  {(isAdmin || change.change !== 'extra') && (
                    <Button variant="secondary" busy={undoing.busy} onClick={() => undo(change)}>
                      {texts.undo}
                      <span className="ui-sr-only"> {`${texts.change[change.change]} ${change.time}`}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {undoing.error && <Notice tone="danger">{getMessage(undoing.error)}</Notice>}
          </section>
        )
      }
    </QueryState>
  );
}
