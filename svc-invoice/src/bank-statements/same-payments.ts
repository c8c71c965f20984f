import { createHash } from 'node:crypto';
import { DAY_MS } from '@cleaning/contracts';
import { findInvoiceMentions } from './invoice-mentions.js';
import { foldText, pickTellingWords } from './payer-words.js';
import type { StatementEntry } from './statement.js';

/** A payment that an earlier import has brought. */
export interface KnownPayment {
  readonly id: string;
  readonly account: string;
  /** True if the file names the account, not the office. */
  readonly namesAccount: boolean;
  readonly format: 'ofx' | 'csv';
  /** Key made by the version that added it. */
  readonly key: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly cents: number;
  readonly payer: string;
  readonly reference: string;
  /** `pending`: resembles a payment and is undecided. `same`: decided to be that payment. */
  readonly kind: 'payment' | 'pending' | 'same';
  /** The payment that it resembles or is; its own id for a payment. */
  readonly lineId: string;
}

type PaymentTexts = Pick<StatementEntry, 'account' | 'day' | 'cents' | 'payer' | 'reference'>;

/** A file's entry, compared with existing ones. */
export type SortedEntry = {
  readonly entry: StatementEntry;
  /** With the account, unique for a payment. */
  readonly key: string;
} & (
  | { readonly outcome: 'fresh' | 'known' | 'pending' }
  /** `like`: the id of the payment that it looks like, or a new entry of this file. */
  | { readonly outcome: 'look-alike'; readonly like: string | StatementEntry }
);

/** Days between two programs' day of one payment: over a weekend the day of value is later than that of the entry. */
export const SAME_PAYMENT_DAYS = 3;

/** Identity of a payment: day, cents, payer and reference, independent of how a program writes them. */
const writeIdentity = ({ day, cents, payer, reference }: PaymentTexts): string =>
  `${day} ${cents} ${foldText(`${payer} ${reference}`)}`;

/** Entries with the same place differ by their occurrence only. */
const writePlace = (written: PaymentTexts): string => `${written.account}\n${writeIdentity(written)}`;

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Key of an entry in one direction: a hash of its identity, and the number of equal ones before. */
export const makeLineKey = (entry: PaymentTexts, occurrence: number): string =>
  `${hashText(writeIdentity(entry))} ${occurrence}`;

/** Keys that 1.9.0 made for rows without a bank id. Stable for a file, whatever is read from a row now. */
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
 * True if two entries may be from one bank account. OFX and CSV with several accounts have the bank's number, other CSV
 * the office's name: two different numbers, or two different names, are different accounts, but a name and a number may
 * be the same.
 */
const mayShareAccount = (entry: StatementEntry, format: 'ofx' | 'csv', payment: KnownPayment): boolean =>
  entry.account === payment.account || format !== payment.format || entry.namesAccount !== payment.namesAccount;

const MIN_PREFIX_LENGTH = 4;
const isSameWord = (a: string, b: string): boolean =>
  a === b || (a.length >= MIN_PREFIX_LENGTH && b.length >= MIN_PREFIX_LENGTH && (a.startsWith(b) || b.startsWith(a)));

/** Digits of invoice numbers without a prefix. */
const ANY_WIDTH = new Set([4, 5, 6]);

/** Parts of a text that distinguish payments. */
interface ComparedTexts {
  /** Days since 1970. */
  readonly day: number;
  readonly words: readonly string[];
  /** Bitmap of the words' first letters: texts without a common bit have no common word. */
  readonly beginnings: number;
  readonly invoices: ReadonlySet<string>;
}

/** Bits of a number for beginnings of words. */
const BITS = 31;

/** Bitmap of the words' first letters. Equal or cut words begin alike. */
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

/** Likeness of two texts, from 0 to 1: share of the shorter one's identifying words that the other has. */
function computeLikeness(a: ComparedTexts, b: ComparedTexts): number {
  if (nameOtherInvoices(a, b)) return 0;
  const [words, more] = a.words.length < b.words.length ? [a.words, b.words] : [b.words, a.words];
  if (words.length === 0) return 1;
  if ((a.beginnings & b.beginnings) === 0) return 0;
  // No closures: two files with 2,000 equal amounts make four million pairs.
  let same = 0;
  for (const word of words)
    for (const other of more)
      if (isSameWord(word, other)) {
        same += 1;
        break;
      }
  return same / words.length;
}

