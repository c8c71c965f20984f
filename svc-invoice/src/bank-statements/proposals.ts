import { AMOUNT_ONLY_RULES, groupBy, type ProposalRule } from '@cleaning/contracts';
import { findInvoiceMentions } from './invoice-mentions.js';
import { pickNameWords, toPayerKey } from './payer-words.js';

/** An invoice with something open. Cents with GST. */
export interface OpenInvoice {
  readonly number: string;
  /** The number that an admin has written on its paper; null without one. */
  readonly printed: string | null;
  readonly clientId: string;
  readonly openCents: number;
}

export interface ProposedPart {
  readonly number: string;
  readonly cents: number;
}

export interface Proposal {
  readonly rule: ProposalRule;
  readonly clientId: string;
  readonly parts: readonly ProposedPart[];
  /** Can be booked with one press: the text identifies the payer, and no amount is left over. */
  readonly isSure: boolean;
}

interface Payment {
  readonly cents: number;
  readonly payer: string;
  readonly reference: string;
}

/** A client by the names that payers may write. */
export interface NamedClient {
  readonly id: string;
  readonly names: readonly string[];
}

/** Clients and invoices that proposals are based on. */
export interface ProposalFacts {
  /** Invoices with an amount owing, by due day. */
  readonly invoices: readonly OpenInvoice[];
  /** Settled invoices. A text that names one belongs to its client, though there is nothing to pay. */
  readonly settled?: readonly OpenInvoice[];
  readonly clients?: readonly NamedClient[];
}

/** Proposals for a payment. */
const MAX_PROPOSALS = 3;
/** Limits of the search for sums: a client's oldest open invoices, and how many at once (562 sums at most). */
const SEARCHED_INVOICES = 12;
const MAX_SUM_INVOICES = 4;
const MIN_SUMMED_INVOICES = 2;

/** Shortest custom number to search for, in letters and digits: shorter ones occur in too many texts. */
const SHORTEST_PRINTED = 3;
/** Shortest one-word name to search for, in letters. */
const SHORTEST_NAME = 4;
/** The last word of a name, as cut by a bank. */
const SHORTEST_CUT = 3;

const dropSigns = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
const joinTexts = ({ payer, reference }: Payment) => `${payer} ${reference}`;

const readDigits = (number: string): string => /\d+$/.exec(number)?.[0] ?? '';

/** Invoices named in a text by their number or the number on their paper. */
function findNamedInvoices(payment: Payment, invoices: readonly OpenInvoice[]): readonly OpenInvoice[] {
  const widths = new Set(invoices.map(({ number }) => readDigits(number).length).filter((width) => width > 0));
  const mentioned = findInvoiceMentions(joinTexts(payment), widths);
  // Single words and two or three joined, since banks split numbers like `PN/2026-02`.
  const words = joinTexts(payment)
    .toUpperCase()
    .split(/[^A-Z0-9]+/);
  const together = new Set(
    words.flatMap((_, from) => [1, 2, 3].map((count) => words.slice(from, from + count).join(''))),
  );
  return invoices.filter(({ number, printed }) => {
    const onPaper = dropSigns(printed ?? '');
    return (
      mentioned.has(readDigits(number).replace(/^0+(?=\d)/, '')) ||
      together.has(dropSigns(number)) ||
      (onPaper.length >= SHORTEST_PRINTED && together.has(onPaper))
    );
  });
}

/** Position of a name among the words of a text: first word and number of words. */
function findName(
  words: readonly string[],
  name: readonly string[],
): readonly [from: number, count: number] | undefined {
  const isOneWord = name.length === 1;
  if (name.length === 0 || (isOneWord && (name[0] ?? '').length < SHORTEST_NAME)) return undefined;
  if (toPayerKey(name.join(' ')) === '' && name.every((word) => /^[A-Z]+$/.test(word))) return undefined;
  const isWord = (word: string | undefined, wanted: string, at: number) =>
    word === wanted ||
    (at === name.length - 1 && !isOneWord && (word?.length ?? 0) >= SHORTEST_CUT && wanted.startsWith(word ?? wanted));
  const from = words.findIndex((_, at) => name.every((wanted, index) => isWord(words[at + index], wanted, index)));
  return from < 0 ? undefined : [from, name.length];
}

/** Forms of `O'Brien` and `D'Angelo` in which banks write a blank. */
const APOSTROPHE_BLANK = /\b([OD])\s(?=\p{L}{3})/giu;

/** Clients named in a text. A name within a longer one, as "Torrens" in "Torrens Gym", doesn't count. */
export function findNamedClients(payment: Payment, clients: readonly NamedClient[]): string[] {
  const text = joinTexts(payment);
  // Some banks write a blank for an apostrophe: O BRIEN.
  const joined = text.replace(APOSTROPHE_BLANK, '$1');
  const readings = [...new Set([text, joined])].map(pickNameWords);
  const places = clients.flatMap(({ id, names }) =>
    names.flatMap((name) => {
      const wanted = pickNameWords(name);
      const place = readings.map((words) => findName(words, wanted)).find((found) => found !== undefined);
      return place ? [{ id, from: place[0], end: place[0] + place[1] }] : [];
    }),
  );
  const isWithin = (a: (typeof places)[number], b: (typeof places)[number]) =>
    a.id !== b.id && a.from >= b.from && a.end <= b.end && a.end - a.from < b.end - b.from;
  return [...new Set(places.filter((place) => !places.some((other) => isWithin(place, other))).map(({ id }) => id))];
}

