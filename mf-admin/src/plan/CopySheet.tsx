import { type CallAnswer, copyWeek, getWeekCopy, takeBackCover, undoShiftChange } from '@cleaning/contracts';
import { Button, CheckboxField, EmptyState, Notice, QueryState, Sheet, useIsWide } from '@cleaning/ui';
import { getMessage, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import type { TellDone } from '../desk/useUndo';
import { isBlocked } from './AssignSheet';
import { Problems } from './PersonChoice';
import { cell, copy as texts } from './texts';
import { formatWhen } from './useAssigning';

type Copy = CallAnswer<typeof getWeekCopy>[number];
const toKey = ({ job_id, date, time, user_id }: Copy): string => `${job_id} ${date} ${time} ${user_id}`;

interface CopyFormProps {
  copies: readonly Copy[];
  tell: TellDone;
  onDone: () => void;
}

function CopyForm({ copies, tell, onDone }: CopyFormProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const copying = useAction(copyWeek);
  const undoing = useAction(undoShiftChange);
  const takingBack = useAction(takeBackCover);
  const chosen = copies.filter((each) => !isBlocked(each) && !left.has(toKey(each)));
  const toggle = (key: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(key);
    else next.add(key);
    setLeft(next);
  };

  async function submit() {
    const shifts = chosen.map(({ job_id, date, time, user_id }) => ({ job_id, date, time, user_id }));
    const answer = await copying.run({ body: { shifts, insist: true } });
    if (!answer.ok) return;
    const { copied, covers = [], refused } = answer.value;
    const done = copied.length + covers.length;
    const refusals = refused.map((each) => texts.refused(each.user_name, formatWhen(each), each.msg));
    const undoAll = async () => {
      for (const change_id of copied) {
        const undone = await undoing.run({ body: { change_id } });
        if (!undone.ok) return undone;
      }
      for (const offer_id of covers) {
        const undone = await takingBack.run({ body: { offer_id } });
        if (!undone.ok) return undone;
      }
      return { ok: true as const, value: copied };
    };
    tell({
      text: [texts.done(done), ...refusals].join(' '),
      undo: done > 0 ? undoAll : undefined,
    });
    onDone();
  }

  if (copies.length === 0) return <EmptyState text={texts.nothing} />;
  return (
    <>
      <p>{texts.lead}</p>
      <ul className="ma-choices">
        {copies.map((each) => (
          <li key={toKey(each)} className="ma-choice">
            <div>
              <CheckboxField
                label={`${each.user_name}, ${each.job_name}, ${formatWhen(each)}`}
                checked={!isBlocked(each) && !left.has(toKey(each))}
                disabled={isBlocked(each)}
                onChange={(event) => toggle(toKey(each), event.target.checked)}
              />
              <Problems problems={each.problems} />
            </div>
          </li>
        ))}
      </ul>
      {copying.error && <Notice tone="danger">{getMessage(copying.error)}</Notice>}
      <Button busy={copying.busy} disabled={chosen.length === 0} onClick={submit}>
        {texts.submit(chosen.length)}
      </Button>
    </>
  );
}

/** Shifts that copying the previous week would add, to choose from. */
export function CopySheet({ from, tell, onClose }: { from: string; tell: TellDone; onClose: () => void }) {
  const isWide = useIsWide();
  const query = useCall(getWeekCopy, { body: { from } });
  return (
    <Sheet label={texts.title} side={isWide ? 'top' : 'bottom'} closeLabel={cell.close} keepsChoice onClose={onClose}>
      <div className="ma-sheet">
        <QueryState query={query}>{(copies) => <CopyForm copies={copies} tell={tell} onDone={onClose} />}</QueryState>
      </div>
    </Sheet>
  );
}
