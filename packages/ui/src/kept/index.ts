/** What a device keeps until the server has taken it, and how it is sent. */

export { createKeptList } from './createKeptList';
export { createQueue } from './createQueue';
export { startSending } from './startSending';
