import type { ReadFeeds } from '@cleaning/service-kit';

/** Seconds without having read the feed, after which it is not known what it has named. */
const BEHIND_SECONDS = 600;

/** Whether svc-invoice's feed is read: otherwise it may have named files that look as if nobody needed them. */
export async function knowsNamedFiles(feeds: ReadFeeds): Promise<boolean> {
  const invoice = (await feeds.standings()).find(({ source }) => source === 'invoice');
  return invoice !== undefined && invoice.seconds_behind <= BEHIND_SECONDS && invoice.set_aside === 0;
}

/**
 * SQL that deletes files which the feed of another service has not named in time: more than $1 hours old, at most $2 of them.
 * @param namedBy the column that is null until then
 */
export const deleteUnnamed = (table: 'adjustment_file' | 'enquiry_photo', namedBy: string): string =>
  `DELETE FROM ${table} WHERE id IN (
     SELECT id FROM ${table} WHERE ${namedBy} IS NULL AND created_at < now() - make_interval(hours => $1)
     LIMIT $2 FOR UPDATE SKIP LOCKED)
   RETURNING object_key`;
