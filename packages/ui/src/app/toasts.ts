export type ToastTone = 'ok' | 'warn' | 'danger';
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
}

const SHOWN_MS = 6000;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const put = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/**
 * A short message that survives navigation and what it is about, and disappears by itself. Why something was refused (`danger`) stays until it
 * is closed. For what must be read at once there is useAlert.
 */
export function showToast(text: string, tone: ToastTone = 'ok'): void {
  lastId += 1;
  const id = lastId;
  // The same refusal once.
  put([...toasts.filter((toast) => tone !== 'danger' || toast.text !== text), { id, text, tone }]);
  if (tone !== 'danger') setTimeout(() => dismissToast(id), SHOWN_MS);
}

export const dismissToast = (id: number): void => put(toasts.filter((toast) => toast.id !== id));

/** When a session begins or ends: refusals are the person's own. */
export const dismissRefusals = (): void => put(toasts.filter(({ tone }) => tone !== 'danger'));

export const getCurrentToasts = (): readonly Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
