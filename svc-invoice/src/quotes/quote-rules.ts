import {
  amountText,
  type ClientDetails,
  canCoincide,
  DAYS,
  DEFAULT_TERMS_DAYS,
  daysAfter,
  isoWeekday,
  mapLink,
  nextDays,
  occursOn,
  optionalTelephone,
  type QuoteDetail,
  type QuoteFields,
  type QuoteState,
  type SlotDays,
  slotDays,
  timesInWeeks,
} from '@cleaning/contracts';
import type { Quote, StoredLine } from './quote.entity.js';

type Slot = StoredLine['schedule'][number];

/** "Q-00012" */
export const numberText = (number: number): string => `Q-${String(number).padStart(5, '0')}`;

/** "Q-00012", or "Q-00012 version 2" of a changed one. */
export const quoteName = ({ number, version }: Pick<Quote, 'number' | 'version'>): string =>
  version === 1 ? numberText(number) : `${numberText(number)} version ${version}`;

/** What a quote is on a day of business time: one that was sent has expired after its last day, and was seen when the client has opened it. */
export function stateOf(
  { state, seenAt, validUntil }: Pick<Quote, 'state' | 'seenAt' | 'validUntil'>,
  today: string,
): QuoteState {
  if (state !== 'sent') return state;
  if (validUntil < today) return 'expired';
  return seenAt ? 'seen' : 'sent';
}

/** Weeks and months of 400 years, after which the calendar repeats. */
const WEEKS_OF_A_MONTH = 20_871 / 4_800;
const MINUTES_OF_A_DAY = 24 * 60;

const repeatsOf = ({ repeats }: Slot) =>
  repeats ?? { every: 1, unit: 'week' as const, which: '' as const, from: '', until: '' };

/** A slot on all of its days, or on one; its mean has no last day. */
const daysOf = (slot: Slot, days: Slot['days'] = slot.days): SlotDays =>
  slotDays(days, { ...repeatsOf(slot), until: '' });

const timesOfMonth = (days: SlotDays): number => {
  const { times, weeks } = timesInWeeks(days);
  return (times / weeks) * WEEKS_OF_A_MONTH;
};

/** 112 years: the weekdays of months come again after 28, and every second, third, fourth, sixth and twelfth week is whole times in them. */
const COMPARED_WEEKS = 5844;

/** Weeks in which at least one of these slots of one weekday is, as a part of all weeks. */
function sharedWeeks(slots: readonly SlotDays[]): number {
  const last = slots.map(({ startsOn }) => startsOn || '').reduce((a, b) => (a > b ? a : b)) || '2026-01-05';
  const weekday = slots[0]?.days[0] ?? 1;
  const first = daysAfter(last, (weekday - isoWeekday(last) + 7) % 7);
  const dates = Array.from({ length: COMPARED_WEEKS }, (_, week) => daysAfter(first, week * 7));
  return dates.filter((date) => slots.some((slot) => occursOn(slot, date, weekday))).length / COMPARED_WEEKS;
}

/** How often slots of one weekday are on different days of a month, the mean. */
function visitsOfWeekday(slots: readonly SlotDays[]): number {
  const isLike = (a: SlotDays, b: SlotDays) => a.every === b.every && a.monthWeek === b.monthWeek && canCoincide(a, b);
  const rhythms = slots.filter((slot, index) => !slots.slice(0, index).some((other) => isLike(slot, other)));
  const isShared = rhythms.some((slot, index) => rhythms.slice(0, index).some((other) => canCoincide(slot, other)));
  if (isShared) return sharedWeeks(rhythms) * WEEKS_OF_A_MONTH;
  return rhythms.reduce((sum, slot) => sum + timesOfMonth(slot), 0);
}

/** Slots that go on when the last of them begins: one that has ended by then is followed by others. */
function worked(schedule: readonly Slot[]): Slot[] {
  const last = schedule.map((slot) => repeatsOf(slot).from).reduce((a, b) => (a > b ? a : b), '');
  return schedule.filter((slot) => repeatsOf(slot).until === '' || repeatsOf(slot).until >= last);
}

