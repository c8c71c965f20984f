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

/** A day that may still become another one is kept free too. */
const DAYS_OF_SENDING: BusinessDayRules = { ...SOUTH_AUSTRALIAN_BUSINESS_DAYS, changeableCount: true };

export interface InvoiceFacts {
  readonly id: string;
  readonly kind: 'client' | 'job';
  readonly number: string;
  readonly dueOn: Day;
  /** From which its steps are counted: the due day, or the end of its terms from the day on which it, or the note that is open, was sent, if that is later. */
  readonly countedFrom: Day;
  /** Whether the client has it. */
  readonly sent: boolean;
  readonly totalCents: number;
  readonly openCents: number;
  /** The highest step that was sent, 0 for none, and when. */
  readonly lastStep: number;
  readonly lastDay: Day | null;
  readonly disputed: boolean;
  /** What was promised for it alone. */
  readonly promisedUntil: Day | null;
}

export interface ClientFacts {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly archived: boolean;
  /** Null when it is not paused. */
  readonly pause: { readonly until: Day | null } | null;
  /** What was promised for all of its invoices. */
  readonly promisedUntil: Day | null;
  /** Cents that were paid and that no invoice has taken. */
  readonly creditCents: number;
  /** The address of the newest reminder, when that was refused in the last days. */
  readonly refusedAddress: string | null;
  /** On which the newest reminder was written. */
  readonly remindedOn: Day | null;
  /** Whether a reminder has not left yet. */
  readonly waiting: boolean;
  readonly invoices: readonly InvoiceFacts[];
}

export interface PlannedInvoice {
  readonly invoice: InvoiceFacts;
  /** 0: its day has not come; it is named beside the others. */
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

/** Whether an invoice is asked for at all. */
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
 * What goes next to a client, today at the earliest; null when nothing does. Each invoice gets its steps one after the other, and each mail names
 * all invoices that are overdue on its day, but those that are disputed or promised.
 * @param days after the due day, of each step; after a later one where the invoice was sent late
 * @param sendingFrom the first day of sending from a day on
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

/** What an admin may send today, also on a Sunday; null when its day has not come. */
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

/** What the invoices of a plan have open, in cents. */
export const computeDueCents = ({ invoices }: Pick<Plan, 'invoices'>): number =>
  invoices.reduce((sum, { invoice }) => sum + invoice.openCents, 0);

/**
 * Why nothing can be sent to a client who would be reminded; empty when nothing is in the way. Credit is in the way where it pays all that
 * would be asked for: less is named in the mail.
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
