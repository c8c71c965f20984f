import {
  getEarnings,
  getMyPlan,
  getQuickJob,
  getRemainingSlots,
  getTimesheet,
  type MyPlan,
  type WarningDetail,
} from '@cleaning/contracts';
import { type DialogButton, useAsk, useConfirm, useIsShownRef } from '@cleaning/ui';
import {
  buildTelephoneLink,
  createStore,
  showToast,
  useCurrentUser,
  useNavigate,
  useQueryClient,
  useSession,
} from '@cleaning/ui/app';
import { useRef, useState } from 'react';
import { v4 } from 'uuid';
import { getQueuedClockEvents, type QueuedClockEvent, useIsWaiting } from '../clock-events/queuedClockEvents';
import { deliver } from '../clock-events/sendClockEvents';
import { findShiftToStart, findTodaysWork } from '../shifts/plan';
import { location, SUPPORT_PHONE, work } from '../texts';
import { describeMissing } from '../visits/describeMissing';
import { closeVisit, dropOpenVisit } from '../visits/queuedVisits';
import { visits } from '../visits/texts';
import { buildItemAddress, type MissingItems, useMissingItems } from '../visits/useVisit';
import { getCurrentBrowser } from './browser';
import { findExcessDistance, findPin, formatDistance } from './farStart';
import { LocationError, locate } from './location';
import { buildUndo, findRunningWork, type RunningWork } from './runningWork';

export interface WorkOutcome {
  tone: 'ok' | 'warn' | 'danger';
  text: string;
  /** Further sentences, of a Start that warns. */
  warnings?: readonly WarningDetail[];
  /** Key of a clock event that waits for a connection. The outcome disappears once it is sent. */
  waitingKey?: string;
  /** For a Finished: the work that it ended. */
  finished?: FinishedWork | undefined;
}

export interface FinishedWork {
  readonly jobId: string;
  /** From the plan; missing if the device had none. */
  readonly shift?: QueuedClockEvent['shift'] | undefined;
  /** Instants by the device's clock. The start is empty if unknown. */
  readonly startedAt: string;
  readonly endedAt: string;
}

type Phase = 'idle' | 'reading' | 'locating' | 'sending';

/** Describes the current phase. */
export const describePhase = (phase: Phase): string => (phase === 'idle' ? '' : work[phase]);

interface LatestOutcome {
  readonly outcome: WorkOutcome | null;
  readonly by: symbol;
  readonly number: number;
}

/** Whether a clock event is on its way from any page: the page that it was made on may be left meanwhile. */
const anyUnderWay = createStore(false);
/** What became of the last clock event, whichever button made it: a card says that work is finished which was finished in the bar. */
const latest = createStore<LatestOutcome | null>(null);
let outcomes = 0;

function setLatest(outcome: WorkOutcome | null, by: symbol): void {
  outcomes += 1;
  latest.set({ outcome, by, number: outcomes });
}

/** Part of a clock event that is known before the user confirms and the position is found. */
export type IntendedClockEvent = Omit<
  QueuedClockEvent,
  'key' | 'place' | 'recordedAt' | 'isWaiting' | 'refusal' | 'shift'
>;

/** Refetches everything that a clock event changes. */
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

/** Place and time of a clock event: questions in between may take minutes. Null if the user cancelled. */
type Stamp = { readonly place: string; readonly recordedAt: string } | null;

/**
 * Actions of the buttons Start, Finished and Undo start: ask (except for an undo), find the position once, send once,
 * then refresh the session, even after a refusal, because the work may have been started or finished on another device.
 * @param plan the user's plan, if known: shifts, pins of their places, and whether work can start without a location
 */
