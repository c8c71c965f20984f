import { getRemainingSlots, getTimesheet } from '@cleaning/contracts';
import { useAlert, useConfirm } from '@cleaning/ui';
import { messageOf, useQueryClient, useSession } from '@cleaning/ui/app';
import { useRef, useState } from 'react';
import { LocationError, locate } from './locate';

export interface WorkOutcome {
  tone: 'ok' | 'danger';
  text: string;
}

/**
 * What the Start and Finished buttons do: ask, find the place once, send once, then read the session again, also after
 * a refusal, since the work may have been started or finished on another device.
 */
export function useWork() {
  const confirm = useConfirm();
  const alert = useAlert();
  const { refresh } = useSession();
  const queries = useQueryClient();
  const pressed = useRef(false);
  const [phase, setPhase] = useState<'idle' | 'locating' | 'sending'>('idle');
  const [outcome, setOutcome] = useState<WorkOutcome | null>(null);

  async function stamp(send: (place: string) => Promise<string>) {
    setOutcome(null);
    setPhase('locating');
    const place = await locate();
    setPhase('sending');
    try {
      setOutcome({ tone: 'ok', text: await send(place) });
    } catch (error) {
      setOutcome({ tone: 'danger', text: messageOf(error) });
    }
    await Promise.allSettled([
      refresh(),
      queries.invalidateQueries({ queryKey: [getRemainingSlots.path] }),
      queries.invalidateQueries({ queryKey: [getTimesheet.path] }),
    ]);
  }

  /** A second press while one is under way does nothing. */
  async function press(question: string, confirmLabel: string, send: (place: string) => Promise<string>) {
    if (pressed.current) return;
    pressed.current = true;
    try {
      if (await confirm(question, { confirmLabel })) await stamp(send);
    } catch (error) {
      if (!(error instanceof LocationError)) throw error;
      setPhase('idle');
      await alert(error.message);
    } finally {
      pressed.current = false;
      setPhase('idle');
    }
  }

  return { press, phase, outcome };
}
