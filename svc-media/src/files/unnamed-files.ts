import type { ReadFeeds } from '@cleaning/service-kit';

/** Seconds without having read the feed, after which it is not known what it has named. */
const BEHIND_SECONDS = 600;

/** Whether svc-invoice's feed is read: otherwise it may have named files that look as if nobody needed them. */
export async function knowsNamedFiles(feeds: ReadFeeds): Promise<boolean> {
  const invoice = (await feeds.standings()).find(({ source }) => source === 'invoice');
  return invoice !== undefined && invoice.seconds_behind <= BEHIND_SECONDS && invoice.set_aside === 0;
}
