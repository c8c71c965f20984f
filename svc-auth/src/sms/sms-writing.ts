import { isSmsKind, type NoticeKind } from '@cleaning/contracts';
import type { Transaction } from '@cleaning/service-kit';
import { writeSmsMessages } from './sms.queries.js';

/** Writes a text message to each recipient of an urgent notice. Sent after the commit. */
export async function writeSmsNotices(tx: Transaction, raisedId: string, kind: NoticeKind): Promise<void> {
  if (isSmsKind(kind) && (await writeSmsMessages(tx.manager, raisedId, kind))) tx.notifyQueue('sms_message');
}
