import type { markDocumentOpened, markQuoteSeen } from '@cleaning/contracts';
import { useAction } from '@cleaning/ui/app';
import { useEffect } from 'react';

/** Milliseconds that a page must be visible. Programs that open links in mails leave sooner. */
const SEEN_AFTER_MS = 3000;

/** Reports once to the office that somebody is looking at the content of a link. */
export function useSeen(call: typeof markQuoteSeen | typeof markDocumentOpened, token: string, isOpen: boolean): void {
  const { run } = useAction(call);
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible')
        // The reader doesn't notice a failure.
        timer = setTimeout(() => void run({ body: { token } }), SEEN_AFTER_MS);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [token, isOpen, run]);
}
