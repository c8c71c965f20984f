import './workBar.css';
import { Button, formatClockTime, toBusinessMoment } from '@cleaning/ui';
import { getUserReadTime, onUserRead, showToast, useCurrentUser } from '@cleaning/ui/app';
import { startSending } from '@cleaning/ui/kept';
import { useEffect, useRef } from 'react';
import {
  dropClockEvent,
  dropTakenEvents,
  getQueuedClockEvents,
  isPending,
  onClockEventElsewhere,
  type QueuedClockEvent,
  useQueuedClockEvents,
} from '../clock-events/queuedClockEvents';
import { sendQueuedClockEvents } from '../clock-events/sendClockEvents';
import { reportOutbox } from '../incidents/sendReports';
import { incidents } from '../incidents/texts';
import { InLanguage } from '../languages/InLanguage';
import { messageOutbox } from '../messages/sendMessages';
import { messages } from '../messages/texts';
import { suppliesOutbox } from '../supplies/sendSupplies';
import { supplies } from '../supplies/texts';
import { work } from '../texts';
import { QueuedWork } from '../visits/QueuedWork';
import { findRunningWork } from '../work/runningWork';
import { useReadAgain } from '../work/useWork';
import { Running } from './Running';
import { useLogoutQuestion } from './useLogoutQuestion';
import { useOfflineCopies } from './useOfflineCopies';

/** Sends stored clock events, and follows other tabs. */
function useSendKept(userId: string): void {
  const readAgain = useRef<() => Promise<void>>(null);
  readAgain.current = useReadAgain();
  useEffect(() => {
    const listOwn = () => getQueuedClockEvents().filter((event) => event.userId === userId);
    const countWaiting = () => listOwn().filter(isPending).length;
    const countRefused = () => listOwn().filter(({ refusal }) => refusal !== null).length;
    const stopSending = startSending('clock events', async () => {
      const before = { waiting: countWaiting(), refused: countRefused() };
      if (before.waiting === 0) return;
      await sendQueuedClockEvents(userId);
      if (countWaiting() === before.waiting) return;
      await readAgain.current?.();
      if (countWaiting() + countRefused() < before.waiting + before.refused) showToast(work.keptSent);
    });
    const dropTaken = () => dropTakenEvents(userId, getUserReadTime());
    dropTaken();
    const stopDropping = onUserRead(dropTaken);
    // Another tab has sent them.
    const stopFollowing = onClockEventElsewhere(() => {
      if (countWaiting() === 0) void readAgain.current?.();
    });
    return () => {
      stopSending();
      stopDropping();
      stopFollowing();
    };
  }, [userId]);
}

/** Sends kept reports of incidents, messages and requests for supplies, and says what became of them. */
function useSendOutboxes(userId: string): void {
  reportOutbox.useSending(userId, ({ taken, refused }) => {
    for (const { item, msg } of refused)
      showToast(`${incidents.kinds[item.kind]}: ${incidents.states.refused}. ${msg}`, 'danger');
    if (taken > 0) showToast(incidents.keptSent);
  });
  messageOutbox.useSending(userId, ({ taken, refused }) => {
    for (const { msg } of refused) showToast(`${messages.refused}. ${msg}`, 'danger');
    if (taken > 0) showToast(messages.keptSent);
  });
  suppliesOutbox.useSending(userId, ({ taken, refused }) => {
    for (const { msg } of refused) showToast(`${supplies.keptRefused}. ${msg}`, 'danger');
    if (taken > 0) showToast(supplies.keptSent);
  });
}

const describeAction = (action: QueuedClockEvent['action']): string => work[action === 'undo' ? 'undoStart' : action];

const getName = ({ action, jobName, recordedAt }: QueuedClockEvent) =>
  work.keptClockEvent(
    describeAction(action),
    jobName,
    formatClockTime(toBusinessMoment(new Date(recordedAt)).slice(11)),
  );

/** Clock events that wait for a connection, and those that the server has refused. */
function StoredList({ kept }: { kept: readonly QueuedClockEvent[] }) {
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

/** Bar of the shell on every page: running work with Finished, and clock events that wait for a connection. */
function Bar() {
  const me = useCurrentUser();
  const kept = useQueuedClockEvents(me.id);
  useSendKept(me.id);
  useSendOutboxes(me.id);
  useLogoutQuestion(me.id);
  useOfflineCopies(me);
  const running = findRunningWork(me, kept);
  const base = me.role === 'admin' ? '/admin/my-jobs' : '/my-jobs';
  return (
    <aside className="mc-bar" aria-label={work.barLabel}>
      <Running running={running} path={`${base}/${running?.jobId}`} />
      <StoredList kept={kept} />
      <QueuedWork />
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
