import './workBar.css';
import { Button, formatClockTime, toBusinessMoment } from '@cleaning/ui';
import { getUserReadTime, onUserRead, showToast, useCurrentUser } from '@cleaning/ui/app';
import { startSending } from '@cleaning/ui/kept';
import { useEffect, useRef } from 'react';
import {
  dropClockEvent,
  dropTakenEvents,
  getKeptClockEvents,
  isPending,
  type KeptClockEvent,
  onClockEventElsewhere,
  useKeptClockEvents,
} from '../clock-events/keptClockEvents';
import { sendKeptClockEvents } from '../clock-events/sendClockEvents';
import { keptReports } from '../incidents/keptReports';
import { sendKeptReports } from '../incidents/sendReports';
import { incidents } from '../incidents/texts';
import { InLanguage } from '../languages/InLanguage';
import { keptMessages } from '../messages/keptMessages';
import { sendKeptMessages } from '../messages/sendMessages';
import { messages } from '../messages/texts';
import { keptSupplies } from '../supplies/keptSupplies';
import { sendKeptSupplies } from '../supplies/sendSupplies';
import { supplies } from '../supplies/texts';
import { work } from '../texts';
import { KeptWork } from '../visits/KeptWork';
import { findRunningWork } from '../work/runningWork';
import { useReadAgain } from '../work/useWork';
import { Running } from './Running';
import { useLogoutQuestion } from './useLogoutQuestion';
import { useOfflineCopies } from './useOfflineCopies';

/** Sends kept clock events, and follows other tabs. */
function useSendKept(userId: string): void {
  const readAgain = useRef<() => Promise<void>>(null);
  readAgain.current = useReadAgain();
  useEffect(() => {
    const listOwn = () => getKeptClockEvents().filter((event) => event.userId === userId);
    const countWaiting = () => listOwn().filter(isPending).length;
    const countRefused = () => listOwn().filter(({ refusal }) => refusal !== null).length;
    const stopSending = startSending('clock events', async () => {
      const before = { waiting: countWaiting(), refused: countRefused() };
      if (before.waiting === 0) return;
      await sendKeptClockEvents(userId);
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

/** The same for reports of incidents. */
function useSendReports(userId: string): void {
  useEffect(() => {
    return startSending('reports', async () => {
      if (!keptReports().some((kept) => kept.userId === userId && kept.refusal === null)) return;
      const { taken, refused } = await sendKeptReports(userId);
      for (const { kind, refusal } of refused)
        showToast(`${incidents.kinds[kind]}: ${incidents.states.refused}. ${refusal}`, 'danger');
      if (taken > 0) showToast(incidents.keptSent);
    });
  }, [userId]);
}

/** The same for messages. */
function useSendMessages(userId: string): void {
  useEffect(() => {
    return startSending('messages', async () => {
      if (!keptMessages().some((kept) => kept.userId === userId && kept.refusal === null)) return;
      const { taken, refused } = await sendKeptMessages(userId);
      for (const refusal of refused) showToast(`${messages.refused}. ${refusal}`, 'danger');
      if (taken > 0) showToast(messages.keptSent);
    });
  }, [userId]);
}

/** The same for requests for supplies. */
function useSendSupplies(userId: string): void {
  useEffect(() => {
    return startSending('supplies', async () => {
      if (!keptSupplies().some((kept) => kept.userId === userId && kept.refusal === null)) return;
      const { taken, refused } = await sendKeptSupplies(userId);
      for (const refusal of refused) showToast(`${supplies.keptRefused}. ${refusal}`, 'danger');
      if (taken > 0) showToast(supplies.keptSent);
    });
  }, [userId]);
}

const describeAction = (action: KeptClockEvent['action']): string => work[action === 'undo' ? 'undoStart' : action];

const getName = ({ action, jobName, recordedAt }: KeptClockEvent) =>
  work.keptClockEvent(
    describeAction(action),
    jobName,
    formatClockTime(toBusinessMoment(new Date(recordedAt)).slice(11)),
  );

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
  useSendMessages(me.id);
  useSendSupplies(me.id);
  useLogoutQuestion(me.id);
  useOfflineCopies(me);
  const running = findRunningWork(me, kept);
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
