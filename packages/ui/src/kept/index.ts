/** What a device keeps until the server has taken it, and how it is sent. */

export { createQueue } from './createQueue';
export { createStoredList } from './createStoredList';
export { startSending } from './startSending';
