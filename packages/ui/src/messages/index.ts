/** A thread of messages, as the desk and the phone show it. */
export { ThreadMessages, type ThreadTexts } from './ThreadMessages';
export { useMarkedThread } from './useMarkedThread';
