import { createHash } from 'node:crypto';
import { DAY_MS } from '@cleaning/contracts';
import { findInvoiceMentions } from './invoice-mentions.js';
import { foldText, pickTellingWords } from './payer-words.js';
import type { StatementEntry } from './statement.js';

/** A payment that an earlier import has brought. */
export interface KnownPayment {
  readonly id: string;
  readonly account: string;
  /** Whether its file names the account, not the office. */
  readonly namesAccount: boolean;
  readonly format: 'ofx' | 'csv';
  /** As the version that added it made it. */
  readonly key: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly cents: number;
  readonly payer: string;
  readonly reference: string;
  /** `pending`: it looks like a payment, and nobody has said yet whether it is that one. `same`: somebody has said that it is. */
  readonly kind: 'payment' | 'pending' | 'same';
  /** The payment that it looks like, or is; its own id for a payment. */
  readonly lineId: string;
}

type PaymentTexts = Pick<StatementEntry, 'account' | 'day' | 'cents' | 'payer' | 'reference'>;

/** An entry of a file, with what it is beside those that are there. */
export type SortedEntry = {
  readonly entry: StatementEntry;
  /** With the account it keeps a payment from being added twice. */
  readonly key: string;
} & (
  | { readonly outcome: 'fresh' | 'known' | 'pending' }
  /** `like`: the id of the payment that it looks like, or a new entry of this file. */
  | { readonly outcome: 'look-alike'; readonly like: string | StatementEntry }
);

/** Days between two programs' day of one payment: over a weekend the day of value is later than that of the entry. */
export const SAME_PAYMENT_DAYS = 3;

/** What makes two entries the same payment: day, cents, payer and reference, but not how a program writes them. */
const writeIdentity = ({ day, cents, payer, reference }: PaymentTexts): string =>
  `${day} ${cents} ${foldText(`${payer} ${reference}`)}`;

/** Entries of one place are told apart by their occurrence alone. */
const writePlace = (written: PaymentTexts): string => `${written.account}\n${writeIdentity(written)}`;

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Keys of entries of one direction: a hash of what makes them the same payment, and how many such were before. */
export const makeLineKey = (entry: PaymentTexts, occurrence: number): string =>
  `${hashText(writeIdentity(entry))} ${occurrence}`;

/**
 * Keys as 1.9.0 made them of rows without an id of the bank. The same file read again has the same ones, whatever is read of a row now.
 */
function computeFormerKeys(entries: readonly StatementEntry[]): ReadonlyMap<StatementEntry, string> {
  const seen = new Map<string, number>();
  const keys = new Map<StatementEntry, string>();
  for (const entry of entries) {
    if (entry.fitid !== '') continue;
    const hash = hashText(entry.written.join('\t'));
    const place = `${entry.account}\n${hash}`;
    const occurrence = (seen.get(place) ?? 0) + 1;
    seen.set(place, occurrence);
    keys.set(entry, `${hash} ${occurrence}`);
  }
  return keys;
}

/**
 * Whether two may be of one bank account. OFX and CSV of several accounts have the bank's number of it, and other CSV what the office calls it: of
 * two that are named alike each is another account, but a name and a number may be one.
 */
const mayShareAccount = (entry: StatementEntry, format: 'ofx' | 'csv', payment: KnownPayment): boolean =>
  entry.account === payment.account || format !== payment.format || entry.namesAccount !== payment.namesAccount;

const MIN_PREFIX_LENGTH = 4;
const isSameWord = (a: string, b: string): boolean =>
  a === b || (a.length >= MIN_PREFIX_LENGTH && b.length >= MIN_PREFIX_LENGTH && (a.startsWith(b) || b.startsWith(a)));

/** Digits of numbers of invoices that have none before them. */
const ANY_WIDTH = new Set([4, 5, 6]);

/** What of a text tells one payment from another. */
interface ComparedTexts {
  /** Days since 1970. */
  readonly day: number;
  readonly words: readonly string[];
  /** A bit for how each word begins: texts without a bit in common have no word in common. */
  readonly beginnings: number;
  readonly invoices: ReadonlySet<string>;
}

/** Bits of a number for beginnings of words. */
const BITS = 31;

/** The bits of words by their first letters: words that are the same, or cut, begin alike. */
function encodeBeginnings(words: readonly string[]): number {
  let bits = 0;
  for (const word of words) {
    let sum = 0;
    for (const letter of word.slice(0, MIN_PREFIX_LENGTH)) sum = (sum * BITS + (letter.codePointAt(0) ?? 0)) % 65_521;
    bits |= 1 << (sum % BITS);
  }
  return bits;
}

