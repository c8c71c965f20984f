import {
  countDaysBetween,
  fillReminder,
  formatBankWarning,
  formatDate,
  formatDollars,
  MAX_REMINDER_INVOICES,
  REMINDER_DAYS,
  type ReminderPlaceholder,
  type ReminderStep,
  type Supplier,
} from '@cleaning/contracts';
import { getLines } from '../enquiries/messages.js';
import type { Day } from '../pay/calendar/days.js';
import { formatPayToSentence } from '../settings/bank-sentences.js';
import type { InvoiceFacts } from './reminder-rules.js';

/** Defaults until an admin saves others. */
export const FIRST_STEPS: readonly ReminderStep[] = [
  {
    days: REMINDER_DAYS[0],
    subject: 'Reminder: {total} was due on {due}',
    text: `Hello {client},
We haven’t received your payment of {total}, which was due on {due}. If you’ve paid in the last few days, please ignore this email.
If there’s a problem with our work or an invoice, just reply to this email.`,
  },
  {
    days: REMINDER_DAYS[1],
    subject: 'Second reminder: {total} is overdue',
    text: `Hello {client},
{total} is now {days} overdue ({count}). Please pay in the next few days, or tell us when we can expect payment.`,
  },
  {
    days: REMINDER_DAYS[2],
    subject: 'Last reminder: {total} is {days} overdue',
    text: `Hello {client},
This is our last reminder by email: {total} is {days} overdue. Please pay now, or call us today so we can work something out.`,
  },
];

/** A promise: noted when, by which day, and for which invoice; an empty number means all. */
export interface NamedPromise {
  readonly notedOn: Day;
  readonly until: Day;
  readonly number: string;
}

export interface ReminderFacts {
  readonly clientName: string;
  readonly supplier: Supplier;
  readonly today: Day;
  /** All overdue ones, oldest first. */
  readonly invoices: readonly InvoiceFacts[];
  readonly promises: readonly NamedPromise[];
  /** Paid and not used by invoices. */
  readonly creditCents: number;
}

/** Characters of a line of a message. */
const LINE_LENGTH = 500;
const computeSum = (invoices: readonly InvoiceFacts[]): number =>
  invoices.reduce((sum, { openCents }) => sum + openCents, 0);
const formatCount = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

function toValues({ clientName, supplier, today, invoices }: ReminderFacts): Record<ReminderPlaceholder, string> {
  const oldest = invoices[0]?.dueOn ?? today;
  return {
    client: clientName,
    company: supplier.name,
    count: formatCount(invoices.length, 'invoice', 'invoices'),
    total: formatDollars(computeSum(invoices)),
    due: formatDate(oldest),
    // A preview may be of an invoice that isn't due.
    days: formatCount(Math.max(0, countDaysBetween(oldest, today)), 'day', 'days'),
  };
}

/** A paragraph in pieces of a length, broken at spaces where there are some. */
function splitParagraph(paragraph: string): string[] {
  if (paragraph.length <= LINE_LENGTH) return [paragraph];
  const space = paragraph.lastIndexOf(' ', LINE_LENGTH);
  const end = space > 0 ? space : LINE_LENGTH;
  return [paragraph.slice(0, end), ...splitParagraph(paragraph.slice(end).trim())];
}

const formatInvoice = ({ number, dueOn, openCents, totalCents }: InvoiceFacts): string =>
  `Tax invoice ${number}, due ${formatDate(dueOn)}: ${formatDollars(openCents)}${openCents < totalCents ? ` of ${formatDollars(totalCents)} still owing` : ''}`;

const formatPromise = ({ notedOn, until, number }: NamedPromise): string =>
  `On ${formatDate(notedOn)} you told us that ${number === '' ? 'this' : `invoice ${number}`} would be paid by ${formatDate(until)}. We haven’t received the payment.`;

const formatCredit = (credit: number, open: number): string =>
  `You have ${formatDollars(credit)} of unused credit with us. If you use it, ${formatDollars(Math.max(0, open - credit))} is left to pay.`;

/** Subject and paragraphs of a reminder: its step's text, promises, each invoice, and how to pay. */
export function buildReminderMail(
  step: Pick<ReminderStep, 'subject' | 'text'>,
  facts: ReminderFacts,
): { subject: string; lines: string[] } {
  const values = toValues(facts);
  const shown = facts.invoices.slice(0, MAX_REMINDER_INVOICES);
  const others = facts.invoices.slice(MAX_REMINDER_INVOICES);
  const lines = [
    ...getLines(fillReminder(step.text, values)),
    ...facts.promises.map(formatPromise),
    ...shown.map(formatInvoice),
    ...(others.length === 0
      ? []
      : [`And ${formatCount(others.length, 'more invoice', 'more invoices')}: ${formatDollars(computeSum(others))}`]),
    ...(facts.invoices.length > 1 ? [`Total: ${values.total}`] : []),
    ...(facts.creditCents > 0 ? [formatCredit(facts.creditCents, computeSum(facts.invoices))] : []),
    formatPayToSentence(facts.supplier, facts.invoices.length === 1 ? (shown[0]?.number ?? '') : ''),
    formatBankWarning(facts.supplier),
  ];
  return {
    subject: fillReminder(step.subject, values).slice(0, 200),
    lines: lines
      .map((line) => line.trim())
      .filter(Boolean)
      .flatMap(splitParagraph),
  };
}
