import { isTextedKind, type NoticeKind } from '@cleaning/contracts';
import type { Transaction } from '@cleaning/service-kit';
import { writeSmsMessages } from './sms.queries.js';

/** Writes a text message to each of the people who got a notice that cannot wait. Sent after the commit. */
export async function writeSmsNotices(tx: Transaction, raisedId: string, kind: NoticeKind): Promise<void> {
  if (isTextedKind(kind) && (await writeSmsMessages(tx.manager, raisedId, kind))) tx.queued('sms_message');
}
