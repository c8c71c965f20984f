import { getEarnings, getQuickJob, getRemainingSlots, getTimesheet } from '@cleaning/contracts';
import { useAlert, useConfirm } from '@cleaning/ui';
import { useQueryClient, useSession } from '@cleaning/ui/app';
import { useRef, useState } from 'react';
import type { KeptPress } from '../kept/keptPress';
import { deliver } from '../kept/sendPresses';
import { work } from '../texts';
import { LocationError, locate } from './locate';

export interface WorkOutcome {
  tone: 'ok' | 'warn' | 'danger';
  text: string;
}

/** What a button knows before the person has agreed and the place is found. */
export type IntendedPress = Omit<KeptPress, 'key' | 'place' | 'pressedAt' | 'isWaiting' | 'refusal'>;

/** Reads again what a press changes. */
export function useReadAgain(): () => Promise<void> {
  const { refresh } = useSession();
  const queries = useQueryClient();
  return async () => {
    const changed = [getRemainingSlots, getTimesheet, getEarnings].map((call) => call.path);
    await Promise.allSettled([
      refresh(),
      ...changed.map((path) => queries.invalidateQueries({ queryKey: [path] })),
      queries.invalidateQueries({ queryKey: [getQuickJob.path] }),
    ]);
  };
}

/**
 * What the Start and Finished buttons do: ask, find the place once, send once, then read the session again, also after
 * a refusal, since the work may have been started or finished on another device.
 */
export function useWork() {
  const confirm = useConfirm();
  const alert = useAlert();
  const readAgain = useReadAgain();
  const pressed = useRef(false);
  const [phase, setPhase] = useState<'idle' | 'locating' | 'sending'>('idle');
  const [outcome, setOutcome] = useState<WorkOutcome | null>(null);

  async function stamp(intended: IntendedPress) {
    setOutcome(null);
    setPhase('locating');
    const pressedAt = new Date().toISOString();
    const place = await locate();
    setPhase('sending');
    const key = crypto.randomUUID();
    const delivery = await deliver({ ...intended, key, place, pressedAt, isWaiting: false, refusal: null });
    if (delivery.state === 'waiting') return setOutcome({ tone: 'warn', text: work.keptNow });
    // Another tab may have sent it, and got the words.
    if (delivery.msg) setOutcome({ tone: delivery.state === 'taken' ? 'ok' : 'danger', text: delivery.msg });
    await readAgain();
  }

  /** A second press while one is under way does nothing. */
  async function press(question: string, confirmLabel: string, intended: IntendedPress) {
    if (pressed.current) return;
    pressed.current = true;
    try {
      if (await confirm(question, { confirmLabel })) await stamp(intended);
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
