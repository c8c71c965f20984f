import {
  checkSentence,
  dayText,
  dollarsOf,
  filledReminder,
  MOST_REMINDER_INVOICES,
  REMINDER_DAYS,
  type ReminderPlaceholder,
  type ReminderStep,
  type Supplier,
} from '@cleaning/contracts';
import { linesOf } from '../enquiries/messages.js';
import { type Day, daysBetween } from '../pay/calendar/days.js';
import { payToSentence } from '../settings/bank-sentences.js';
import type { InvoiceFacts } from './reminder-rules.js';

/** Until an admin saves others. */
export const FIRST_STEPS: readonly ReminderStep[] = [
  {
    days: REMINDER_DAYS[0],
    subject: 'Reminder: {total} was due on {due}',
    text: `Hello {client},
perhaps it was overlooked: we have not found a payment of {total}, which was due on {due}. If you have paid in the last days, please ignore this message.
If something about our work or an invoice is not right, please answer this mail.`,
  },
  {
    days: REMINDER_DAYS[1],
    subject: 'Second reminder: {total} is overdue',
    text: `Hello {client},
{total} is overdue for {days} now ({count}). Please pay within the next days, or tell us when we can expect the payment.`,
  },
  {
    days: REMINDER_DAYS[2],
    subject: 'Last reminder: {total} is overdue for {days}',
    text: `Hello {client},
this is our last reminder by mail: {total} is overdue for {days}. Please pay now, or call us today so that we find a way together.`,
  },
];

/** What was promised: when it was noted, by which day, and for which invoice; an empty number is for all. */
export interface NamedPromise {
  readonly notedOn: Day;
  readonly until: Day;
  readonly number: string;
}

export interface ReminderFacts {
  readonly clientName: string;
  readonly supplier: Supplier;
  readonly today: Day;
  /** All that are overdue, the oldest first. */
  readonly invoices: readonly InvoiceFacts[];
  readonly promises: readonly NamedPromise[];
  /** What the client has paid that no invoice has taken. */
  readonly creditCents: number;
}

/** Characters of a line of a message. */
const LINE_LENGTH = 500;
const sumOf = (invoices: readonly InvoiceFacts[]): number =>
  invoices.reduce((sum, { openCents }) => sum + openCents, 0);
const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

function valuesOf({ clientName, supplier, today, invoices }: ReminderFacts): Record<ReminderPlaceholder, string> {
  const oldest = invoices[0]?.dueOn ?? today;
  return {
    client: clientName,
    company: supplier.name,
    count: counted(invoices.length, 'invoice', 'invoices'),
    total: dollarsOf(sumOf(invoices)),
    due: dayText(oldest),
    // A preview can be of an invoice that is not due yet.
    days: counted(Math.max(0, daysBetween(oldest, today)), 'day', 'days'),
  };
}

/** A paragraph in pieces of a length, broken at spaces where there are some. */
function pieces(paragraph: string): string[] {
  if (paragraph.length <= LINE_LENGTH) return [paragraph];
  const space = paragraph.lastIndexOf(' ', LINE_LENGTH);
  const end = space > 0 ? space : LINE_LENGTH;
  return [paragraph.slice(0, end), ...pieces(paragraph.slice(end).trim())];
}

const listed = ({ number, dueOn, openCents, totalCents }: InvoiceFacts): string =>
  `Tax invoice ${number}, due on ${dayText(dueOn)}: ${dollarsOf(openCents)}${openCents < totalCents ? ` open of ${dollarsOf(totalCents)}` : ''}`;

const promised = ({ notedOn, until, number }: NamedPromise): string =>
  `On ${dayText(notedOn)} you told us that ${number === '' ? 'this' : `invoice ${number}`} would be paid by ${dayText(until)}. We have not found the payment.`;

const credited = (credit: number, open: number): string =>
  `You have a credit of ${dollarsOf(credit)} with us, which is not used yet: ${dollarsOf(Math.max(0, open - credit))} remain to be paid.`;

/** Subject and paragraphs of a reminder: the text of its step, what was promised, each invoice, and how to pay. */
export function reminderMail(
  step: Pick<ReminderStep, 'subject' | 'text'>,
  facts: ReminderFacts,
): { subject: string; lines: string[] } {
  const values = valuesOf(facts);
  const shown = facts.invoices.slice(0, MOST_REMINDER_INVOICES);
  const others = facts.invoices.slice(MOST_REMINDER_INVOICES);
  const lines = [
    ...linesOf(filledReminder(step.text, values)),
    ...facts.promises.map(promised),
    ...shown.map(listed),
    ...(others.length === 0
      ? []
      : [`And ${counted(others.length, 'more invoice', 'more invoices')}: ${dollarsOf(sumOf(others))}`]),
    ...(facts.invoices.length > 1 ? [`Together: ${values.total}`] : []),
    ...(facts.creditCents > 0 ? [credited(facts.creditCents, sumOf(facts.invoices))] : []),
    payToSentence(facts.supplier, facts.invoices.length === 1 ? (shown[0]?.number ?? '') : ''),
    checkSentence(facts.supplier),
  ];
  return {
    subject: filledReminder(step.subject, values).slice(0, 200),
    lines: lines
      .map((line) => line.trim())
      .filter(Boolean)
      .flatMap(pieces),
  };
}
