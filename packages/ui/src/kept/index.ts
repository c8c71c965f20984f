/** Lists that a device stores until the server accepts them, and how they are sent. */

export { createOutbox, type Delivery, SEND_TIMEOUT_MS, type Sent } from './createOutbox';
export { createQueue } from './createQueue';
export { createStoredList } from './createStoredList';
export { startSending } from './startSending';