/** A name with this many words is complete. */
const FULL_NAME = 2;
/**
 * True if two texts clearly have different payers: they name different invoices, or have complete names without a
 * common word.
 */
const haveDifferentPayers = (a: ComparedTexts, b: ComparedTexts, alike: number): boolean =>
  nameOtherInvoices(a, b) || (Math.min(a.words.length, b.words.length) >= FULL_NAME && alike === 0);

/** Likeness from which two texts have the same payer. */
const ALIKE_SHARE = 0.5;
/** A day apart weighs as much as a tenth of the words. */
const WORD_WEIGHT = 10;
/**
 * Minimum weight in each round. Surest pairs go first, so that an entry that only shares amount and day with a payment
 * doesn't take it from its true entry.
 */
const ROUNDS = [WORD_WEIGHT, ALIKE_SHARE * WORD_WEIGHT, 0];
const NO_RESEMBLANCE = -1;

/** Known payments with a file's amounts, and those already matched. */
class KnownPayments {
  private readonly byPlace = new Map<string, KnownPayment[]>();
  private readonly byKey = new Map<string, KnownPayment>();
  private readonly byCents = new Map<number, KnownPayment[]>();
  private readonly telling = new Map<PaymentTexts, ComparedTexts>();
  /** Ids of payments that entries of the file are or resemble. */
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
    // Payments are matched before undecided look-alikes.
    for (const equal of this.byPlace.values()) equal.sort((a, b) => RANK[a.kind] - RANK[b.kind]);
  }

  count(place: string): number {
    return this.byPlace.get(place)?.length ?? 0;
  }

  /** The next payment with the entry's identity. */
  takeSame(entry: StatementEntry): KnownPayment | undefined {
    return this.take(this.byPlace.get(writePlace(entry))?.find((each) => !this.taken.has(each.id)));
  }

  /** The one that 1.9.0 has added with this key. */
  takeFormer(entry: StatementEntry, key: string | undefined): KnownPayment | undefined {
    const found = this.byKey.get(`${entry.account}\n${key}`);
    return this.take(found && !this.taken.has(found.id) ? found : undefined);
  }

  /** The payments that entries resemble most: same amount, within a few days, other words. Each entry gets one. */
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
        let highest = -1;
        for (const [at, payment] of payments.entries()) {
          const weight = weights[at] ?? NO_RESEMBLANCE;
          if (weight < least || weight <= highest || this.taken.has(payment.id)) continue;
          best = payment;
          highest = weight;
          if (highest === WORD_WEIGHT) break;
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

  /** Weight of the resemblance between an entry and a payment, from 0 to WORD_WEIGHT. */
  private weigh(entry: StatementEntry, payment: KnownPayment): number {
    if (this.taken.has(payment.id)) return NO_RESEMBLANCE;
    if (!mayShareAccount(entry, this.format, payment)) return NO_RESEMBLANCE;
    const [own, other] = [this.findTelling(entry), this.findTelling(payment)];
    const days = Math.abs(own.day - other.day);
    if (days > SAME_PAYMENT_DAYS) return NO_RESEMBLANCE;
    const alike = computeLikeness(own, other);
    // Another program may write another name of the payer, but then on the same day.
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
 * Sorts a file's payments into new ones, existing ones and look-alikes. Equal rows in a file are separate payments,
 * unless the bank gave them one id, when they may be one. Payments of earlier files match once.
 * @param entries incoming entries, in file order
 * @param known payments with an amount of the file, within SAME_PAYMENT_DAYS of its days
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
  /** By bank id of equal entries: the payment that the first one is or resembles, or the entry itself. */
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

/**
 * Entries with the bank id of an equal earlier one, which may be the same payment written twice. They are matched last.
 */
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
