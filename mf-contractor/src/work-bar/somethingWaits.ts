import { isUnsent, keptClockEvents } from '../clock-events/keptClockEvents';
import { keptReports } from '../incidents/keptReports';
import { keptPhotos } from '../photos/photoStore';
import { keptVisits } from '../visits/keptVisits';

/** Whether the device keeps what this person has done and the server has neither taken nor refused: clock events, checklists, photos, reports. */
export async function somethingWaits(of: string): Promise<boolean> {
  const photos = await keptPhotos().catch(() => []);
  const isOwn = ({ userId }: { readonly userId: string }) => userId === of;
  return (
    keptClockEvents().some((event) => isOwn(event) && isUnsent(event)) ||
    [...keptVisits().filter(({ isClosed }) => isClosed), ...keptReports(), ...photos].some(
      (kept) => isOwn(kept) && kept.refusal === null,
    )
  );
}
