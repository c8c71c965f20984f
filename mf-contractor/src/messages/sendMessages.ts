import { sendMessage } from '@cleaning/contracts';
import { request } from '@cleaning/ui/app';
import { createOutbox } from '@cleaning/ui/kept';
import { keptMessages, type QueuedMessage } from './queuedMessages';

export const messageOutbox = createOutbox<QueuedMessage>({
  name: 'messages',
  list: keptMessages,
  // With 429 a message waits.
  finalStatuses: [400, 403, 404, 409],
  send: ({ kind, threadId: id, key, text, photos }, options) =>
    request(sendMessage, { body: { kind, id, key, text, photos: [...photos] }, ...options }),
});
