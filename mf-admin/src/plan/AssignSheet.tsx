import { type Assignee, type CallAnswer, foldText, getAssignees, type Repeats } from '@cleaning/contracts';
import { Button, EmptyState, Notice, QueryState, Sheet, Skeleton, TextField, useIsWide } from '@cleaning/ui';
import { getMessage, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { useCleanersFirst } from '../desk/useCleanersFirst';
import type { TellDone } from '../desk/useUndo';
import { PersonChoice } from './PersonChoice';
import type { OpenPanel, PersonName, ShiftAtPlace } from './rosterPanel';
import { Switch } from './Switch';
import { cell, menu, assign as texts } from './texts';
import { formatWeekday, formatWhen, useAssigning } from './useAssigning';

interface RepeatsFieldProps {
  date: string;
  value: Repeats;
  onChange: (repeats: Repeats) => void;
}

/** Chooses between this day only and every week. */
export function RepeatsField({ date, value, onChange }: RepeatsFieldProps) {
  const options = [
    { value: 'once', label: texts.once },
    { value: 'weekly', label: texts.weekly(formatWeekday(date)) },
  ] as const;
  return <Switch<Repeats> label={texts.repeats} options={options} value={value} onChange={onChange} />;
}

export const isBlocked = ({ problems }: Pick<Assignee, 'problems'>): boolean => problems.some(({ blocks }) => blocks);

/** "1 of 2 rostered · Covers Amara Singh". */
const describeNeed = ({ planned, needed, cover_for }: CallAnswer<typeof getAssignees>): string =>
  [texts.rostered(planned, needed), cover_for && texts.covers(cover_for.name)].filter(Boolean).join(' · ');

interface AssignSheetProps {
  shift: ShiftAtPlace;
  /** Person on whose row the shift was dropped. Only they are offered. */
  person?: PersonName | undefined;
  tell: TellDone;
  onOpen: OpenPanel;
  onClose: () => void;
}

/** Chooses a person for an open shift: first those who know the place and are free, each with their problems. */
export function AssignSheet({ shift, person, tell, onOpen, onClose }: AssignSheetProps) {
  const isWide = useIsWide();
  const [repeats, setRepeats] = useState<Repeats>('once');
  const [text, setText] = useState('');
  const { job_id, date, time } = shift;
  const isQuick = !time.includes('-');
  const query = useCall(getAssignees, {
    body: { job_id, date, time, repeats, user_id: person?.id },
    keepPrevious: true,
  });
  const cleaners = useCleanersFirst();
  const { assign, busy, error } = useAssigning(tell);

  const choose = async (to: Assignee, planned: number) => {
    if (await assign({ shift, person: to, repeats, planned, insist: to.problems.length > 0 })) onClose();
  };

  return (
    <Sheet label={texts.title} side={isWide ? 'top' : 'bottom'} closeLabel={cell.close} keepsChoice onClose={onClose}>
      <div className="ma-sheet">
        <p>
          <strong>{shift.job_name}</strong>
          <br />
          {formatWhen(shift)}
          {query.data && <span className="ma-hint"> · {describeNeed(query.data)}</span>}
        </p>
        {!isQuick && <RepeatsField date={date} value={repeats} onChange={setRepeats} />}
        {error && <Notice tone="danger">{getMessage(error)}</Notice>}
        {!person && (
          <TextField
            label={texts.search}
            value={text}
            onChange={(event) => setText(event.target.value)}
            type="search"
          />
        )}
        <QueryState query={query}>
          {({ people, planned }) => {
            if (!cleaners.isRead) return <Skeleton />;
            const found = cleaners.sort(people).filter(({ name }) => foldText(name).includes(foldText(text)));
            const able = found.filter((each) => !isBlocked(each));
            const others = found.filter(isBlocked);
            const renderRow = (each: Assignee) => (
              <PersonChoice
                key={each.id}
                name={each.name}
                knowsPlace={each.knows_place}
                weekMinutes={each.week_minutes}
                distanceMetres={each.distance_metres}
                problems={each.problems}
              >
                {!isBlocked(each) && (
                  <Button
                    variant={each.problems.length > 0 ? 'secondary' : 'primary'}
                    busy={busy}
                    aria-label={texts.actionFor(each.problems.length > 0 ? texts.anyway : texts.assign, each.name)}
                    onClick={() => choose(each, planned)}
                  >
                    {each.problems.length > 0 ? texts.anyway : texts.assign}
                  </Button>
                )}
              </PersonChoice>
            );
            return (
              <>
                {found.length === 0 && <EmptyState text={texts.nobody} />}
                <ul className="ma-choices">{able.map(renderRow)}</ul>
                {others.length > 0 && (
                  <details open={able.length === 0}>
                    <summary>{texts.cannot(others.length)}</summary>
                    <ul className="ma-choices">{others.map(renderRow)}</ul>
                  </details>
                )}
              </>
            );
          }}
        </QueryState>
        <div className="ma-actions">
          <Button variant="ghost" onClick={() => onOpen({ name: 'cancel', shift })}>
            {menu.cancel}
          </Button>
          <Button variant="ghost" onClick={() => onOpen({ name: 'details', row: { id: job_id }, date })}>
            {menu.details}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
