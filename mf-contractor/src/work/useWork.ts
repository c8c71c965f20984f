import { getEarnings, getMyPlan, getQuickJob, getRemainingSlots, getTimesheet } from '@cleaning/contracts';
import { useAlert, useConfirm } from '@cleaning/ui';
import { showToast, useQueryClient, useSession } from '@cleaning/ui/app';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { v4 } from 'uuid';
import { type KeptClockEvent, useWaits } from '../clock-events/keptClockEvents';
import { deliver } from '../clock-events/sendClockEvents';
import { work } from '../texts';
import { closeVisit, dropOpenVisit } from '../visits/keptVisits';
import { visits } from '../visits/texts';
import { useMissing } from '../visits/useVisit';
import { LocationError, locate } from './location';
import { type RunningWork, undoneStart } from './runningWork';

export interface WorkOutcome {
  tone: 'ok' | 'warn' | 'danger';
  text: string;
  /** Further sentences, of a Start that warns. */
  warnings?: readonly string[];
  /** Of a clock event that waits for a connection: there is no outcome any more once it is sent. */
  waitingKey?: string;
}

type Phase = 'idle' | 'reading' | 'locating' | 'sending';

/** What is going on, in words. */
export const phaseText = (phase: Phase): string => (phase === 'idle' ? '' : work[phase]);

/** Whether a clock event is on its way from any page: the page that it was made on may be left meanwhile. */
let isUnderWay = false;
const listeners = new Set<() => void>();

function setUnderWay(next: boolean): void {
  isUnderWay = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known before the person has confirmed and the position is found. */
export type IntendedClockEvent = Omit<KeptClockEvent, 'key' | 'place' | 'recordedAt' | 'isWaiting' | 'refusal'>;

/** Reads again what a clock event changes. */
export function useReadAgain(): () => Promise<void> {
  const { refresh } = useSession();
  const queries = useQueryClient();
  return async () => {
    const changed = [getRemainingSlots, getTimesheet, getEarnings, getMyPlan].map((call) => call.path);
    await Promise.allSettled([
      refresh(),
      ...changed.map((path) => queries.invalidateQueries({ queryKey: [path] })),
      queries.invalidateQueries({ queryKey: [getQuickJob.path] }),
    ]);
  };
}

/**
 * What the buttons Start, Finished and Undo start do: ask (not before an undoing), find the position once, send once, then read the session again, also after a
 * refusal: the work may have been started or finished on another device.
 */
export function useWork() {
  const confirm = useConfirm();
  const alert = useAlert();
  const { isRead, missing } = useMissing();
  const readAgain = useReadAgain();
  const underWay = useRef(false);
  const isSending = useSyncExternalStore(subscribe, () => isUnderWay);
  const [phase, setPhase] = useState<Phase>('idle');
  const [last, setOutcome] = useState<WorkOutcome | null>(null);
  const waits = useWaits(last?.waitingKey ?? null);
  const outcome = last?.waitingKey === undefined || waits ? last : null;
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** On the page, or above the next one: the person may have left it meanwhile. */
  function say(outcome: WorkOutcome) {
    setOutcome(outcome);
    if (!isShown.current && outcome.tone === 'danger') showToast(outcome.text, 'danger');
  }

  async function locateAndSend(intended: IntendedClockEvent) {
    setOutcome(null);
    setPhase(intended.action === 'undo' ? 'sending' : 'locating');
    const recordedAt = new Date().toISOString();
    // An undone start has no place: the work never was.
    const place = intended.action === 'undo' ? '' : await locate();
    setPhase('sending');
    const key = v4();
    return { key, delivery: await deliver({ ...intended, key, place, recordedAt, isWaiting: false, refusal: null }) };
  }

  async function stamp(intended: IntendedClockEvent) {
    if (isUnderWay) return;
    setUnderWay(true);
    const { key, delivery } = await locateAndSend(intended).finally(() => setUnderWay(false));
    if (delivery.state === 'taken' || delivery.state === 'waiting') {
      if (intended.action === 'finish') closeVisit(intended.userId, intended);
      if (intended.action === 'undo') dropOpenVisit(intended.userId, intended);
    }
    if (delivery.state === 'waiting') return say({ tone: 'warn', text: work.keptNow, waitingKey: key });
    if (delivery.state === 'taken') say({ tone: 'ok', text: work.taken[intended.action], warnings: delivery.warnings });
    else say({ tone: 'danger', text: delivery.state === 'lost' ? work.notKept : delivery.msg });
    await readAgain();
  }

  /** What is missing can be answered first; it never keeps anybody from finishing. */
  async function openItems(jobId: string): Promise<readonly string[]> {
    if (!isRead) setPhase('reading');
    const open = await missing(jobId);
    setPhase('idle');
    return open;
  }

  /** Does nothing while one is under way. */
  const clock = (question: string, confirmLabel: string, intended: IntendedClockEvent) =>
    once(async () => {
      const open = intended.action === 'finish' ? await openItems(intended.jobId) : [];
      const asked = { confirmLabel: visits.finishAnyway, cancelLabel: visits.answer };
      if (
        open.length > 0 &&
        !(await confirm(visits.missing(open.length, open.map((item) => `• ${item}`).join('\n')), asked))
      )
        return;
      if (await confirm(question, { confirmLabel })) await stamp(intended);
    });

  /** The same for the start of running work, without a question. */
  const undoStart = (running: RunningWork, jobName: string, userId: string) =>
    once(() => stamp(undoneStart(running, jobName, userId)));

  async function once(run: () => Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await run();
    } catch (error) {
      if (!(error instanceof LocationError)) throw error;
      setPhase('idle');
      await alert(error.message);
    } finally {
      underWay.current = false;
      setPhase('idle');
    }
  }

  return { clock, undoStart, busy: isSending || phase !== 'idle', phase, outcome };
}
