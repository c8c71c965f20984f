import { showToast } from '@cleaning/ui/app';
import { useEffect, useRef } from 'react';
import { keptPresses } from '../kept/keptPresses';
import { sendKeptPresses } from '../kept/sendPresses';
import { work } from '../texts';
import { useReadAgain } from '../work/useWork';

/** Not every lost connection comes back with an event: a server that was away does not. */
const RETRY_MS = 10_000;

/** Sends kept presses when the page opens, when the connection returns, and now and then while some wait. */
export function useSendKept(userId: string): void {
  const readAgain = useRef<() => Promise<void>>(null);
  readAgain.current = useReadAgain();
  useEffect(() => {
    const waiting = () => keptPresses().filter((press) => press.userId === userId && press.refusal === null).length;
    const send = async () => {
      const before = waiting();
      if (before === 0) return;
      await sendKeptPresses(userId);
      if (waiting() === before) return;
      await readAgain.current?.();
      showToast(work.keptSent);
    };
    void send();
    const timer = setInterval(() => void send(), RETRY_MS);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [userId]);
}
