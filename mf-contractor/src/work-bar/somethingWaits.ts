import { isUnsent, keptClockEvents } from '../clock-events/keptClockEvents';
import { keptReports } from '../incidents/keptReports';
import { keptMessages } from '../messages/keptMessages';
import { keptPhotos } from '../photos/photoStore';
import { keptVisits } from '../visits/keptVisits';

/** Nobody waits longer for a logout: a browser may never open its store of photos. */
const READ_MS = 2000;
const afterRead = () => new Promise<[]>((resolve) => setTimeout(resolve, READ_MS, []));

/** Whether the device keeps what this person has done and the server has neither taken nor refused: clock events, checklists, photos, reports, messages. */
export async function somethingWaits(of: string): Promise<boolean> {
  const photos = await Promise.race([keptPhotos().catch(() => []), afterRead()]);
  const isOwn = ({ userId }: { readonly userId: string }) => userId === of;
  return (
    keptClockEvents().some((event) => isOwn(event) && isUnsent(event)) ||
    [...keptVisits().filter(({ isClosed }) => isClosed), ...keptReports(), ...keptMessages(), ...photos].some(
      (kept) => isOwn(kept) && kept.refusal === null,
    )
  );
}
