import './workBar.css';
import {
  type CurrentUser,
  getCurrentUser,
  getMyChecklists,
  getMyPlan,
  getPermanentJobById,
  getQuickJob,
  getRemainingSlots,
  getSiteCard,
  type JobKind,
  listSiteFiles,
} from '@cleaning/contracts';
import { Button, clockText, readMoment, siteFilesQuery } from '@cleaning/ui';
import { onUserRead, readToken, request, showToast, useCurrentUser, userReadAt } from '@cleaning/ui/app';
import { sendNowAndThen } from '@cleaning/ui/kept';
import { useEffect, useRef } from 'react';
import {
  dropClockEvent,
  dropTakenBefore,
  isUnsent,
  type KeptClockEvent,
  keptClockEvents,
  onClockEventElsewhere,
  useKeptClockEvents,
} from '../clock-events/keptClockEvents';
import { sendKeptClockEvents } from '../clock-events/sendClockEvents';
import { keptReports } from '../incidents/keptReports';
import { sendKeptReports } from '../incidents/sendReports';
import { incidents } from '../incidents/texts';
import { InLanguage } from '../languages/InLanguage';
import { keepSheets } from '../site-card/keepSheets';
import { work } from '../texts';
import { KeptWork } from '../visits/KeptWork';
import { runningWork } from '../work/runningWork';
import { useReadAgain } from '../work/useWork';
import { Running } from './Running';
import { useLogoutQuestion } from './useLogoutQuestion';

/** A ready worker may not control this page yet, and without control it keeps no answers. */
function workerInCharge(): Promise<void> {
  const { serviceWorker } = navigator;
  return new Promise((resolve) => {
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/** The site card of a place and its safety data sheets. Door details are never among copies. */
async function copySiteCard(job_id: string, signal: AbortSignal): Promise<void> {
  const { files_path } = await request(getSiteCard, { params: { job_id }, signal });
  const files = await request(listSiteFiles, { params: { id: job_id }, query: siteFilesQuery(files_path), signal });
  const sheets = files.filter(({ kind }) => kind === 'sheet').map(({ id }) => id);
  await keepSheets(job_id, sheets, files_path);
}

/** Reads the own plan and the pages of all own jobs once, so that the service worker has them when there is no connection. */
function useOfflineCopies(me: CurrentUser): void {
  const permanent = me.permanent_jobs.map((job) => job.job_id).join();
  const quick = me.quick_jobs.map((job) => job.job_id).join();
  // A changed password gives the session another one, and the worker keeps copies of one token alone.
  const token = readToken();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is a reason
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const stop = new AbortController();
    const { signal } = stop;
    const ids = (list: string) => (list === '' ? [] : list.split(','));
    const read = async () => {
      await workerInCharge();
      // The page read the user before the worker controlled it.
      await request(getCurrentUser, { signal });
      const { shifts } = await request(getMyPlan, { signal });
      await request(getMyChecklists, { signal });
      const all = (kind: JobKind, own: string) =>
        new Set([...ids(own), ...shifts.filter((shift) => shift.kind === kind).map(({ job_id }) => job_id)]);
      for (const jobID of all('permanent', permanent)) {
        await request(getPermanentJobById, { params: { jobID }, signal });
        await request(getRemainingSlots, { body: { user_id: me.id, job_id: jobID }, signal });
      }
      for (const jobID of all('quick', quick)) await request(getQuickJob, { params: { jobID }, signal });
      // Last, as they weigh most.
      for (const jobID of [...all('permanent', permanent), ...all('quick', quick)])
        await copySiteCard(jobID, signal).catch(() => null);
    };
    // The rest is copied when its page is opened.
    read().catch(() => null);
    return () => stop.abort();
  }, [me.id, permanent, quick, token]);
}

/** Sends kept clock events, and follows other tabs. */
function useSendKept(userId: string): void {
  const readAgain = useRef<() => Promise<void>>(null);
  readAgain.current = useReadAgain();
  useEffect(() => {
    const own = () => keptClockEvents().filter((event) => event.userId === userId);
    const waiting = () => own().filter(isUnsent).length;
    const refused = () => own().filter(({ refusal }) => refusal !== null).length;
    const stopSending = sendNowAndThen('clock events', async () => {
      const before = { waiting: waiting(), refused: refused() };
      if (before.waiting === 0) return;
      await sendKeptClockEvents(userId);
      if (waiting() === before.waiting) return;
      await readAgain.current?.();
      if (waiting() + refused() < before.waiting + before.refused) showToast(work.keptSent);
    });
    const dropTaken = () => dropTakenBefore(userId, userReadAt());
    dropTaken();
    const stopDropping = onUserRead(dropTaken);
    // Another tab has sent them.
    const stopFollowing = onClockEventElsewhere(() => {
      if (waiting() === 0) void readAgain.current?.();
    });
    return () => {
      stopSending();
      stopDropping();
      stopFollowing();
    };
  }, [userId]);
}

/** The same for reports of incidents. */
function useSendReports(userId: string): void {
  useEffect(() => {
    return sendNowAndThen('reports', async () => {
      if (!keptReports().some((kept) => kept.userId === userId && kept.refusal === null)) return;
      const { taken, refused } = await sendKeptReports(userId);
      for (const { kind, refusal } of refused)
        showToast(`${incidents.kinds[kind]}: ${incidents.states.refused}. ${refusal}`, 'danger');
      if (taken > 0) showToast(incidents.keptSent);
    });
  }, [userId]);
}

const actionText = (action: KeptClockEvent['action']): string => work[action === 'undo' ? 'undoStart' : action];

const getName = ({ action, jobName, recordedAt }: KeptClockEvent) =>
  work.keptClockEvent(actionText(action), jobName, clockText(readMoment(new Date(recordedAt)).slice(11)));

/** Clock events that wait for a connection, and those that the server has refused. */
function KeptList({ kept }: { kept: readonly KeptClockEvent[] }) {
  const waiting = kept.filter(({ isWaiting, refusal }) => isWaiting && refusal === null);
  const refused = kept.filter(({ refusal }) => refusal !== null);
  return (
    <>
      <div role="status">
        {waiting.length > 0 && (
          <div className="mc-bar__kept">
            <p>{work.keptWaiting}</p>
            <ul>
              {waiting.map((event) => (
                <li key={event.key}>{getName(event)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div role="alert">
        {refused.map((event) => (
          <div key={event.key} className="mc-bar__refused">
            <p>
              {getName(event)}: {event.refusal}
            </p>
            <Button variant="secondary" onClick={() => dropClockEvent(event.key)}>
              {work.dismiss}
            </Button>
          </div>
        ))}
      </div>
    </>
  );
}

/** What the shell shows on every page: the work that runs with its Finished button, and clock events that wait for a connection. */
function Bar() {
  const me = useCurrentUser();
  const kept = useKeptClockEvents(me.id);
  useSendKept(me.id);
  useSendReports(me.id);
  useLogoutQuestion(me.id);
  useOfflineCopies(me);
  const running = runningWork(me, kept);
  const base = me.role === 'admin' ? '/admin/my-jobs' : '/my-jobs';
  return (
    <aside className="mc-bar" aria-label={work.barLabel}>
      <Running running={running} path={`${base}/${running?.jobId}`} />
      <KeptList kept={kept} />
      <KeptWork />
    </aside>
  );
}

export default function WorkBar() {
  return (
    <InLanguage>
      <Bar />
    </InLanguage>
  );
}
