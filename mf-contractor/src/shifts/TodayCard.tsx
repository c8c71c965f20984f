import './shifts.css';
import { type OwnShift } from '@cleaning/contracts';
import {
  Badge,
  Button,
  Card,
  formatShortDate,
  getBusinessToday,
  Notice,
  QueryState,
  Revealed,
  Skeleton,
} from '@cleaning/ui';
import { Link, useCurrentUser } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { useQueuedClockEvents } from '../clock-events/queuedClockEvents';
import { StartWarnings } from '../compliance/StartWarnings';
import { ReportLinks } from '../jobs/ReportLinks';
import { ShiftDoor } from '../site-card/SiteCard';
import { myJobs, shifts as texts, work } from '../texts';
import { ChecklistLink } from '../visits/ChecklistLink';
import { ClockOutcome, FinishedOutcome } from '../work/ClockOutcome';
import { Elapsed } from '../work/Elapsed';
import { findJobName, findRunningWork, type RunningWork } from '../work/runningWork';
import { UndoStart } from '../work/UndoStart';
import { useNow } from '../work/useNow';
import { useWork } from '../work/useWork';
import { NextShift } from './NextShift';
import { buildShiftKey, countMinutesFromStart, findNextDay, findTodaysWork } from './plan';
import { buildStartQuestion, describePunctuality } from './punctuality';
import { ShiftActions } from './ShiftActions';
import { formatPay, formatTime, ShiftBadges, ShiftLine } from './ShiftLine';
import { usePlan } from './usePlan';

const LATE_INTERVAL_MS = 15_000;

/** Minutes by which an unstarted shift is late. */
function Late({ shift }: { shift: OwnShift }) {
  const now = useNow(LATE_INTERVAL_MS);
  return countMinutesFromStart(shift, now) > 0 ? <Badge tone="warn">{describePunctuality(shift, now)}</Badge> : null;
}

interface ShiftFactsProps {
  shift: OwnShift;
  base: string;
  /** Whether it can be started, so that lateness matters. */
  isNext?: boolean;
}

/** The shift that Start or Finished applies to: its day unless today, time, length, pay and place. */
function ShiftFacts({ shift, base, isNext = false }: ShiftFactsProps) {
  return (
    <div className="mc-today__shift">
      {shift.date !== getBusinessToday() && <p className="mc-today__day">{formatShortDate(shift.date)}</p>}
      <p className="mc-today__time">
        <strong>{formatTime(shift)}</strong> <span>{formatPay(shift, false)}</span>
      </p>
      <p className="mc-today__place">
        <Link to={`${base}/${shift.job_id}`}>{shift.job_name}</Link> <ShiftBadges shift={shift} />{' '}
        {isNext && <Late shift={shift} />}
      </p>
      <p className="mc-note mc-today__address">{shift.address}</p>
    </div>
  );
}

/** Directions and access. */
const ShiftAccess = ({ shift }: { shift: OwnShift }) => (
  <>
    <ShiftActions mapLink={shift.map_link} />
    <ShiftDoor jobId={shift.job_id} />
  </>
);

/** Work that isn't in the plan, because its shift was changed after the start. */
function OtherRunning({ running, base }: { running: RunningWork; base: string }) {
  const name = findJobName(useCurrentUser(), running.jobId);
  return <p className="mc-today__place">{name && <Link to={`${base}/${running.jobId}`}>{name}</Link>}</p>;
}

/**
 * Shift to start or finish now, with its button, and today's other shifts; without any, the next day with work. Renders
 * nothing for somebody without shifts. `base` is the path above the jobs' pages.
 */
