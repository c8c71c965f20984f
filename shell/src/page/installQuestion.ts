/** The event of https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent, which TypeScript does not know. */
interface InstallQuestion extends Event {
  prompt(): Promise<unknown>;
}

let question: InstallQuestion | undefined;
const listeners = new Set<() => void>();

/** From the start of the page: the browser sends its offer once, before the frame is there. */
export function keepInstallQuestion(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own hint would come at a moment of its choice.
    event.preventDefault();
    question = event as InstallQuestion;
    for (const listener of listeners) listener();
  });
}

export const canAskToInstall = (): boolean => question !== undefined;

export function onInstallQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's question. It may be asked once. */
export async function askToInstall(): Promise<void> {
  const asked = question;
  question = undefined;
  await asked?.prompt();
}
