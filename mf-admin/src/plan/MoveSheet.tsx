import { type CoverCandidate, foldText, getCoverCandidates, type Shift } from '@cleaning/contracts';
import { Button, EmptyState, Notice, QueryState, Sheet, Skeleton, TextField, useIsWide } from '@cleaning/ui';
import { getMessage, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { useCleanersFirst } from '../desk/useCleanersFirst';
import type { TellDone } from '../desk/useUndo';
import { PersonChoice } from './PersonChoice';
import type { PersonName } from './rosterPanel';
import { assign, cell, move as texts } from './texts';
import { formatWhen, useAssigning } from './useAssigning';

interface MoveSheetProps {
  shift: Shift;
  /** Person on whose row it was dropped. */
  to?: PersonName | undefined;
  tell: TellDone;
  onClose: () => void;
}

const findProblems = ({ problem, warnings = [] }: CoverCandidate) => [
  ...(problem === undefined ? [] : [{ text: problem, blocks: true }]),
  ...warnings.map((text) => ({ text, blocks: false })),
];

/** Another person for a shift, for this day. */
export function MoveSheet({ shift, to, tell, onClose }: MoveSheetProps) {
  const isWide = useIsWide();
  const [text, setText] = useState('');
  const { job_id, date, time, user_id } = shift;
  const query = useCall(getCoverCandidates, { body: { job_id, date, time, user_id, with_others: true } });
  const cleaners = useCleanersFirst();
  const { move, busy, error } = useAssigning(tell);
  const choose = async (person: PersonName) => {
    if (await move(shift, person)) onClose();
  };
  return (
    <Sheet label={texts.title} side={isWide ? 'top' : 'bottom'} closeLabel={cell.close} keepsChoice onClose={onClose}>
      <div className="ma-sheet">
        <p>
          <strong>{shift.job_name}</strong>
          <br />
          {formatWhen(shift)} · <span className="ma-hint">{texts.lead(shift.user_name)}</span>
        </p>
        {shift.origin === 'timetable' && <p className="ma-hint">{texts.cover}</p>}
        {error && <Notice tone="danger">{getMessage(error)}</Notice>}
        {!to && (
          <TextField
            label={assign.search}
            value={text}
            onChange={(event) => setText(event.target.value)}
            type="search"
          />
        )}
        <QueryState query={query}>
          {(all) => {
            if (!cleaners.isRead) return <Skeleton />;
            const found = cleaners
              .sort(all)
              .filter(({ id, name }) => (to ? id === to.id : foldText(name).includes(foldText(text))));
            const able = found.filter(({ problem }) => problem === undefined);
            const others = found.filter(({ problem }) => problem !== undefined);
            const renderRow = (person: CoverCandidate) => (
              <PersonChoice
                key={person.id}
                name={person.name}
                knowsPlace={person.knows_place}
                weekMinutes={person.week_minutes}
                distanceMetres={person.distance_metres}
                problems={findProblems(person)}
              >
                {person.problem === undefined && (
                  <Button busy={busy} aria-label={texts.moveTo(person.name)} onClick={() => choose(person)}>
                    {texts.move}
                  </Button>
                )}
              </PersonChoice>
            );
            return (
              <>
                {found.length === 0 && <EmptyState text={assign.nobody} />}
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
      </div>
    </Sheet>
  );
}
