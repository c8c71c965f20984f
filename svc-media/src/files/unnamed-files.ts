import type { ServiceName } from '@cleaning/contracts';
import type { ReadFeeds } from '@cleaning/service-kit';

/** Seconds without having read the feed, after which it is not known what it has named. */
const BEHIND_SECONDS = 600;

/** Whether the feed of a service is read: otherwise it may have named files that look as if nobody needed them. */
export async function knowsNamedFiles(feeds: ReadFeeds, named: ServiceName = 'invoice'): Promise<boolean> {
  const feed = (await feeds.standings()).find(({ source }) => source === named);
  return feed !== undefined && feed.seconds_behind <= BEHIND_SECONDS && feed.set_aside === 0;
}
