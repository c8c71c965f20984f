import { Button, useAlert } from '@cleaning/ui';
import { Link, showToast, useCurrentUser, useLocation } from '@cleaning/ui/app';
import { useEffect, useRef } from 'react';
import { findShiftAtJob } from '../shifts/plan';
import { usePlan } from '../shifts/usePlan';
import { work } from '../texts';
import { Elapsed } from '../work/Elapsed';
import { findJobName, type RunningWork } from '../work/runningWork';
import { UndoStart } from '../work/UndoStart';
import { describePhase, useWork } from '../work/useWork';

interface RunningProps {
  running: RunningWork | null;
  /** Path of the running job. */
  path: string;
}

/**
 * Running work with the time since its start, the Finished button, and for two minutes the button that undoes the
 * start. The job's page and pages with today's card have these buttons themselves.
 */
export function Running({ running, path }: RunningProps) {
  const me = useCurrentUser();
  const alert = useAlert();
  const ownName = running ? findJobName(me, running.jobId) : '';
  // Needed for the shift that ends, and for the name of a cover's job, which isn't among the user's own jobs.
  const plan = usePlan(running !== null);
  const { clock, undoStart, busy, phase, outcome, isOwn } = useWork(plan.data);
  const { pathname } = useLocation();
  const isOnItsPage = pathname === path;
  const base = path.slice(0, path.lastIndexOf('/'));
  const isOnToday = [base, '/dashboard'].includes(pathname);
  // Today's card and the job's page show finished work themselves. A ref, so that the next page doesn't announce it
  // later.
  const isSaidByPage = useRef(false);
  isSaidByPage.current = isOnToday || pathname === `${base}/${outcome?.finished?.jobId}`;

  useEffect(() => {
    // The page reports the results of its own buttons.
    if (!isOwn) return;
    if (outcome?.tone === 'danger') void alert(outcome.text);
    // The bar lists waiting work.
    else if (outcome && outcome.waitingKey === undefined && !isSaidByPage.current)
      showToast(outcome.text, outcome.tone);
  }, [outcome, isOwn, alert]);

  // The pressed button is gone, so the focus moves on to the page.
  const isEnding = useRef(false);
  const isRunning = running !== null;
  useEffect(() => {
    if (isRunning || !isEnding.current) return;
    isEnding.current = false;
    const { activeElement } = document;
    const heading = document.querySelector<HTMLElement>('main :is(h1, h2)');
    if (!heading || (activeElement && activeElement !== document.body)) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [isRunning]);

  if (!running) return null;
  const { kind, jobId, rowId, startKey, startedAt } = running;
  const jobName = ownName || (findShiftAtJob(plan.data, jobId)?.job_name ?? '');
  return (
    <div className="mc-bar__running">
      <Link to={path} className="mc-bar__job">
        <span className="mc-bar__dot" aria-hidden="true" />
        <span className="mc-bar__name">{work.workingAt(jobName)}</span>
        <Elapsed since={startedAt} />
      </Link>
      {!isOnItsPage && !isOnToday && (
        <UndoStart
          running={running}
          busy={busy}
          onUndo={() => {
            isEnding.current = true;
            void undoStart(running, jobName, me.id);
          }}
        />
      )}
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => {
          isEnding.current = true;
          void clock(work.confirmFinish, work.finish, {
            userId: me.id,
            kind,
            jobId,
            jobName,
            action: 'finish',
            rowId,
            startKey,
          });
        }}
      >
        {work.finish}
      </Button>
      <span role="status" className="ui-sr-only">
        {describePhase(phase)}
      </span>
    </div>
  );
}
