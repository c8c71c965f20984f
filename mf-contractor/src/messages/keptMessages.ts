import type { ThreadKind } from '@cleaning/contracts';
import { createKeptList } from '@cleaning/ui/kept';

/**
 * A message, kept on the device until the server has taken or refused it. Its fields are stored: a name that changes loses what an earlier
 * build has kept.
 */
export interface KeptMessage {
  /** Made on the device: a message that is sent again with the same key is kept once. */
  key: string;
  /** Only this person's session sends it. */
  userId: string;
  kind: ThreadKind;
  threadId: string;
  text: string;
  /** Keys of photos. */
  photos: readonly string[];
  /** The instant by the device's clock, ISO 8601. */
  writtenAt: string;
  /** The server's sentence; the message is refused for good. */
  refusal: string | null;
}

const kept = createKeptList<KeptMessage>('messages', ['key', 'threadId', 'writtenAt']);

export const { all: keptMessages, add: keepMessage, drop: dropMessage, useOwn: useKeptMessages } = kept;

export const refuseMessage = (key: string, refusal: string): void => kept.change(key, { refusal });
