import { getQueuedClockEvents, isPending } from '../clock-events/queuedClockEvents';
import { listQueuedReports } from '../incidents/queuedReports';
import { listQueuedMessages } from '../messages/queuedMessages';
import { readQueuedPhotos } from '../photos/photoStore';
import { listQueuedSupplies } from '../supplies/queuedSupplies';
import { listQueuedVisits } from '../visits/queuedVisits';

/** Longest delay of a logout: a browser may never open its photo store. */
const READ_MS = 2000;
const waitForTimeout = () => new Promise<[]>((resolve) => setTimeout(resolve, READ_MS, []));

/**
 * Whether the device stores work of this user that the server has neither accepted nor refused: clock events,
 * checklists, photos, reports, messages or supply requests.
 */
export async function hasWaitingWork(of: string): Promise<boolean> {
  const photos = await Promise.race([readQueuedPhotos().catch(() => []), waitForTimeout()]);
  const isOwn = ({ userId }: { readonly userId: string }) => userId === of;
  return (
    getQueuedClockEvents().some((event) => isOwn(event) && isPending(event)) ||
    [
      ...listQueuedVisits().filter(({ isClosed }) => isClosed),
      ...listQueuedReports(),
      ...listQueuedMessages(),
      ...listQueuedSupplies(),
      ...photos,
    ].some((kept) => isOwn(kept) && kept.refusal === null)
  );
}
