import { Button, formatWeekdayDate, getBusinessToday, LinkButton, Sheet, useIsWide } from '@cleaning/ui';
import { type ReactNode, useState } from 'react';
import { JobLink, PersonLink } from '../desk/RoleLinks';
import { useIsAdmin } from '../desk/role';
import { CancelForm } from '../shifts/CancelForm';
import { ExtraShiftForm } from '../shifts/ExtraShiftForm';
import { forms } from '../shifts/texts';
import { DayChanges } from './DayChanges';
import { getRowName, useRowPath } from './RosterGrid';
import { formatShiftState, GapMark, getHoliday, OverlapMarks } from './ShiftMarks';
import { plan, cell as texts } from './texts';
import { findCoverPath, type PlanBy, type PlanCell, type PlanRow, type PlanSlot } from './week';

interface SlotDetailsProps {
  slot: PlanSlot;
  by: PlanBy;
  date: string;
  /** Missing for a past day. */
  onCancel: (() => void) | undefined;
}

function SlotDetails({ slot, by, date, onCancel }: SlotDetailsProps) {
  const holiday = getHoliday(slot);
  const isCancelled = slot.shifts.length > 0 && slot.shifts.every(({ shift }) => shift.state === 'cancelled');
  const now = new Date().toISOString();
  const needsCover = slot.shifts.some(({ shift: { state, ends_at } }) => state === 'away' && ends_at > now);
  return (
    <li className="ma-slot-details">
      <h3>
        {slot.time} {by === 'person' && <JobLink job={slot}>{slot.job_name}</JobLink>}
      </h3>
      {holiday && <p>{plan.holiday(holiday)}</p>}
      <ul>
        {slot.shifts.map(({ shift, overlaps }) => (
          <li key={shift.user_id} className="ma-slot-person">
            {by === 'place' && <PersonLink id={shift.user_id}>{shift.user_name}</PersonLink>}
            {formatShiftState(shift) && <span className="ma-slot__state">{formatShiftState(shift)}</span>}
            {shift.note && <span className="ma-hint">{shift.note}</span>}
            <OverlapMarks overlaps={overlaps} />
          </li>
        ))}
      </ul>
      <GapMark gap={slot.gap} />
      <div className="ma-actions">
        {needsCover && (
          <LinkButton to={findCoverPath({ ...slot, date })}>
            {texts.findCover}
            <span className="ui-sr-only"> {slot.time}</span>
          </LinkButton>
        )}
        {onCancel && !isCancelled && (
          <Button variant="secondary" onClick={onCancel}>
            {forms.cancel.submitShift}
            <span className="ui-sr-only"> {slot.time}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

type Step = { name: 'look' } | { name: 'cancel'; slot?: PlanSlot } | { name: 'extra' };

interface CellSheetProps {
  row: PlanRow;
  cell: PlanCell;
  by: PlanBy;
  onClose: () => void;
}

/** Shifts of a place or person on one day, with actions. */
export function CellSheet({ row, cell, by, onClose }: CellSheetProps) {
  const isWide = useIsWide();
  const [step, setStep] = useState<Step>({ name: 'look' });
  const { date, slots } = cell;
  const isOver = date < getBusinessToday();
  const path = useRowPath()(row);
  const canHaveExtra = useIsAdmin() && !isOver && row.id !== '' && row.kind !== 'quick';
  const look = () => setStep({ name: 'look' });

  const steps: Record<Step['name'], () => ReactNode> = {
    look: () => (
      <>
        {slots.length === 0 && <p>{plan.free}</p>}
        <ul className="ma-sheet-list">
          {slots.map((slot) => (
            <SlotDetails
              key={`${slot.job_id} ${slot.time}`}
              slot={slot}
              by={by}
              date={date}
              onCancel={isOver ? undefined : () => setStep({ name: 'cancel', slot })}
            />
          ))}
        </ul>
        {by === 'place' && <DayChanges jobId={row.id} date={date} />}
        {isOver && <p className="ma-hint">{texts.over}</p>}
        <div className="ma-actions">
          {canHaveExtra && (
            <Button variant="secondary" onClick={() => setStep({ name: 'extra' })}>
              {texts.extra}
            </Button>
          )}
          {!isOver && by === 'place' && slots.length > 0 && (
            <Button variant="secondary" onClick={() => setStep({ name: 'cancel' })}>
              {forms.cancel.submitDay}
            </Button>
          )}
          {path && (
            <LinkButton variant="ghost" to={path}>
              {by === 'place' ? texts.openPlace : texts.openPerson}
            </LinkButton>
          )}
        </div>
      </>
    ),
    cancel: () => (
      <CancelForm
        place={step.name === 'cancel' && step.slot ? step.slot.job_id : row.id}
        date={date}
        time={step.name === 'cancel' ? step.slot?.time : undefined}
        onDone={look}
      />
    ),
    extra: () => (
      <>
        <h3>{texts.extra}</h3>
        {by === 'place' ? (
          <ExtraShiftForm place={row.id} date={date} gapTime={slots.find(({ gap }) => gap)?.time} onDone={look} />
        ) : (
          <ExtraShiftForm person={row.id} date={date} onDone={look} />
        )}
      </>
    ),
  };

  return (
    <Sheet
      label={`${getRowName(row)}, ${formatWeekdayDate(date)}`}
      side={isWide ? 'top' : 'bottom'}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <div className="ma-sheet">
        {steps[step.name]()}
        {step.name !== 'look' && (
          <Button variant="ghost" onClick={look}>
            {texts.back}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
