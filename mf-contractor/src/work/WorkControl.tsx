import type { JobKind } from '@cleaning/contracts';
import { Button, Card, LinkButton, Notice } from '@cleaning/ui';
import { useCurrentUser } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { work } from '../texts';
import { runningWork } from './runningWork';
import { sendFinish, sendStart } from './sendWork';
import { useWork } from './useWork';

interface WorkControlProps {
  kind: JobKind;
  jobId: string;
  /** Path of the list of own jobs, to find the job that runs instead of this one. */
  myJobsPath: string;
  canStart: boolean;
  /** What is said instead of Start when the job cannot be started now. */
  whyNot: string;
  /** Shown above the button while the job does not run. */
  children?: ReactNode;
}

const PHASES = { idle: '', locating: work.locating, sending: work.sending } as const;

/** Start, Finished, or why there is neither. */
export function WorkControl({ kind, jobId, myJobsPath, canStart, whyNot, children }: WorkControlProps) {
  const me = useCurrentUser();
  const { press, phase, outcome } = useWork();
  const running = runningWork(me);
  const busy = phase !== 'idle';

  const start = () => press(work.confirmStart, work.start, (place) => sendStart(kind, me.id, jobId, place));

  let control: ReactNode;
  if (running?.jobId === jobId) {
    control = (
      <>
        <p>{work.running}</p>
        <Button
          variant="danger"
          busy={busy}
          onClick={() => press(work.confirmFinish, work.finish, (place) => sendFinish(running, me.id, place))}
        >
          {work.finish}
        </Button>
      </>
    );
  } else if (running) {
    control = (
      <>
        <Notice tone="warn">{work.otherJobRunning}</Notice>
        <LinkButton to={`${myJobsPath}/${running.jobId}`}>{work.toRunningJob}</LinkButton>
      </>
    );
  } else if (canStart) {
    control = (
      <>
        {children}
        <Button busy={busy} onClick={start}>
          {work.start}
        </Button>
      </>
    );
  } else {
    control = <p>{whyNot}</p>;
  }

  return (
    <Card title={work.heading}>
      <div className="mc-work">
        {control}
        <p role="status">{PHASES[phase]}</p>
        <div role="status">{outcome?.tone === 'ok' && <Notice tone="ok">{outcome.text}</Notice>}</div>
        {outcome?.tone === 'danger' && <Notice tone="danger">{outcome.text}</Notice>}
        <p className="mc-note">{work.locationNote}</p>
      </div>
    </Card>
  );
}
