import { createStore } from '@cleaning/ui/app';

/** The event of https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent, which TypeScript does not know. */
interface InstallQuestion extends Event {
  prompt(): Promise<unknown>;
}

const question = createStore<InstallQuestion | undefined>(undefined);

/** Called when the page starts: the browser sends its offer once, before the frame is there. */
export function keepInstallQuestion(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own hint would appear at an arbitrary moment.
    event.preventDefault();
    question.set(event as InstallQuestion);
  });
}

export const canAskToInstall = (): boolean => question.get() !== undefined;

export const { subscribe: onInstallQuestion } = question;

/** Shows the browser's install question, which can be shown once. */
export async function askToInstall(): Promise<void> {
  const asked = question.get();
  question.set(undefined);
  await asked?.prompt();
}
