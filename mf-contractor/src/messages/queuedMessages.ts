import type { ThreadKind } from '@cleaning/contracts';
import { createStoredList } from '@cleaning/ui/kept';

/**
 * A message on the device that the server has neither accepted nor refused. Its fields are stored: renaming one loses
 * what earlier builds have stored.
 */
export interface QueuedMessage {
  /** Created on the device. The server stores a repeated message with the same key once. */
  key: string;
  /** Only this user's session sends it. */
  userId: string;
  kind: ThreadKind;
  threadId: string;
  text: string;
  /** Keys of photos. */
  photos: readonly string[];
  /** The instant by the device's clock, ISO 8601. */
  writtenAt: string;
  /** The server's sentence, if the refusal is final. */
  refusal: string | null;
}

export const keptMessages = createStoredList<QueuedMessage>('messages', ['key', 'threadId', 'writtenAt']);

export const {
  all: listQueuedMessages,
  add: queueMessage,
  drop: dropMessage,
  useOwn: useQueuedMessages,
} = keptMessages;
