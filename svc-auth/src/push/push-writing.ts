import type { NoticeKind } from '@cleaning/contracts';
import { currentRequestId, type Transaction } from '@cleaning/service-kit';

/** Writes a push message for each device of the people who got a notice and have push on for its kind. Sent after the commit. */
export async function writePush(
  { manager, leaveWork }: Transaction,
  raisedId: string,
  kind: NoticeKind,
): Promise<void> {
  leaveWork('push_message');
  await manager.query(
    `INSERT INTO push_message (id, device_id, notice_id, request_id)
     SELECT gen_random_uuid(), push_device.id, notice.id, $3
     FROM notice JOIN push_device ON push_device.account_id = notice.account_id
     WHERE notice.raised_id = $1 AND NOT EXISTS (
       SELECT FROM notice_choice WHERE notice_choice.account_id = notice.account_id AND notice_choice.kind = $2
         AND channel = 'push' AND NOT enabled)
     ON CONFLICT (notice_id, device_id) DO NOTHING`,
    [raisedId, kind, currentRequestId() ?? null],
  );
}
