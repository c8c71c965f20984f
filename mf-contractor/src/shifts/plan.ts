import { type MyPlan, type OwnShift } from '@cleaning/contracts';
import { getBusinessToday, toBusinessMoment } from '@cleaning/ui';
import type { QueuedClockEvent } from '../clock-events/queuedClockEvents';
import type { RunningWork } from '../work/runningWork';

/** Names a shift among those of one person. */
export const buildShiftKey = ({ job_id, date, time }: Pick<OwnShift, 'job_id' | 'date' | 'time'>): string =>
  `${job_id} ${date} ${time}`;

/** Minutes between its start and its end; those expected of a quick job. */
export const toMinutes = ({ starts_at, ends_at }: Pick<OwnShift, 'starts_at' | 'ends_at'>): number =>
  Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000);

/** Milliseconds between a moment and a shift; 0 during it. Its end is exclusive, as in svc-jobs. */
function computeDistance({ starts_at, ends_at }: OwnShift, at: number): number {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)];
  if (start > at) return start - at;
  return at < end ? 0 : at - end + 1;
}

const findNearest = (shifts: readonly OwnShift[], at: number): OwnShift | undefined =>
  shifts.reduce<OwnShift | undefined>(
    (best, shift) => (!best || computeDistance(shift, at) < computeDistance(best, at) ? shift : best),
    undefined,
  );

/** Minutes early or late that still count as on time. */
const ON_TIME_MINUTES = 5;

/** Full minutes from the shift's start to a moment: negative before it; 0 within five minutes of it. */
export function countMinutesFromStart({ starts_at }: Pick<OwnShift, 'starts_at'>, at: number): number {
  const minutes = Math.trunc((at - Date.parse(starts_at)) / 60_000);
  return Math.abs(minutes) < ON_TIME_MINUTES ? 0 : minutes;
}

/** Current, then future, then past. */
const getRank = ({ starts_at, ends_at }: OwnShift, at: number): number =>
  at >= Date.parse(ends_at) ? 2 : at >= Date.parse(starts_at) ? 0 : 1;

export interface TodaysWork {
  /** Shift of the running work; null if nothing runs, or if the work isn't in the plan. */
  running: OwnShift | null;
  /** Shift that Start would begin: the nearest of each job, as svc-jobs chooses, and of these the next one. */
  next: OwnShift | null;
  /** All other shifts of today and last night, by start. */
  others: readonly OwnShift[];
  /** Keys of finished shifts, including those that the server doesn't know about yet. */
  done: ReadonlySet<string>;
}

/** Whether a stored clock event has ended work: it waits or was accepted. */
export const isFinished = ({ action, isWaiting, refusal, takenAt }: QueuedClockEvent): boolean =>
  action === 'finish' && refusal === null && (isWaiting || takenAt !== undefined);

/** Times of a job's shifts that the phone knows to be finished: today's, and last night's while it isn't over. */
export function findFinishedTimes(
  kept: readonly QueuedClockEvent[],
  jobId: string,
  now: Date = new Date(),
): ReadonlySet<string> {
  const today = getBusinessToday(now);
  const clock = toBusinessMoment(now).slice(11);
  const isCurrent = ({ date, time }: { date: string; time: string }) => {
    const [from = '', until = ''] = time.split('-');
    return date === today || (date < today && until <= from && clock < until);
  };
  return new Set(
    kept.flatMap((event) =>
      event.jobId === jobId && event.shift && isFinished(event) && isCurrent(event.shift) ? event.shift.time : [],
    ),
  );
}

/** Shift that a Start at a job would begin, as svc-jobs chooses it; undefined if the plan has none. */
export function findShiftToStart(
  shifts: readonly OwnShift[],
  jobId: string,
  kept: readonly QueuedClockEvent[],
  now: Date = new Date(),
): OwnShift | undefined {
  const { running, next, others, done } = findTodaysWork(shifts, null, kept, now);
  const all = [running, next, ...others].filter((shift) => shift !== null);
  const startableShifts = all.filter(
    (shift) =>
      shift.job_id === jobId && shift.state === 'planned' && shift.work === 'none' && !done.has(buildShiftKey(shift)),
  );
  return findNearest(startableShifts, now.getTime());
}

/** Today's shifts at a moment, counting the clock events that wait on the device as done. */
export function findTodaysWork(
  shifts: readonly OwnShift[],
  runs: RunningWork | null,
  kept: readonly QueuedClockEvent[],
  now: Date = new Date(),
): TodaysWork {
  const today = getBusinessToday(now);
  const at = now.getTime();
  const current = shifts.filter(
    ({ date, ends_at, work }) => date === today || (date < today && (Date.parse(ends_at) > at || work === 'running')),
  );
  const done = new Set(current.filter(({ work }) => work === 'done').map(buildShiftKey));
  const listStartableShifts = (jobId: string) =>
    current.filter((shift) => shift.job_id === jobId && shift.state === 'planned' && !done.has(buildShiftKey(shift)));
  const findBegun = (jobId: string) =>
    current.find((shift) => shift.job_id === jobId && shift.work === 'running' && !done.has(buildShiftKey(shift)));
  const findWorked = (jobId: string, moment: number) =>
    findBegun(jobId) ?? findNearest(listStartableShifts(jobId), moment);

  for (const event of kept) {
    if (!isFinished(event)) continue;
    const { jobId, recordedAt, takenAt, shift } = event;
    if (shift) {
      done.add(buildShiftKey({ job_id: jobId, date: shift.date, time: shift.time }));
      continue;
    }
    // The plan may already include accepted events.
    const finished = takenAt === undefined ? findWorked(jobId, Date.parse(recordedAt)) : findBegun(jobId);
    // A Finished of last evening that still waits is of no shift of today.
    const isOfToday = getBusinessToday(new Date(recordedAt)) === today;
    if (finished && (isOfToday || finished.date < today)) done.add(buildShiftKey(finished));
  }
  const running = runs ? (findWorked(runs.jobId, Date.parse(runs.startedAt) || at) ?? null) : null;
  const jobIds = new Set(current.map(({ job_id }) => job_id));
  const candidates = [...jobIds].flatMap((jobId) => findNearest(listStartableShifts(jobId), at) ?? []);
  candidates.sort((a, b) => getRank(a, at) - getRank(b, at) || computeDistance(a, at) - computeDistance(b, at));
  const next = runs ? null : (candidates[0] ?? null);
  return { running, next, others: current.filter((shift) => shift !== running && shift !== next), done };
}

/** First day after today with shifts to work, and these shifts; null if there is none. */
export function findNextDay(
  shifts: readonly OwnShift[],
  now: Date = new Date(),
): { day: string; shifts: readonly OwnShift[] } | null {
  const today = getBusinessToday(now);
  const ahead = shifts.filter(({ date, state }) => date > today && state === 'planned');
  const day = ahead[0]?.date;
  return day === undefined ? null : { day, shifts: ahead.filter(({ date }) => date === day) };
}

/** The user's shift at a job that they aren't assigned to. */
export const findShiftAtJob = (plan: MyPlan | undefined, jobId: string): OwnShift | undefined =>
  plan?.shifts.find(({ job_id, state }) => job_id === jobId && state === 'planned');
