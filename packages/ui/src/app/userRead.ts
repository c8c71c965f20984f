/** When the newest read of the current user was sent that the server itself has answered, in ms of `Date.now()`. */
let sentAt = 0;
const listeners = new Set<() => void>();

/** 0 before the first. */
export const userReadAt = (): number => sentAt;

/** Called once the session has the answer. */
export function noteUserRead(at: number): void {
  // Later than now: the device's clock was set back since.
  if (at <= sentAt && sentAt <= Date.now()) return;
  sentAt = at;
  for (const listener of listeners) listener();
}

/** Calls the listener after each such read. */
export function onUserRead(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