const readTelling = ({ day, payer, reference }: PaymentTexts): ComparedTexts => {
  const text = `${payer} ${reference}`;
  const words = pickTellingWords(text);
  return {
    day: Date.parse(day) / DAY_MS,
    words,
    beginnings: encodeBeginnings(words),
    invoices: findInvoiceMentions(text, ANY_WIDTH),
  };
};

function nameOtherInvoices(a: ComparedTexts, b: ComparedTexts): boolean {
  if (a.invoices.size === 0 || b.invoices.size === 0) return false;
  for (const each of a.invoices) if (b.invoices.has(each)) return false;
  return true;
}

/** How alike two texts are, from 0 to 1: how much of the shorter one's telling words is in the other. */
function computeLikeness(a: ComparedTexts, b: ComparedTexts): number {
  if (nameOtherInvoices(a, b)) return 0;
  const [words, more] = a.words.length < b.words.length ? [a.words, b.words] : [b.words, a.words];
  if (words.length === 0) return 1;
  if ((a.beginnings & b.beginnings) === 0) return 0;
  // Without closures: of two files with 2,000 equal amounts there are four million pairs.
  let same = 0;
  for (const word of words)
    for (const other of more)
      if (isSameWord(word, other)) {
        same += 1;
        break;
      }
  return same / words.length;
}

/** A name of so many words is a name in full. */
const FULL_NAME = 2;
/** Whether two texts are clearly of two payments: they name other invoices, or have full names without a word in common. */
const haveDifferentPayers = (a: ComparedTexts, b: ComparedTexts, alike: number): boolean =>
  nameOtherInvoices(a, b) || (Math.min(a.words.length, b.words.length) >= FULL_NAME && alike === 0);

/** From here on two texts are of one payer. */
const ALIKE_SHARE = 0.5;
/** A day apart weighs as much as a tenth of the words. */
const WORD_WEIGHT = 10;
/**
 * What a resemblance must weigh at least, in rounds: the surest pairs are found first, so that an entry that only has the amount and the day of
 * a payment does not take it from the entry that it is.
 */
const ROUNDS = [WORD_WEIGHT, ALIKE_SHARE * WORD_WEIGHT, 0];
const NO_RESEMBLANCE = -1;

/** The payments of a file's amounts, and which of them its entries are already. */
class KnownPayments {
  private readonly byPlace = new Map<string, KnownPayment[]>();
  private readonly byKey = new Map<string, KnownPayment>();
  private readonly byCents = new Map<number, KnownPayment[]>();
  private readonly telling = new Map<PaymentTexts, ComparedTexts>();
  /** Ids of what entries of the file are, or look like. */
  private readonly taken = new Set<string>();

  constructor(
    known: readonly KnownPayment[],
    private readonly format: 'ofx' | 'csv',
  ) {
    const add = <Key>(map: Map<Key, KnownPayment[]>, key: Key, payment: KnownPayment) => {
      const listed = map.get(key);
      if (listed) listed.push(payment);
      else map.set(key, [payment]);
    };
    for (const payment of known) {
      add(this.byPlace, writePlace(payment), payment);
      if (payment.kind === 'payment') add(this.byCents, payment.cents, payment);
      this.byKey.set(`${payment.account}\n${payment.key}`, payment);
    }
    // Those that are payments are recognised before those that are in doubt.
    for (const equal of this.byPlace.values()) equal.sort((a, b) => RANK[a.kind] - RANK[b.kind]);
  }

  count(place: string): number {
    return this.byPlace.get(place)?.length ?? 0;
  }

  /** The next one that is the same as the entry. */
  takeSame(entry: StatementEntry): KnownPayment | undefined {
    return this.take(this.byPlace.get(writePlace(entry))?.find((each) => !this.taken.has(each.id)));
  }

  /** The one that 1.9.0 has added with this key. */
  takeFormer(entry: StatementEntry, key: string | undefined): KnownPayment | undefined {
    const found = this.byKey.get(`${entry.account}\n${key}`);
    return this.take(found && !this.taken.has(found.id) ? found : undefined);
  }

  /** The payments that entries look like most: with the same amount, within a few days, in other words. Each looks like one. */
  takeAlikes(entries: readonly StatementEntry[]): ReadonlyMap<StatementEntry, KnownPayment> {
    const found = new Map<StatementEntry, KnownPayment>();
    const weighed = entries.map((entry) => {
      const payments = this.byCents.get(entry.cents) ?? [];
      return { entry, payments, weights: Float32Array.from(payments, (payment) => this.weigh(entry, payment)) };
    });
    for (const least of ROUNDS)
      for (const { entry, payments, weights } of weighed) {
        if (found.has(entry)) continue;
        let best: KnownPayment | undefined;
        let most = -1;
        for (const [at, payment] of payments.entries()) {
          const weight = weights[at] ?? NO_RESEMBLANCE;
          if (weight < least || weight <= most || this.taken.has(payment.id)) continue;
          best = payment;
          most = weight;
          if (most === WORD_WEIGHT) break;
        }
        if (best) found.set(entry, best);
        this.take(best);
      }
    return found;
  }

