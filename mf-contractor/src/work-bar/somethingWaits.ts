import { getKeptClockEvents, isPending } from '../clock-events/keptClockEvents';
import { keptReports } from '../incidents/keptReports';
import { keptMessages } from '../messages/keptMessages';
import { readKeptPhotos } from '../photos/photoStore';
import { keptSupplies } from '../supplies/keptSupplies';
import { keptVisits } from '../visits/keptVisits';

/** Nobody waits longer for a logout: a browser may never open its store of photos. */
const READ_MS = 2000;
const timeOut = () => new Promise<[]>((resolve) => setTimeout(resolve, READ_MS, []));

/** Whether the device keeps what this person has done and the server has neither taken nor refused: clock events, checklists, photos, reports, messages, requests for supplies. */
export async function hasWaitingWork(of: string): Promise<boolean> {
  const photos = await Promise.race([readKeptPhotos().catch(() => []), timeOut()]);
  const isOwn = ({ userId }: { readonly userId: string }) => userId === of;
  return (
    getKeptClockEvents().some((event) => isOwn(event) && isPending(event)) ||
    [
      ...keptVisits().filter(({ isClosed }) => isClosed),
      ...keptReports(),
      ...keptMessages(),
      ...keptSupplies(),
      ...photos,
    ].some((kept) => isOwn(kept) && kept.refusal === null)
  );
}
