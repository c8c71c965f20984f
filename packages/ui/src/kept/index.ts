/** What a device keeps until the server has taken it, and how it is sent. */
export { inTurn } from './inTurn';
export { keptList } from './keptList';
export { sendNowAndThen } from './sendNowAndThen';
