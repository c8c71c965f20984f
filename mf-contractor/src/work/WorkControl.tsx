import type { JobKind } from '@cleaning/contracts';
import { Button, Card, getBusinessToday, LinkButton, Notice } from '@cleaning/ui';
import { useCurrentUser } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { type QueuedClockEvent, useQueuedClockEvents } from '../clock-events/queuedClockEvents';
import { StartWarnings } from '../compliance/StartWarnings';
import { NextShift } from '../shifts/NextShift';
import { findShiftToStart, isFinished } from '../shifts/plan';
import { buildStartQuestion } from '../shifts/punctuality';
import { usePlan } from '../shifts/usePlan';
import { work } from '../texts';
import { VisitCard } from '../visits/VisitCard';
import { ClockOutcome, FinishedOutcome } from './ClockOutcome';
import { Elapsed } from './Elapsed';
import { findRunningWork } from './runningWork';
import { UndoStart } from './UndoStart';
import { useWork } from './useWork';

interface WorkControlProps {
  kind: JobKind;
  jobId: string;
  jobName: string;
  /** Path of the user's job list, to find the running job. */
  myJobsPath: string;
  /**
   * Number of starts left today, from the service or a copy of its answer, less what the phone knows to be finished.
   */
  startsLeft: number;
  /** Shown instead of Start when the job cannot be started now. */
  whyNot: string;
  /** Shown above the button while the job isn't running. */
  children?: ReactNode;
}

const isOfToday = ({ shift, recordedAt }: QueuedClockEvent): boolean =>
  (shift?.date ?? getBusinessToday(new Date(recordedAt))) === getBusinessToday();

/** The button Start or Finished, or the reason why there is none. */
export function WorkControl({ kind, jobId, jobName, myJobsPath, startsLeft, whyNot, children }: WorkControlProps) {
  const me = useCurrentUser();
  const kept = useQueuedClockEvents(me.id);
  const plan = usePlan();
  const { clock, undoStart, busy, phase, outcome } = useWork(plan.data);
  const running = findRunningWork(me, kept);
  const intended = { userId: me.id, kind, jobId, jobName };
  const ended = kept.filter((event) => event.jobId === jobId && isFinished(event) && isOfToday(event));
  const isWaiting = ended.some((event) => event.isWaiting);
  // The caller accounts for shifts that the phone can name. A quick job is done once.
  const unnamed = ended.filter((event) => (kind === 'quick' ? true : event.isWaiting && !event.shift)).length;

  let start: ReactNode = null;
  let control: ReactNode;
  if (running?.jobId === jobId) {
    const { rowId, startKey } = running;
    control = (
      <>
        <p>
          {work.running} <Elapsed since={running.startedAt} />
        </p>
        <Button
          variant="danger"
          busy={busy}
          onClick={() => clock(work.confirmFinish, work.finish, { ...intended, action: 'finish', rowId, startKey })}
        >
          {work.finish}
        </Button>
        <UndoStart running={running} busy={busy} onUndo={() => undoStart(running, jobName, me.id)} />
      </>
    );
  } else if (running) {
    control = (
      <>
        <Notice tone="warn">{work.otherJobRunning}</Notice>
        <LinkButton to={`${myJobsPath}/${running.jobId}`}>{work.toRunningJob}</LinkButton>
      </>
    );
  } else if (startsLeft > unnamed) {
    start = (
      <div className="mc-start">
        <Button
          busy={busy}
          onClick={() => {
            const question = buildStartQuestion(jobName, findShiftToStart(plan.data?.shifts ?? [], jobId, kept));
            return clock(question, work.start, { ...intended, action: 'start', rowId: null, startKey: null });
          }}
        >
          {work.start}
        </Button>
      </div>
    );
    control = (
      <>
        {children}
        <StartWarnings jobId={jobId} />
      </>
    );
  } else {
    control = (
      <>
        {children}
        <p>{isWaiting ? work.finishKept : whyNot}</p>
      </>
    );
  }

  return (
    <>
      <Card title={work.heading}>
        <div className="mc-work">
          <FinishedOutcome outcome={outcome} base={myJobsPath} />
          {control}
          <ClockOutcome phase={phase} outcome={outcome} />
          <p className="mc-note">{work.locationNote}</p>
        </div>
        {outcome?.finished && !running && <NextShift base={myJobsPath} />}
      </Card>
      {start}
      {running?.jobId === jobId && <VisitCard running={running} jobName={jobName} />}
    </>
  );
}