const computeSum = (invoices: readonly OpenInvoice[]) => invoices.reduce((sum, { openCents }) => sum + openCents, 0);
const toFullParts = (invoices: readonly OpenInvoice[]): ProposedPart[] =>
  invoices.map(({ number, openCents }) => ({ number, cents: openCents }));

/** Allocates the payment to invoices in order until it is used up. */
function allocateInOrder(invoices: readonly OpenInvoice[], cents: number): ProposedPart[] {
  const parts: ProposedPart[] = [];
  let left = cents;
  for (const { number, openCents } of invoices) {
    const part = Math.min(left, openCents);
    if (part > 0) parts.push({ number, cents: part });
    left -= part;
  }
  return parts;
}

/** Two to four of the oldest invoices that sum up to the amount; the first that are found. */
function findInvoicesBySum(invoices: readonly OpenInvoice[], cents: number): OpenInvoice[] | undefined {
  const searched = invoices.slice(0, SEARCHED_INVOICES);
  const find = (from: number, chosen: OpenInvoice[], left: number): OpenInvoice[] | undefined => {
    if (left === 0 && chosen.length >= MIN_SUMMED_INVOICES) return chosen;
    if (left <= 0 || chosen.length === MAX_SUM_INVOICES) return undefined;
    for (let at = from; at < searched.length; at++) {
      const invoice = searched[at];
      const found = invoice && find(at + 1, [...chosen, invoice], left - invoice.openCents);
      if (found) return found;
    }
    return undefined;
  };
  return find(0, [], cents);
}

/**
 * Parts of a client's payment: the invoices it names, one of its amount, all, several that sum to it, otherwise the
 * oldest first.
 */
function listParts(invoices: readonly OpenInvoice[], cents: number, named: readonly OpenInvoice[]): ProposedPart[] {
  const own = invoices.filter((invoice) => named.includes(invoice));
  if (own.length > 0) return allocateInOrder(own, cents);
  const exact = invoices.find(({ openCents }) => openCents === cents);
  if (exact) return toFullParts([exact]);
  if (computeSum(invoices) === cents) return toFullParts(invoices);
  const summing = findInvoicesBySum(invoices, cents);
  return summing ? toFullParts(summing) : allocateInOrder(invoices, cents);
}

/**
 * Likely payers, surest first, each client once. Books nothing. An invoice number or client name outranks the
 * remembered payer.
 * @param known the client for whom this payer's payments were booked
 */
export function proposePayers(
  payment: Payment,
  { invoices, settled = [], clients = [] }: ProposalFacts,
  known: string | undefined,
): Proposal[] {
  const { cents } = payment;
  const named = findNamedInvoices(payment, [...invoices, ...settled]);
  const byName = findNamedClients(payment, clients);
  const byClient = groupBy(invoices, (invoice) => invoice.clientId);
  // A text that names two clients says of neither that it is the one.
  const isOfOne = new Set([...named.map(({ clientId }) => clientId), ...byName]).size <= 1;
  const namesSettled = named.some((invoice) => settled.includes(invoice));
  const proposals: Proposal[] = [];
  const add = (rule: ProposalRule, clientId: string, parts: readonly ProposedPart[]) => {
    if (proposals.some((proposal) => proposal.clientId === clientId)) return;
    const used = parts.reduce((sum, part) => sum + part.cents, 0);
    const isSure = !AMOUNT_ONLY_RULES.has(rule) && used === cents && isOfOne && !namesSettled && proposals.length === 0;
    proposals.push({ rule, clientId, parts, isSure });
  };
  const addText = (rule: ProposalRule, clientId: string) =>
    add(rule, clientId, listParts(byClient.get(clientId) ?? [], cents, named));
  for (const { clientId } of named) addText('reference', clientId);
  for (const clientId of byName) addText(clientId === known ? 'payer' : 'name', clientId);
  if (known !== undefined) addText('payer', known);
  for (const invoice of invoices)
    if (invoice.openCents === cents) add('exact', invoice.clientId, toFullParts([invoice]));
  for (const [clientId, own] of byClient) if (computeSum(own) === cents) add('all-open', clientId, toFullParts(own));
  for (const [clientId, own] of byClient) {
    if (proposals.length >= MAX_PROPOSALS) break;
    const found = findInvoicesBySum(own, cents);
    if (found) add('several', clientId, toFullParts(found));
  }
  return proposals.slice(0, MAX_PROPOSALS);
}

/** Clients whose credit may have been refunded, those named in the text first. */
export function findRefundedClients(
  payment: Payment,
  credits: readonly { readonly client_id: string; readonly cents: number }[],
  clients: readonly NamedClient[],
): string[] {
  const named = new Set(findNamedClients(payment, clients));
  return credits
    .filter(({ cents }) => cents === payment.cents)
    .map(({ client_id }) => client_id)
    .toSorted((a, b) => Number(named.has(b)) - Number(named.has(a)))
    .slice(0, MAX_PROPOSALS);
}
