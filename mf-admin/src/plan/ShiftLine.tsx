import { formatWeekdayDate, getBusinessToday } from '@cleaning/ui';
import { useNavigate } from '@cleaning/ui/app';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components/Menu';
import { useIsAdmin } from '../desk/role';
import { useDragShift } from './dragging';
import { type OpenPanel, toShiftAtPlace } from './rosterPanel';
import { formatShiftState, getHoliday, MarkShape, OverlapMarks } from './ShiftMarks';
import { plan, menu as texts } from './texts';
import { findCoverPath, type PlanBy, type PlannedShift, type PlanRow, type PlanSlot } from './week';
import './lines.css';

const renderTime = (time: string) => <span className="ma-line__time">{time.replace('-', '–')}</span>;

interface LineProps {
  slot: PlanSlot;
  row: PlanRow;
  date: string;
  by: PlanBy;
  /** Whether it is in the grid, where arrow keys move the focus. */
  inGrid: boolean;
  onOpen: OpenPanel;
}

/** An open shift: the press finds a person for it. */
export function OpenLine({ slot, row, date, by, inGrid, onOpen }: LineProps) {
  const isAdmin = useIsAdmin();
  const shift = toShiftAtPlace(slot, date);
  const isOver = date < getBusinessToday();
  const canAssign = isAdmin && !isOver;
  const { dragProps, isDragging } = useDragShift({ open: shift }, !canAssign || !inGrid);
  if (!slot.gap) return null;
  const { planned, needed } = slot.gap;
  const need = planned === 0 ? plan.nobody : plan.tooFew(planned, needed);
  const showsPlace = by === 'person' || row.id === '';
  return (
    <div {...dragProps} className="ma-line ma-line--open" data-dragged={isDragging || undefined}>
      <button
        type="button"
        className="ma-line__main"
        tabIndex={inGrid ? -1 : undefined}
        title={[slot.time, slot.job_name, need].join(', ')}
        onClick={() =>
          onOpen(canAssign ? { name: 'assign', shift } : { name: 'details', row: { id: slot.job_id }, date })
        }
      >
        <span className="ui-sr-only">{`${formatWeekdayDate(date)}: `}</span>
        {renderTime(slot.time)} {showsPlace && <span className="ma-line__name">{slot.job_name}</span>}{' '}
        <span className={showsPlace ? 'ui-sr-only' : 'ma-line__state'}>{need}</span>
      </button>
    </div>
  );
}

type Action = 'assign' | 'move' | 'sick' | 'findCover' | 'cancel' | 'details';

/** Actions for an assigned shift. */
function listActions({ shift }: PlannedShift, { isAdmin, isOver }: { isAdmin: boolean; isOver: boolean }): Action[] {
  if (isOver) return ['details'];
  switch (shift.state) {
    case 'planned':
      return isAdmin ? ['move', 'sick', 'findCover', 'cancel', 'details'] : ['findCover', 'cancel', 'details'];
    case 'away':
      return isAdmin ? ['findCover', 'sick', 'cancel', 'details'] : ['findCover', 'cancel', 'details'];
    case 'covered':
      return ['findCover', 'details'];
    case 'cancelled':
      return ['details'];
  }
}

/** A shift of a person, with a menu. */
export function ShiftLine({ planned, slot, row, date, by, inGrid, onOpen }: LineProps & { planned: PlannedShift }) {
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const { shift, overlaps } = planned;
  const isOver = date < getBusinessToday();
  const canPassOn = shift.state === 'covered' || shift.ends_at > new Date().toISOString();
  // A shift that is over can't be passed on.
  const actions = listActions(planned, { isAdmin, isOver }).filter(
    (action) => canPassOn || (action !== 'move' && action !== 'findCover'),
  );
  const { dragProps, isDragging } = useDragShift({ shift }, !actions.includes('move') || !inGrid);
  const name = by === 'place' ? shift.user_name : shift.job_name;
  const state = formatShiftState(shift);
  const holiday = getHoliday(slot);
  const label = texts.shiftActions(`${slot.time} ${name}`);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A click that a key makes counts as a screen reader's, after which the menu would not get the focus.
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setOpen(true);
  };
  const run = (action: Action) => {
    const place = toShiftAtPlace(slot, date);
    if (action === 'move') onOpen({ name: 'move', shift });
    if (action === 'sick') onOpen({ name: 'cover', personId: shift.user_id, from: date });
    if (action === 'findCover') navigate(`${findCoverPath(shift)}&person=${shift.user_id}`);
    if (action === 'cancel') onOpen({ name: 'cancel', shift: place });
    if (action === 'details') onOpen({ name: 'details', row, date });
  };
  const kind = overlaps.length > 0 ? 'overlap' : shift.state === 'planned' ? shift.origin : shift.state;
  return (
    <div {...dragProps} className={`ma-line ma-line--${kind}`} data-dragged={isDragging || undefined}>
      <button
        ref={trigger}
        type="button"
        className="ma-line__main"
        tabIndex={inGrid ? -1 : undefined}
        title={[slot.time, name, state].filter(Boolean).join(', ')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onKeyDown={openByKey}
      >
        <span className="ui-sr-only">{`${formatWeekdayDate(date)}: `}</span>
        {overlaps.length > 0 && <MarkShape shape="overlap" />}
        {renderTime(slot.time)} <span className="ma-line__name">{name}</span>{' '}
        {state && <span className="ma-line__state">{state}</span>}{' '}
        {overlaps.length > 0 && (
          <span className="ui-sr-only">
            <OverlapMarks overlaps={overlaps} />
          </span>
        )}
        {holiday && <span className="ui-sr-only">{plan.holiday(holiday)}</span>}
      </button>
      {/* Not a MenuTrigger, which opens when the mouse goes down: then nothing could be dragged. */}
      <Popover
        className="ma-menu"
        aria-label={label}
        placement="bottom start"
        offset={4}
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <Menu
          aria-label={label}
          autoFocus="first"
          onAction={(key) => run(key as Action)}
          onClose={() => setOpen(false)}
        >
          {actions.map((action) => (
            <MenuItem key={action} id={action} className="ma-menu__item">
              {texts[action]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </div>
  );
}

/** The shifts of a cell, one line each. */
export function CellLines(props: Omit<LineProps, 'slot'> & { slots: readonly PlanSlot[] }) {
  const { slots, ...line } = props;
  return slots.map((slot) => (
    <div key={`${slot.job_id} ${slot.time}`} className="ma-lines">
      {slot.shifts.map((planned) => (
        <ShiftLine key={planned.shift.user_id} {...line} slot={slot} planned={planned} />
      ))}
      {slot.gap && <OpenLine {...line} slot={slot} />}
    </div>
  ));
}
