import { type Assignee, getAssignees, type PlanGap, type Repeats } from '@cleaning/contracts';
import {
  Button,
  EmptyState,
  formatWeekdayDate,
  Notice,
  Sheet,
  Skeleton,
  useIsWide,
  usePartialList,
} from '@cleaning/ui';
import { getMessage, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import type { TellDone } from '../desk/useUndo';
import { isBlocked, RepeatsField } from './AssignSheet';
import { Problems } from './PersonChoice';
import type { OpenPanel, PersonName } from './rosterPanel';
import { cell, plan, assign as texts } from './texts';
import { useAssigning } from './useAssigning';

interface OpenShiftProps {
  gap: PlanGap;
  person: PersonName;
  repeats: Repeats;
  busy: boolean;
  onAssign: (found: Assignee, planned: number) => void;
}

/** An open shift with what stands against giving it to the person. */
function OpenShift({ gap, person, repeats, busy, onAssign }: OpenShiftProps) {
  const { job_id, job_name, date, time, planned, needed } = gap;
  // A quick job is of one day.
  const asked = time.includes('-') ? repeats : 'once';
  const query = useCall(getAssignees, {
    body: { job_id, date, time, repeats: asked, user_id: person.id },
    keepPrevious: true,
  });
  const found = query.data?.people[0];
  const label = found && found.problems.length > 0 ? texts.anyway : texts.assign;
  return (
    <li className="ma-choice">
      <div>
        <p className="ma-choice__name">
          <strong>{job_name}</strong>
        </p>
        <p className="ma-hint">
          {time} · {planned === 0 ? plan.nobody : plan.tooFew(planned, needed)}
        </p>
        {found && <Problems problems={found.problems} />}
        {query.error && <Notice tone="danger">{getMessage(query.error)}</Notice>}
        {query.isPending && <Skeleton />}
      </div>
      <div className="ma-actions">
        {found && !isBlocked(found) && (
          <Button
            variant={found.problems.length > 0 ? 'secondary' : 'primary'}
            busy={busy}
            aria-label={texts.actionFor(label, `${job_name}, ${time}`)}
            onClick={() => onAssign(found, query.data?.planned ?? planned)}
          >
            {label}
          </Button>
        )}
      </div>
    </li>
  );
}

interface FillSheetProps {
  person: PersonName;
  date: string;
  /** Open shifts of that day. */
  gaps: readonly PlanGap[];
  tell: TellDone;
  onOpen: OpenPanel;
  onClose: () => void;
}

/** A shift for a person on a day: an open one, or one at another place or time. */
export function FillSheet({ person, date, gaps, tell, onOpen, onClose }: FillSheetProps) {
  const isWide = useIsWide();
  const [repeats, setRepeats] = useState<Repeats>('once');
  const { assign, busy, error } = useAssigning(tell);
  const { shown, more } = usePartialList(gaps);

  const choose = async ({ job_id, job_name, date, time }: PlanGap, found: Assignee, planned: number) => {
    const insist = found.problems.length > 0;
    const asked = time.includes('-') ? repeats : 'once';
    if (await assign({ shift: { job_id, job_name, date, time }, person, repeats: asked, planned, insist })) onClose();
  };

  return (
    <Sheet
      label={texts.fillTitle(person.name, formatWeekdayDate(date))}
      side={isWide ? 'top' : 'bottom'}
      closeLabel={cell.close}
      keepsChoice
      onClose={onClose}
    >
      <div className="ma-sheet">
        {error && <Notice tone="danger">{getMessage(error)}</Notice>}
        {gaps.length === 0 ? (
          <EmptyState text={texts.noOpen} />
        ) : (
          <>
            <RepeatsField date={date} value={repeats} onChange={setRepeats} />
            <h3>{texts.openShifts}</h3>
            <ul className="ma-choices">
              {shown.map((gap) => (
                <OpenShift
                  key={`${gap.job_id} ${gap.time}`}
                  gap={gap}
                  person={person}
                  repeats={repeats}
                  busy={busy}
                  onAssign={(found, planned) => choose(gap, found, planned)}
                />
              ))}
            </ul>
            {more}
          </>
        )}
        <div className="ma-actions">
          <Button variant="secondary" onClick={() => onOpen({ name: 'extra', person, date })}>
            {texts.otherTime}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
