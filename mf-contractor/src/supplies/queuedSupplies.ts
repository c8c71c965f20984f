import { createStoredList } from '@cleaning/ui/kept';

/**
 * A supply request on the device that the server has neither accepted nor refused. Its fields are stored: renaming one
 * loses what earlier builds have stored.
 */
export interface QueuedSupply {
  /** Created on the device. The server stores a repeated request with the same key once. */
  key: string;
  /** Only this user's session sends it. */
  userId: string;
  jobId: string;
  item: string;
  quantity: number;
  note: string;
  /** Keys of photos. */
  photos: readonly string[];
  /** The instant by the device's clock, ISO 8601. */
  askedAt: string;
  /** The server's sentence, if the refusal is final. */
  refusal: string | null;
}

export const keptSupplies = createStoredList<QueuedSupply>('supply-requests', ['key', 'jobId', 'askedAt']);

export const { all: listQueuedSupplies, add: queueSupply, drop: dropSupply, useOwn: useQueuedSupplies } = keptSupplies;
