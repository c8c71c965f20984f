import { createStore } from './createStore';

export type ToastTone = 'ok' | 'warn' | 'danger';
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
}

const SHOWN_MS = 6000;
const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export const { get: getCurrentToasts, subscribe: onToasts } = toasts;

/**
 * A short message that survives navigation and disappears after a time. A refusal (`danger`) stays until it is closed.
 * For messages that must be read immediately, use useAlert.
 */
export function showToast(text: string, tone: ToastTone = 'ok'): void {
  lastId += 1;
  const id = lastId;
  // The same refusal once.
  toasts.set([...toasts.get().filter((toast) => tone !== 'danger' || toast.text !== text), { id, text, tone }]);
  if (tone !== 'danger') setTimeout(() => dismissToast(id), SHOWN_MS);
}

export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));

/** When a session begins or ends: refusals are the person's own. */
export const dismissRefusals = (): void => toasts.set(toasts.get().filter(({ tone }) => tone !== 'danger'));
