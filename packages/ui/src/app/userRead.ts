/** When the newest read of the current user that the server itself answered was sent, in ms of `Date.now()`. */
let sentAt = 0;
let listener: (() => void) | undefined;

/** 0 before the first. */
export const getUserReadTime = (): number => sentAt;

/** Called once the session has an answer. */
export function noteUserRead(at: number): void {
  sentAt = at;
  listener?.();
}

/** Calls the listener after each read. There can be only one. */
export function onUserRead(onRead: () => void): () => void {
  listener = onRead;
  return () => {
    listener = undefined;
  };
}