/** Days with work in a month, the mean. A day with several slots counts once. */
export function visitsOfMonth(schedule: readonly Slot[]): number {
  const slots = worked(schedule);
  return DAYS.reduce((sum, day) => {
    const ofDay = slots.filter(({ days }) => days.includes(day));
    return sum + visitsOfWeekday(ofDay.map((slot) => daysOf(slot, [day])));
  }, 0);
}

/** Minutes of one slot 'HH:MM-HH:MM'. It ends on the next day where its end is not after its start. */
function minutesOf({ time }: Slot): number {
  const [start = 0, end = 0] = time.split('-').map((half) => Number(half.slice(0, 2)) * 60 + Number(half.slice(3)));
  return end > start ? end - start : end - start + MINUTES_OF_A_DAY;
}

type Priced = Pick<StoredLine, 'basis' | 'cents' | 'schedule'>;

/** What a line brings in a month on average, in cents without GST. */
export const monthlyCents = ({ basis, cents, schedule }: Priced): number =>
  basis === 'month' ? cents : Math.round(cents * visitsOfMonth(schedule));

/** What a line brings for each hour of each cleaner, in cents without GST: what the company's rate of its job is proposed as. */
export function centsOfHour(line: Priced & Pick<StoredLine, 'cleaners'>): number {
  const minutes = worked(line.schedule).reduce((sum, slot) => sum + timesOfMonth(daysOf(slot)) * minutesOf(slot), 0);
  return minutes === 0 ? 0 : Math.round((monthlyCents(line) * 60) / (minutes * line.cleaners));
}

/** The lines of a form as they are kept. */
export const storedLines = (lines: QuoteFields['lines']): StoredLine[] =>
  lines.map(({ place, address, work, basis, price, schedule, cleaners, pay_per_hour }) => ({
    place,
    address,
    work,
    basis,
    cents: price,
    schedule,
    cleaners,
    payCents: pay_per_hour === '' ? null : pay_per_hour,
  }));

type Proposed = Pick<Quote, 'company' | 'name' | 'email' | 'telephone' | 'address' | 'lines'>;

/** The client and the jobs that an accepted quote is about. */
export function proposalOf(quote: Proposed): NonNullable<QuoteDetail['proposal']> {
  const { company, name, email, telephone, address } = quote;
  // Quotes from before numbers were checked may have two of them, or words: the office finds these in the notes.
  const isNumber = optionalTelephone.safeParse(telephone).success;
  const client: ClientDetails = {
    legal_name: company || name,
    trading_name: '',
    abn: '',
    billing_address: address,
    billing_email: email,
    order_number: '',
    terms_days: DEFAULT_TERMS_DAYS,
    notes: isNumber ? '' : `Telephone: ${telephone}`,
    contacts: [{ name, email, telephone: isNumber ? telephone : '', roles: ['invoices'] }],
  };
  const jobs = quote.lines.map((line, position) => ({
    position,
    title: line.place,
    address: line.address,
    location: mapLink(line.address),
    description: line.work || `Cleaning at ${line.place}.`,
    cleaners: line.cleaners,
    company_pay_per_hour: amountText(centsOfHour(line)),
    pay_per_hour: line.payCents === null ? '' : amountText(line.payCents),
    schedule: line.schedule,
  }));
  return { client, jobs };
}

/**
 * Slots from a first day on. One that is counted in weeks or months begins with the first of its days then, so that it keeps its rhythm.
 * Null for a slot that has ended before.
 */
export const fromDay = (schedule: StoredLine['schedule'], day: string): (Slot | null)[] =>
  schedule.map((slot) => {
    const repeats = repeatsOf(slot);
    if (repeats.from >= day) return slot;
    const [first] = nextDays(slotDays(slot.days, repeats), day, 1);
    if (first === undefined) return null;
    return { ...slot, repeats: { ...repeats, from: repeats.every > 1 ? first : day } };
  });