  private take(payment: KnownPayment | undefined): KnownPayment | undefined {
    if (payment) this.taken.add(payment.id).add(payment.lineId);
    return payment;
  }

  /** How much an entry looks like a payment, from 0 to WORD_WEIGHT. */
  private weigh(entry: StatementEntry, payment: KnownPayment): number {
    if (this.taken.has(payment.id)) return NO_RESEMBLANCE;
    if (!mayShareAccount(entry, this.format, payment)) return NO_RESEMBLANCE;
    const [own, other] = [this.findTelling(entry), this.findTelling(payment)];
    const days = Math.abs(own.day - other.day);
    if (days > SAME_PAYMENT_DAYS) return NO_RESEMBLANCE;
    const alike = computeLikeness(own, other);
    // Another program may write another name of the payer; then the day is the same.
    const mayBeRenamed = payment.format !== this.format && days === 0 && !haveDifferentPayers(own, other, alike);
    if (alike < ALIKE_SHARE && !mayBeRenamed) return NO_RESEMBLANCE;
    return alike * WORD_WEIGHT - days;
  }

  private findTelling(written: PaymentTexts): ComparedTexts {
    const found = this.telling.get(written);
    if (found) return found;
    const telling = readTelling(written);
    this.telling.set(written, telling);
    return telling;
  }
}

const RANK: Readonly<Record<KnownPayment['kind'], number>> = { payment: 0, same: 1, pending: 2 };

/**
 * What each payment of a file is: new, there already, or one of those that look like a payment that is there.
 * Equal rows of one file are as many payments; where the bank has given them one id, they may be one. What an earlier file had counts once.
 * @param entries those that came in, in the order of the file
 * @param known those with an amount of the file, of its days and SAME_PAYMENT_DAYS around them
 */
export function sortEntries(
  entries: readonly StatementEntry[],
  format: 'ofx' | 'csv',
  known: readonly KnownPayment[],
): SortedEntry[] {
  const payments = new KnownPayments(known, format);
  const doubtful = findDoubtful(entries);
  const ordered = [...entries.filter((entry) => !doubtful.has(entry)), ...doubtful];
  const matches = new Map<StatementEntry, KnownPayment>();
  const match = (entry: StatementEntry, payment: KnownPayment | undefined) => payment && matches.set(entry, payment);
  for (const entry of ordered) match(entry, payments.takeSame(entry));
  const former = computeFormerKeys(entries);
  for (const entry of ordered) if (!matches.has(entry)) match(entry, payments.takeFormer(entry, former.get(entry)));

  const alikes = payments.takeAlikes(ordered.filter((entry) => !matches.has(entry) && !doubtful.has(entry)));

  const occurrences = new Map<string, number>();
  /** By the bank's id of equal entries: the payment that the first one is or looks like, or itself. */
  const firsts = new Map<string, string | StatementEntry>();
  const sorted = new Map<StatementEntry, SortedEntry>();
  for (const entry of ordered) {
    const place = writePlace(entry);
    const sameId = `${place}\n${entry.fitid}`;
    const payment = matches.get(entry);
    if (payment) {
      firsts.set(sameId, payment.lineId);
      sorted.set(entry, { entry, key: payment.key, outcome: payment.kind === 'pending' ? 'pending' : 'known' });
      continue;
    }
    const occurrence = (occurrences.get(place) ?? payments.count(place)) + 1;
    occurrences.set(place, occurrence);
    const key = makeLineKey(entry, occurrence);
    const first = entry.fitid === '' ? undefined : firsts.get(sameId);
    const like = first ?? alikes.get(entry)?.id;
    firsts.set(sameId, like ?? entry);
    sorted.set(
      entry,
      like === undefined ? { entry, key, outcome: 'fresh' } : { entry, key, outcome: 'look-alike', like },
    );
  }
  return entries.flatMap((entry) => sorted.get(entry) ?? []);
}

/** Entries that have the bank's id of an equal one before them: they may be the same payment, written twice. They come last. */
function findDoubtful(entries: readonly StatementEntry[]): ReadonlySet<StatementEntry> {
  const seen = new Set<string>();
  const doubtful = new Set<StatementEntry>();
  for (const entry of entries) {
    const sameId = `${writePlace(entry)}\n${entry.fitid}`;
    if (entry.fitid !== '' && seen.has(sameId)) doubtful.add(entry);
    seen.add(sameId);
  }
  return doubtful;
}
