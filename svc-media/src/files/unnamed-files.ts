import type { ServiceName } from '@cleaning/contracts';
import type { ReadFeeds } from '@cleaning/service-kit';

/** Seconds without having read the feed, after which it is not known what it has named. */
const MAX_LAG_SECONDS = 600;

/** Whether the feed of a service is read: otherwise it may have named files that look as if nobody needed them. */
export async function isFeedCurrent(feeds: ReadFeeds, service: ServiceName = 'invoice'): Promise<boolean> {
  const feed = (await feeds.readStandings()).find(({ source }) => source === service);
  return feed !== undefined && feed.seconds_behind <= MAX_LAG_SECONDS && feed.set_aside === 0;
}
