import { showToast } from '@cleaning/ui/app';
import { useEffect, useRef } from 'react';
import { keptClockEvents, onClockEventElsewhere } from '../clock-events/keptClockEvents';
import { sendKeptClockEvents } from '../clock-events/sendClockEvents';
import { work } from '../texts';
import { useReadAgain } from '../work/useWork';

/** Not every lost connection comes back with an event: a server that was away does not. */
const RETRY_MS = 10_000;

/** Sends kept clock events when the page opens, when the connection returns, and now and then while some wait; follows other tabs. */
export function useSendKept(userId: string): void {
  const readAgain = useRef<() => Promise<void>>(null);
  readAgain.current = useReadAgain();
  useEffect(() => {
    const own = () => keptClockEvents().filter((event) => event.userId === userId);
    const waiting = () => own().filter(({ refusal }) => refusal === null).length;
    const send = async () => {
      const before = { kept: own().length, waiting: waiting() };
      if (before.waiting === 0) return;
      await sendKeptClockEvents(userId);
      if (waiting() === before.waiting) return;
      await readAgain.current?.();
      // What was refused is still kept, and tells so itself.
      if (own().length < before.kept) showToast(work.keptSent);
    };
    void send();
    const timer = setInterval(() => void send(), RETRY_MS);
    addEventListener('online', send);
    // What another tab has sent shows here as well.
    const stop = onClockEventElsewhere(() => {
      if (waiting() === 0) void readAgain.current?.();
    });
    return () => {
      stop();
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [userId]);
}
