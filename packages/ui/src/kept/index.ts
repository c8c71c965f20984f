/** What a device keeps until the server has taken it, and how it is sent. */

export { createOutbox, type Delivery, SEND_TIMEOUT_MS, type Sent } from './createOutbox';
export { createQueue } from './createQueue';
export { createStoredList } from './createStoredList';
export { startSending } from './startSending';