export function useWork(plan: MyPlan | undefined) {
  const confirm = useConfirm();
  const ask = useAsk();
  const me = useCurrentUser();
  const navigate = useNavigate();
  const { isRead, findMissingItems } = useMissingItems();
  const readAgain = useReadAgain();
  const underWay = useRef(false);
  const isSending = anyUnderWay.useValue();
  const [phase, setPhase] = useState<Phase>('idle');
  const [own] = useState(() => ({ by: Symbol('clock events'), from: outcomes }));
  const newest = latest.useValue();
  // What was said before this part was there is not said again.
  const last = newest !== null && newest.number > own.from ? newest.outcome : null;
  const waits = useIsWaiting(last?.waitingKey ?? null);
  const outcome = last?.waitingKey === undefined || waits ? last : null;
  const isShown = useIsShownRef();

  /** Shows the outcome on the page, or as a toast if the user has left it meanwhile. */
  function showOutcome(outcome: WorkOutcome) {
    setLatest(outcome, own.by);
    if (!isShown.current && outcome.tone === 'danger') showToast(outcome.text, 'danger');
  }

  /** Without a location: explains how to allow it, whom to call and how to continue, which the office can see. */
  async function askWithoutLocation(error: LocationError, { action }: IntendedClockEvent): Promise<boolean> {
    const anyway = action === 'start' ? work.startAnyway : visits.finishAnyway;
    const mayGoOn = action === 'finish' || plan?.start_without_location === true;
    const further: string[] = [];
    if (error.failure === 'denied') further.push(location.steps[getCurrentBrowser()]);
    if (mayGoOn) further.push(location.anyway);
    const buttons: DialogButton[] = [];
    if (mayGoOn) buttons.push({ value: 'anyway', label: anyway, variant: 'secondary' });
    if (SUPPORT_PHONE !== '')
      buttons.push({
        value: 'call',
        label: location.call,
        variant: 'secondary',
        href: buildTelephoneLink(SUPPORT_PHONE),
      });
    buttons.push({ value: 'ok', label: location.ok, variant: 'primary' });
    return (await ask([error.message, further.join('\n\n')].filter(Boolean).join('\n'), buttons, 'ok')) === 'anyway';
  }

  /** Asks about a Start far from the place. The service holds such work in any case. */
  async function askFarStart(place: string, { action, jobId, jobName }: IntendedClockEvent): Promise<boolean> {
    const pin = action === 'start' ? findPin(plan, jobId) : undefined;
    const metres = pin ? findExcessDistance(pin, place) : null;
    if (metres === null) return true;
    return confirm(work.farStart(formatDistance(metres), jobName), { confirmLabel: work.startAnyway });
  }

  async function locateFor(intended: IntendedClockEvent): Promise<Stamp> {
    const recordedAt = new Date().toISOString();
    // An undone start has no place: the work never was.
    if (intended.action === 'undo') return { place: '', recordedAt };
    try {
      const place = await locate();
      return (await askFarStart(place, intended)) ? { place, recordedAt } : null;
    } catch (error) {
      if (!(error instanceof LocationError)) throw error;
      if (!(await askWithoutLocation(error, intended))) return null;
      // Uses the current time, because allowing the location may take minutes.
      return { place: '', recordedAt: new Date().toISOString() };
    }
  }

  const getOwnEvents = () => getQueuedClockEvents().filter(({ userId }) => userId === me.id);

  /** Shift of the plan that a Start begins, or the running one. */
  function findShift({ action, jobId }: IntendedClockEvent): QueuedClockEvent['shift'] {
    const shifts = plan?.shifts ?? [];
    const kept = getOwnEvents();
    const shift =
      action === 'start'
        ? findShiftToStart(shifts, jobId, kept)
        : findTodaysWork(shifts, findRunningWork(me, kept), kept).running;
    return shift ? { date: shift.date, time: shift.time } : undefined;
  }

  /** Read at the press, because the session may change while the user confirms. */
  const readPressState = (intended: IntendedClockEvent) => ({
    shift: findShift(intended),
    startedAt: findRunningWork(me, getOwnEvents())?.startedAt ?? '',
  });

  async function locateAndSend(intended: IntendedClockEvent, pressed: ReturnType<typeof readPressState>) {
    setLatest(null, own.by);
    setPhase(intended.action === 'undo' ? 'sending' : 'locating');
    const stamped = await locateFor(intended);
    if (stamped === null) return null;
    setPhase('sending');
    const key = v4();
    const { shift, startedAt } = pressed;
    const event: QueuedClockEvent = {
      ...intended,
      shift,
      ...stamped,
      key,
      isWaiting: false,
      refusal: null,
    };
    const { action, jobId, recordedAt: endedAt } = event;
    const finished = action === 'finish' ? { jobId, shift, startedAt, endedAt } : undefined;
    return { key, finished, delivery: await deliver(event) };
  }

  async function stamp(intended: IntendedClockEvent, pressed: ReturnType<typeof readPressState>) {
    if (anyUnderWay.get()) return;
    anyUnderWay.set(true);
    const sent = await locateAndSend(intended, pressed).finally(() => anyUnderWay.set(false));
    if (sent === null) return;
    const { key, finished, delivery } = sent;
    if (delivery.state === 'taken' || delivery.state === 'waiting') {
      if (intended.action === 'finish') closeVisit(intended.userId, intended);
      if (intended.action === 'undo') dropOpenVisit(intended.userId, intended);
    }
    if (delivery.state === 'waiting')
      return showOutcome({ tone: 'warn', text: work.keptNow, waitingKey: key, finished });
    if (delivery.state === 'taken')
      showOutcome({ tone: 'ok', text: work.taken[intended.action], warnings: delivery.warnings, finished });
    else showOutcome({ tone: 'danger', text: delivery.state === 'lost' ? work.notKept : delivery.msg });
    await readAgain();
  }

  async function readMissing({ action, jobId }: IntendedClockEvent): Promise<MissingItems> {
    if (action !== 'finish') return { open: [], couldNot: [] };
    if (!isRead) setPhase('reading');
    const missing = await findMissingItems(jobId);
    setPhase('idle');
    return missing;
  }

  /** Resolves to true if the user continues. Missing items can be done first; they never prevent Finished. */
  async function askWith(missing: MissingItems, question: string, confirmLabel: string, jobId: string) {
    const [first] = missing.open;
    if (!first) return confirm(question, { confirmLabel });
    const buttons: DialogButton[] = [
      { value: 'finish', label: confirmLabel, variant: 'secondary' },
      { value: 'back', label: visits.goBack, variant: 'primary' },
    ];
    const answer = await ask(`${question}\n${describeMissing(missing)}`, buttons, 'back');
    if (answer === 'back') {
      const base = me.role === 'admin' ? '/admin/my-jobs' : '/my-jobs';
      void navigate(`${base}/${jobId}${buildItemAddress(first.id)}`);
    }
    return answer === 'finish';
  }

  /** Does nothing while another clock event is being recorded. */
  const recordClockEvent = (question: string, confirmLabel: string, intended: IntendedClockEvent) =>
    runOnce(async () => {
      const pressed = readPressState(intended);
      const missing = await readMissing(intended);
      if (await askWith(missing, question, confirmLabel, intended.jobId)) await stamp(intended, pressed);
    });

  /** The same for the start of running work, without a question. */
  const undoStart = (running: RunningWork, jobName: string, userId: string) =>
    runOnce(() => {
      const intended = buildUndo(running, jobName, userId);
      return stamp(intended, readPressState(intended));
    });

  async function runOnce(run: () => Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await run();
    } finally {
      underWay.current = false;
      setPhase('idle');
    }
  }

  return {
    clock: recordClockEvent,
    undoStart,
    busy: isSending || phase !== 'idle',
    phase,
    outcome,
    isOwn: newest?.by === own.by,
  };
}
