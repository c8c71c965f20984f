import { showToast } from '@cleaning/ui/app';
import { useEffect, useRef } from 'react';
import { keptPresses, onPressElsewhere } from '../kept/keptPresses';
import { sendKeptPresses } from '../kept/sendPresses';
import { work } from '../texts';
import { useReadAgain } from '../work/useWork';

/** Not every lost connection comes back with an event: a server that was away does not. */
const RETRY_MS = 10_000;

/** Sends kept presses when the page opens, when the connection returns, and now and then while some wait; follows other tabs. */
export function useSendKept(userId: string): void {
  const readAgain = useRef<() => Promise<void>>(null);
  readAgain.current = useReadAgain();
  useEffect(() => {
    const own = () => keptPresses().filter((press) => press.userId === userId);
    const waiting = () => own().filter(({ refusal }) => refusal === null).length;
    const send = async () => {
      const before = { kept: own().length, waiting: waiting() };
      if (before.waiting === 0) return;
      await sendKeptPresses(userId);
      if (waiting() === before.waiting) return;
      await readAgain.current?.();
      // What was refused is still kept, and tells so itself.
      if (own().length < before.kept) showToast(work.keptSent);
    };
    void send();
    const timer = setInterval(() => void send(), RETRY_MS);
    addEventListener('online', send);
    // What another tab has sent shows here as well.
    const stop = onPressElsewhere(() => {
      if (waiting() === 0) void readAgain.current?.();
    });
    return () => {
      stop();
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [userId]);
}
