import type { NoticeKind } from '@cleaning/contracts';
import type { Transaction } from '@cleaning/service-kit';
import { writeMessages } from './push.queries.js';

/**
 * Writes a push message for each device of the notice's recipients who have push on for its kind. Sent after the
 * commit.
 */
export async function writePush(
  { manager, notifyQueue: queued }: Transaction,
  raisedId: string,
  kind: NoticeKind,
): Promise<void> {
  queued('push_message');
  await writeMessages(manager, raisedId, kind);
}
