import type { WeekPlan } from '@cleaning/contracts';
import { formatWeekdayDate, Sheet, useIsWide } from '@cleaning/ui';
import { CoverLeaveSheet } from '../cover/CoverLeaveSheet';
import type { TellDone } from '../desk/useUndo';
import { CancelForm } from '../shifts/CancelForm';
import { ExtraShiftForm } from '../shifts/ExtraShiftForm';
import { forms } from '../shifts/texts';
import { AssignSheet } from './AssignSheet';
import { CellSheet } from './CellSheet';
import { CopySheet } from './CopySheet';
import { FillSheet } from './FillSheet';
import { MoveSheet } from './MoveSheet';
import type { OpenPanel, RosterPanel } from './rosterPanel';
import { cell as texts } from './texts';
import { getRows, type PlanBy } from './week';

interface RosterPanelsProps {
  panel: RosterPanel;
  plan: WeekPlan;
  by: PlanBy;
  tell: TellDone;
  onOpen: OpenPanel;
  onClose: () => void;
}

/** The open dialog of the roster. */
export function RosterPanels({ panel, plan, by, tell, onOpen, onClose }: RosterPanelsProps) {
  const isWide = useIsWide();
  const side = isWide ? 'top' : 'bottom';
  switch (panel.name) {
    case 'details': {
      const { row: named, date } = panel;
      // From the tray or an open shift, the id is that of a place.
      const own = getRows(plan, by).find(({ id }) => id === named.id);
      const row = own ?? getRows(plan, 'place').find(({ id }) => id === named.id);
      const cell = row?.cells.find((each) => each.date === date);
      if (!row || !cell) return null;
      return <CellSheet row={row} cell={cell} by={own ? by : 'place'} onClose={onClose} />;
    }
    case 'assign':
      return <AssignSheet shift={panel.shift} person={panel.person} tell={tell} onOpen={onOpen} onClose={onClose} />;
    case 'fill':
      return <FillSheet person={panel.person} date={panel.date} tell={tell} onOpen={onOpen} onClose={onClose} />;
    case 'extra': {
      const { place, person, date } = panel;
      const label = `${forms.extra.title}: ${(place ?? person)?.name}, ${formatWeekdayDate(date)}`;
      return (
        <Sheet label={label} side={side} closeLabel={texts.close} onClose={onClose}>
          <ExtraShiftForm place={place?.id} person={person?.id} date={date} onDone={onClose} />
        </Sheet>
      );
    }
    case 'move':
      return <MoveSheet shift={panel.shift} to={panel.to} tell={tell} onClose={onClose} />;
    case 'cancel': {
      const { job_id, job_name, date, time } = panel.shift;
      return (
        <Sheet label={`${job_name}, ${formatWeekdayDate(date)}`} side={side} closeLabel={texts.close} onClose={onClose}>
          <CancelForm place={job_id} date={date} time={time} onDone={onClose} />
        </Sheet>
      );
    }
    case 'copy':
      return <CopySheet from={plan.from} tell={tell} onClose={onClose} />;
    case 'cover':
      return <CoverLeaveSheet personId={panel.personId} from={panel.from} tell={tell} onClose={onClose} />;
  }
}
