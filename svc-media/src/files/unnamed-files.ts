import type { ServiceName } from '@cleaning/contracts';
import type { ReadFeeds } from '@cleaning/service-kit';

/** A feed that lags longer may already have assigned files that look unused. */
const MAX_LAG_SECONDS = 600;

/** True if a service's feed is read up to date. */
export async function isFeedCurrent(feeds: ReadFeeds, service: ServiceName = 'invoice'): Promise<boolean> {
  const feed = (await feeds.readStandings()).find(({ source }) => source === service);
  return feed !== undefined && feed.seconds_behind <= MAX_LAG_SECONDS && feed.set_aside === 0;
}
