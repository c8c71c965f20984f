import './shifts.css';
import { formatShortDate } from '@cleaning/ui';
import { useCurrentUser } from '@cleaning/ui/app';
import { useQueuedClockEvents } from '../clock-events/queuedClockEvents';
import { myJobs } from '../texts';
import { buildShiftKey, findNextDay, findTodaysWork } from './plan';
import { ShiftLine } from './ShiftLine';
import { usePlan } from './usePlan';

/** Shown after finished work: today's next shift, otherwise the shifts of the next day with work. */
export function NextShift({ base }: { base: string }) {
  const { data: plan } = usePlan();
  const kept = useQueuedClockEvents(useCurrentUser().id);
  const shifts = plan?.shifts ?? [];
  const { next } = findTodaysWork(shifts, null, kept);
  const ahead = next ? { day: next.date, shifts: [next] } : findNextDay(shifts);
  if (!ahead) return null;
  return (
    <section className="mc-next">
      <h3>{myJobs.next(formatShortDate(ahead.day))}</h3>
      <ul className="mc-shifts">
        {ahead.shifts.map((shift) => (
          <ShiftLine key={buildShiftKey(shift)} shift={shift} base={base} />
        ))}
      </ul>
    </section>
  );
}
