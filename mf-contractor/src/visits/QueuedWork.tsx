import { Button, Progress } from '@cleaning/ui';
import { showToast, useCurrentUser } from '@cleaning/ui/app';
import { startSending } from '@cleaning/ui/kept';
import { useEffect } from 'react';
import { getQueuedClockEvents, isPending, useQueuedClockEvents } from '../clock-events/queuedClockEvents';
import { dropPhoto, readQueuedPhotos, useQueuedPhotos } from '../photos/photoStore';
import { photoOutbox, useSending } from '../photos/sendPhotos';
import { photos as photoTexts } from '../photos/texts';
import { findRunningWork, type RunningWork } from '../work/runningWork';
import { changeVisit, dropVisit, listQueuedVisits, takeOutPhoto, useQueuedVisits } from './queuedVisits';
import { visitOutbox } from './sendVisits';
import { visits as texts } from './texts';

/** Shows a message once the last stored photo is sent. */
async function sendKept(userId: string): Promise<void> {
  await visitOutbox.sendAll(userId);
  const listWaiting = async () =>
    (await readQueuedPhotos().catch(() => [])).filter((kept) => kept.userId === userId && kept.refusal === null).length;
  if ((await listWaiting()) === 0) return;
  const { taken, refused } = await photoOutbox.sendAll(userId);
  // The bar says of those that are refused why.
  if (taken > 0 && refused.length === 0 && (await listWaiting()) === 0) showToast(photoTexts.allSent);
}

/** Whether the device's latest event at a job is an undone start. */
const isUndone = (userId: string, jobId: string): boolean =>
  getQueuedClockEvents().findLast((event) => event.userId === userId && event.jobId === jobId && event.refusal === null)
    ?.action === 'undo';

/**
 * Closes visits of work that was finished elsewhere or by the office, so that their answers are sent too, unless the
 * start was undone.
 */
function closeOthers(userId: string, running: RunningWork | null): void {
  for (const { key, userId: of, jobId, isClosed } of listQueuedVisits()) {
    if (of !== userId || isClosed || jobId === running?.jobId) continue;
    if (isUndone(userId, jobId)) dropVisit(key);
    else changeVisit(key, { isClosed: true });
  }
}

/** Sends waiting work when the page opens, when the connection returns, after Finished, and at intervals. */
function useSendVisits(userId: string, running: RunningWork | null): void {
  const clockEvents = useQueuedClockEvents(userId).filter(isPending).length;
  const runningJob = running?.jobId ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is tried again when a clock event was sent and when the work has ended
  useEffect(
    () =>
      startSending('visits', async () => {
        closeOthers(userId, running);
        // A device without photo storage has none to send.
        await sendKept(userId).catch(() => {});
      }),
    [userId, runningJob, clockEvents],
  );
}

/** A photo that was refused is no answer to anything. */
function dismiss(photo: string): void {
  takeOutPhoto(photo);
  void dropPhoto(photo);
}

/** Waiting checklists and photos with their progress, and those that the server has refused. */
export function QueuedWork() {
  const me = useCurrentUser();
  const running = findRunningWork(me, useQueuedClockEvents(me.id));
  useSendVisits(me.id, running);
  const photos = useQueuedPhotos(me.id);
  const sending = useSending();
  const visits = useQueuedVisits(me.id).filter(({ isClosed }) => isClosed);
  const waitingPhotos = photos.filter(({ refusal }) => refusal === null).length;
  const waitingVisits = visits.filter(({ refusal }) => refusal === null);
  return (
    <>
      <div role="status">
        {(waitingPhotos > 0 || waitingVisits.length > 0) && (
          <div className="mc-bar__kept">
            {waitingVisits.length > 0 && <p>{texts.kept(waitingVisits.map(({ jobName }) => jobName).join(', '))}</p>}
            {waitingPhotos > 0 &&
              (sending ? (
                <Progress value={sending.sent} label={photoTexts.barSending(waitingPhotos)} />
              ) : (
                <p>{photoTexts.bar(waitingPhotos)}</p>
              ))}
          </div>
        )}
      </div>
      <div role="alert">
        {visits.map(
          ({ key, jobName, refusal }) =>
            refusal !== null && (
              <div key={key} className="mc-bar__refused">
                <p>{texts.refused(jobName, refusal)}</p>
                <Button variant="secondary" onClick={() => dropVisit(key)}>
                  {texts.dismiss}
                </Button>
              </div>
            ),
        )}
        {photos.map(
          ({ key, refusal }) =>
            refusal !== null && (
              <div key={key} className="mc-bar__refused">
                <p>{photoTexts.barRefused(refusal)}</p>
                <Button variant="secondary" onClick={() => dismiss(key)}>
                  {photoTexts.dismiss}
                </Button>
              </div>
            ),
        )}
      </div>
    </>
  );
}
