import { foldText, getOpenShifts, type OpenShift, type Repeats } from '@cleaning/contracts';
import {
  Button,
  EmptyState,
  formatWeekdayDate,
  Notice,
  QueryState,
  Sheet,
  TextField,
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

interface OpenShiftRowProps {
  shift: OpenShift;
  busy: boolean;
  onAssign: () => void;
}

/** An open shift, with the problems of assigning the person. */
function OpenShiftRow({ shift, busy, onAssign }: OpenShiftRowProps) {
  const { job_name, time, planned, needed, cover_for, problems } = shift;
  const label = problems.length > 0 ? texts.anyway : texts.assign;
  return (
    <li className="ma-choice">
      <div>
        <p className="ma-choice__name">
          <strong>{job_name}</strong>
        </p>
        <p className="ma-hint">
          {time} · {planned === 0 ? plan.nobody : plan.tooFew(planned, needed)}
          {cover_for && ` · ${texts.covers(cover_for.name)}`}
        </p>
        <Problems problems={problems} />
      </div>
      <div className="ma-actions">
        {!isBlocked(shift) && (
          <Button
            variant={problems.length > 0 ? 'secondary' : 'primary'}
            busy={busy}
            aria-label={texts.actionFor(label, `${job_name}, ${time}`)}
            onClick={onAssign}
          >
            {label}
          </Button>
        )}
      </div>
    </li>
  );
}

interface OpenShiftsProps {
  shifts: readonly OpenShift[];
  busy: boolean;
  onAssign: (shift: OpenShift) => void;
}

/** Shifts that the person can take; folded below, those that they can't. */
function OpenShifts({ shifts, busy, onAssign }: OpenShiftsProps) {
  const [text, setText] = useState('');
  const found = shifts.filter(({ job_name, time }) => foldText(`${job_name} ${time}`).includes(foldText(text)));
  const able = found.filter((shift) => !isBlocked(shift));
  const blocked = found.filter(isBlocked);
  const { shown, more } = usePartialList(able);
  const renderRow = (shift: OpenShift) => (
    <OpenShiftRow key={`${shift.job_id} ${shift.time}`} shift={shift} busy={busy} onAssign={() => onAssign(shift)} />
  );
  return (
    <>
      <h3>{texts.openShifts}</h3>
      <TextField
        label={texts.searchShifts}
        value={text}
        onChange={(event) => setText(event.target.value)}
        type="search"
      />
      {found.length === 0 && <EmptyState text={texts.noShiftFound} />}
      <ul className="ma-choices">{shown.map(renderRow)}</ul>
      {more}
      {blocked.length > 0 && (
        <details open={able.length === 0}>
          <summary>{texts.cannot(blocked.length)}</summary>
          <ul className="ma-choices">{blocked.map(renderRow)}</ul>
        </details>
      )}
    </>
  );
}

interface FillSheetProps {
  person: PersonName;
  date: string;
  tell: TellDone;
  onOpen: OpenPanel;
  onClose: () => void;
}

/** A shift for a person on a day: an open one, or one at another place or time. */
export function FillSheet({ person, date, tell, onOpen, onClose }: FillSheetProps) {
  const isWide = useIsWide();
  const [repeats, setRepeats] = useState<Repeats>('once');
  const { assign, busy, error } = useAssigning(tell);
  const query = useCall(getOpenShifts, { body: { user_id: person.id, date, repeats }, keepPrevious: true });

  const choose = async (shift: OpenShift) => {
    const { kind, planned, problems } = shift;
    // A quick job is of one day.
    const asked = kind === 'quick' ? 'once' : repeats;
    const insist = problems.length > 0;
    if (await assign({ shift, person, repeats: asked, planned, insist })) onClose();
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
        <QueryState query={query}>
          {(shifts) =>
            shifts.length === 0 ? (
              <EmptyState text={texts.noOpen} />
            ) : (
              <>
                <RepeatsField date={date} value={repeats} onChange={setRepeats} />
                <OpenShifts shifts={shifts} busy={busy} onAssign={choose} />
              </>
            )
          }
        </QueryState>
        <div className="ma-actions">
          <Button variant="secondary" onClick={() => onOpen({ name: 'extra', person, date })}>
            {texts.otherTime}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