export function TodayCard({ base }: { base: string }) {
  const me = useCurrentUser();
  const kept = useQueuedClockEvents(me.id);
  const plan = usePlan();
  const { clock, undoStart, busy, phase, outcome } = useWork(plan.data);
  const runs = findRunningWork(me, kept);

  const finish = (running: RunningWork, shift: OwnShift | null) => {
    const { kind, jobId, rowId, startKey } = running;
    const jobName = shift?.job_name ?? findJobName(me, jobId);
    const intended = { userId: me.id, kind, jobId, jobName, action: 'finish', rowId, startKey } as const;
    return clock(work.confirmFinish, work.finish, intended);
  };
  const start = (shift: OwnShift) => {
    const { kind, job_id: jobId, job_name: jobName } = shift;
    const intended = { userId: me.id, kind, jobId, jobName, action: 'start', rowId: null, startKey: null } as const;
    return clock(buildStartQuestion(jobName, shift), work.start, intended);
  };

  const renderControl = (running: OwnShift | null, next: OwnShift | null) => {
    if (runs)
      return (
        <>
          {running ? <ShiftFacts shift={running} base={base} /> : <OtherRunning running={runs} base={base} />}
          <p>
            {work.runningNow} <Elapsed since={runs.startedAt} />
          </p>
          <Button variant="danger" busy={busy} onClick={() => finish(runs, running)}>
            {work.finish}
          </Button>
          <UndoStart
            running={runs}
            busy={busy}
            onUndo={() => undoStart(runs, running?.job_name ?? findJobName(me, runs.jobId), me.id)}
          />
          <ChecklistLink running={runs} base={base} />
          <div className="mc-actions">
            <ReportLinks base={base} jobId={runs.jobId} />
          </div>
          {running && <ShiftAccess shift={running} />}
        </>
      );
    if (next)
      return (
        <>
          <ShiftFacts shift={next} base={base} isNext />
          <Button busy={busy} onClick={() => start(next)}>
            {work.start}
          </Button>
          <ShiftAccess shift={next} />
          {/* Below the buttons: it comes later, and would move them away. */}
          <StartWarnings jobId={next.job_id} />
        </>
      );
    return <p>{work.noSlotsToday}</p>;
  };

  return (
    <QueryState
      query={plan}
      pending={
        <Card title={myJobs.today}>
          <Skeleton />
        </Card>
      }
    >
      {({ shifts }) => {
        const { running, next, others, done } = findTodaysWork(shifts, runs, kept);
        if (runs || next || others.length > 0 || outcome)
          return (
            <Card title={myJobs.today} className="mc-today">
              <div className="mc-work">
                <FinishedOutcome outcome={outcome} base={base} />
                {renderControl(running, next)}
                <ClockOutcome phase={phase} outcome={outcome} />
                {(runs || next) && <p className="mc-note">{work.locationNote}</p>}
              </div>
              {others.length > 0 && (
                <>
                  <h3>{next || runs ? texts.alsoToday : texts.doneToday}</h3>
                  <ul className="mc-shifts">
                    {others.map((shift) => (
                      <ShiftLine
                        key={buildShiftKey(shift)}
                        shift={shift}
                        base={base}
                        isDone={done.has(buildShiftKey(shift))}
                      />
                    ))}
                  </ul>
                </>
              )}
              {!runs && !next && <NextShift base={base} />}
            </Card>
          );
        const ahead = findNextDay(shifts);
        if (ahead)
          return (
            <Card title={myJobs.next(formatShortDate(ahead.day))}>
              <ul className="mc-shifts">
                {ahead.shifts.map((shift) => (
                  <ShiftLine key={buildShiftKey(shift)} shift={shift} base={base} />
                ))}
              </ul>
            </Card>
          );
        const hasJobs = me.quick_jobs.length + me.permanent_jobs.length > 0;
        return hasJobs ? <Notice>{myJobs.nothingNext}</Notice> : null;
      }}
    </QueryState>
  );
}

/** Content below the TodayCard. */
export function BelowToday({ children }: { children: ReactNode }) {
  const { data, isFetched } = usePlan();
  return <Revealed when={data !== undefined || isFetched}>{children}</Revealed>;
}
