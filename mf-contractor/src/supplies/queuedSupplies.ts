import { createStoredList } from '@cleaning/ui/kept';

/**
 * A request for supplies, kept on the device until the server has taken or refused it. Its fields are stored: a name that changes loses what an
 * earlier build has kept.
 */
export interface QueuedSupply {
  /** Made on the device: a request that is sent again with the same key is kept once. */
  key: string;
  /** Only this person's session sends it. */
  userId: string;
  jobId: string;
  item: string;
  quantity: number;
  note: string;
  /** Keys of photos. */
  photos: readonly string[];
  /** The instant by the device's clock, ISO 8601. */
  askedAt: string;
  /** The server's sentence; the request is refused for good. */
  refusal: string | null;
}

export const keptSupplies = createStoredList<QueuedSupply>('supply-requests', ['key', 'jobId', 'askedAt']);

export const { all: listQueuedSupplies, add: queueSupply, drop: dropSupply, useOwn: useQueuedSupplies } = keptSupplies;
