import {
  type ClientDetails,
  computeHourlyCents,
  DEFAULT_TERMS_DAYS,
  EVERY_WEEK,
  findNextDays,
  formatAmount,
  optionalTelephone,
  type QuoteDetail,
  type QuoteFields,
  type QuoteState,
  toMapLink,
  toSlotDays,
} from '@cleaning/contracts';
import type { Quote, StoredLine } from './quote.entity.js';

type Slot = StoredLine['schedule'][number];

/** "Q-00012" */
export const formatQuoteNumber = (number: number): string => `Q-${String(number).padStart(5, '0')}`;

/** "Q-00012", or "Q-00012 version 2" of a changed one. */
export const formatQuoteName = ({ number, version }: Pick<Quote, 'number' | 'version'>): string =>
  version === 1 ? formatQuoteNumber(number) : `${formatQuoteNumber(number)} version ${version}`;

/**
 * State of a quote on a day of business time: sent quotes expire after their last day, and are seen once the client has
 * opened them.
 */
export function getState(
  { state, seenAt, validUntil }: Pick<Quote, 'state' | 'seenAt' | 'validUntil'>,
  today: string,
): QuoteState {
  if (state !== 'sent') return state;
  if (validUntil < today) return 'expired';
  return seenAt ? 'seen' : 'sent';
}

/** Lines of a form in stored form. */
export const findStoredLines = (lines: QuoteFields['lines']): StoredLine[] =>
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

type ProposedQuote = Pick<Quote, 'company' | 'name' | 'email' | 'telephone' | 'address' | 'lines'>;

/** The client and the jobs that an accepted quote is about. */
export function toProposal(quote: ProposedQuote): NonNullable<QuoteDetail['proposal']> {
  const { company, name, email, telephone, address } = quote;
  // Old quotes may have two telephone numbers or words: these go into the notes.
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
    location: toMapLink(line.address),
    description: line.work || `Cleaning at ${line.place}.`,
    cleaners: line.cleaners,
    company_pay_per_hour: formatAmount(computeHourlyCents(line)),
    pay_per_hour: line.payCents === null ? '' : formatAmount(line.payCents),
    schedule: line.schedule,
  }));
  return { client, jobs };
}

/**
 * Moves slots to a first day. Slots counted in weeks or months begin with their first day from then, which keeps their
 * rhythm. Null for slots that ended before.
 */
export const moveScheduleStart = (schedule: StoredLine['schedule'], day: string): (Slot | null)[] =>
  schedule.map((slot) => {
    const repeats = slot.repeats ?? EVERY_WEEK;
    if (repeats.from >= day) return slot;
    const [first] = findNextDays(toSlotDays(slot.days, repeats), day, 1);
    if (first === undefined) return null;
    return { ...slot, repeats: { ...repeats, from: repeats.every > 1 ? first : day } };
  });
