/** A small chunk: most visits have nothing to do with push messages. */
export { forgetPush, keepPush } from '@cleaning/ui';
