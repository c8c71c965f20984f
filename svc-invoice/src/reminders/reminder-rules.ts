import {
  addDays,
  formatMoment,
  REMINDER_GAP_DAYS,
  REMINDER_HOURS,
  REMINDER_STEPS,
  type ReminderProblem,
} from '@cleaning/contracts';
import { type BusinessDayRules, isBusinessDay, SOUTH_AUSTRALIAN_BUSINESS_DAYS } from '../pay/calendar/business-days.js';
import type { Day } from '../pay/calendar/days.js';

/** Days whose holiday may still change are skipped too. */
const DAYS_OF_SENDING: BusinessDayRules = { ...SOUTH_AUSTRALIAN_BUSINESS_DAYS, changeableCount: true };

export interface InvoiceFacts {
  readonly id: string;
  readonly kind: 'client' | 'job';
  readonly number: string;
  readonly dueOn: Day;
  /**
   * Start of its steps: the due day or, if later, the end of its terms counted from the day that it or its open note
   * was sent.
   */
  readonly countedFrom: Day;
  /** True if it was sent to the client. */
  readonly sent: boolean;
  readonly totalCents: number;
  readonly openCents: number;
  /** Highest step sent, 0 for none, and its day. */
  readonly lastStep: number;
  readonly lastDay: Day | null;
  readonly disputed: boolean;
  /** Day of a promise for this invoice alone. */
  readonly promisedUntil: Day | null;
}

export interface ClientFacts {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly archived: boolean;
  /** Null when it is not paused. */
  readonly pause: { readonly until: Day | null } | null;
  /** Day of a promise for all of its invoices. */
  readonly promisedUntil: Day | null;
  /** Cents paid and not used by invoices. */
  readonly creditCents: number;
  /** The address of the newest reminder, when that was refused in the last days. */
  readonly refusedAddress: string | null;
  /** Day of the newest reminder. */
  readonly remindedOn: Day | null;
  /** True if a reminder is waiting to be sent. */
  readonly waiting: boolean;
  readonly invoices: readonly InvoiceFacts[];
}

export interface PlannedInvoice {
  readonly invoice: InvoiceFacts;
  /** 0: not due yet, mentioned only. */
  readonly step: number;
}

export interface Plan {
  /** The first day on which it may go. */
  readonly day: Day;
  /** The highest of its invoices. */
  readonly step: number;
  /** The oldest first. */
  readonly invoices: readonly PlannedInvoice[];
}

const findLatest = (days: readonly (Day | null)[]): Day =>
  days.reduce<Day>((last, day) => (day !== null && day > last ? day : last), '');
const getNextDay = (day: Day | null): Day | null => (day === null ? null : addDays(day, 1));

/** True if the client should pay it. */
const isRemindable = ({ sent, openCents, disputed }: InvoiceFacts): boolean => sent && openCents > 0 && !disputed;

/** The day on which the next step of an invoice comes; null after the last one. */
function computeNextStepDay(
  { lastStep, lastDay, countedFrom, promisedUntil }: InvoiceFacts,
  days: readonly number[],
): Day | null {
  const own = days[lastStep];
  if (lastStep >= REMINDER_STEPS || own === undefined) return null;
  const gap = Math.min(REMINDER_GAP_DAYS, own - (days[lastStep - 1] ?? 0));
  return findLatest([addDays(countedFrom, own), lastDay && addDays(lastDay, gap), getNextDay(promisedUntil)]);
}

/** The day itself, or the next one on which reminders are sent. Throws RangeError where public holidays are not known. */
export function findSendingDay(day: Day): Day {
  let next = day;
  while (!isBusinessDay(next, DAYS_OF_SENDING)) next = addDays(next, 1);
  return next;
}

/** `unknown`: public holidays are not known for the day. */
export function getSendingTime(now: Date, zone: string): 'now' | 'later' | 'unknown' {
  const moment = formatMoment(now, zone);
  const hour = Number(moment.slice(11, 13));
  try {
    const isOpen =
      isBusinessDay(moment.slice(0, 10), DAYS_OF_SENDING) && hour >= REMINDER_HOURS[0] && hour < REMINDER_HOURS[1];
    return isOpen ? 'now' : 'later';
  } catch (error) {
    if (error instanceof RangeError) return 'unknown';
    throw error;
  }
}

/**
 * The next reminder to a client, from today on; null for none. Each invoice gets its steps in order, and each mail
 * names all invoices overdue that day, except disputed or promised ones.
 * @param days days after the due day, for each step; later for an invoice sent late
 * @param sendingFrom first sending day from a day on
 */
export function getPlan(
  client: ClientFacts,
  days: readonly number[],
  today: Day,
  sendingFrom: (day: Day) => Day = findSendingDayOrSame,
): Plan | null {
  if (client.pause && client.pause.until === null) return null;
  const asked = client.invoices.filter(isRemindable);
  const steps = asked.flatMap((invoice) => computeNextStepDay(invoice, days) ?? []).toSorted();
  const first = steps[0];
  if (first === undefined) return null;
  const earliest = findLatest([
    first,
    today,
    getNextDay(client.promisedUntil),
    getNextDay(client.pause?.until ?? null),
    client.remindedOn === today || client.waiting ? addDays(today, 1) : null,
  ]);
  const day = sendingFrom(earliest);
  const invoices = asked
    .filter(({ countedFrom, promisedUntil }) => countedFrom < day && (promisedUntil === null || promisedUntil < day))
    .map((invoice): PlannedInvoice => {
      const next = computeNextStepDay(invoice, days);
      return { invoice, step: next !== null && next <= day ? invoice.lastStep + 1 : 0 };
    })
    .toSorted(
      (a, b) => a.invoice.dueOn.localeCompare(b.invoice.dueOn) || a.invoice.number.localeCompare(b.invoice.number),
    );
  return { day, step: Math.max(...invoices.map(({ step }) => step)), invoices };
}

/** The reminder an admin may send today, including Sundays; null if its day hasn't come. */
export function findPlanOfToday(client: ClientFacts, days: readonly number[], today: Day): Plan | null {
  const plan = getPlan(client, days, today, (day) => day);
  return plan?.day === today ? plan : null;
}

/** Beyond the known holidays the day says only when it would be. */
function findSendingDayOrSame(day: Day): Day {
  try {
    return findSendingDay(day);
  } catch (error) {
    if (error instanceof RangeError) return day;
    throw error;
  }
}

/** Sum of a plan's amounts owing, in cents. */
export const computeDueCents = ({ invoices }: Pick<Plan, 'invoices'>): number =>
  invoices.reduce((sum, { invoice }) => sum + invoice.openCents, 0);

/**
 * Why a due reminder can't be sent; empty if it can. Credit blocks it if it covers everything owing; less is named in
 * the mail.
 * @param barredSteps steps whose text may not be sent
 */
export function findProblem(
  { archived, email, refusedAddress, creditCents }: ClientFacts,
  plan: Pick<Plan, 'invoices' | 'step'>,
  barredSteps: ReadonlySet<number>,
): ReminderProblem | '' {
  if (archived) return 'archived';
  if (email === '') return 'no-address';
  if (refusedAddress === email) return 'refused';
  if (creditCents > 0 && creditCents >= computeDueCents(plan)) return 'credit';
  return barredSteps.has(plan.step) ? 'bank-details' : '';
}
