import type { ProposalRule } from '@cleaning/contracts';

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
}

interface Payment {
  readonly cents: number;
  readonly payer: string;
  readonly reference: string;
}

/** Proposals for a payment. */
const MOST_PROPOSALS = 3;
/** Sums are looked for among so many of a client's oldest open invoices, so many of them at once: 562 sums at most. */
const SEARCHED_INVOICES = 12;
const MOST_IN_SUM = 4;
const LEAST_IN_SUM = 2;

/** A number that an admin has written is looked for from so many letters and digits on: a shorter one stands in too many texts. */
const SHORTEST_PRINTED = 3;

const letters = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A payer's text under which a client is remembered: without case, signs and numbers, which change with each payment. */
export const payerKey = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim();

/** What a text may name: its words, and two or three of them together, as a bank leaves them of `INV-000012`. */
function namesIn({ payer, reference }: Payment): ReadonlySet<string> {
  const words = `${payer} ${reference}`.toUpperCase().split(/[^A-Z0-9]+/);
  return new Set(words.flatMap((_, from) => [1, 2, 3].map((count) => words.slice(from, from + count).join(''))));
}

/** Whether a text names an invoice by its number, or by the one on its paper. */
function isNamed({ number, printed }: OpenInvoice, names: ReadonlySet<string>): boolean {
  const onPaper = letters(printed ?? '');
  return names.has(letters(number)) || (onPaper.length >= SHORTEST_PRINTED && names.has(onPaper));
}

const sumOf = (invoices: readonly OpenInvoice[]) => invoices.reduce((sum, { openCents }) => sum + openCents, 0);
const whole = (invoices: readonly OpenInvoice[]): ProposedPart[] =>
  invoices.map(({ number, openCents }) => ({ number, cents: openCents }));

/** As much of each as the payment has, in their order. */
function usedUp(invoices: readonly OpenInvoice[], cents: number): ProposedPart[] {
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
function several(invoices: readonly OpenInvoice[], cents: number): OpenInvoice[] | undefined {
  const searched = invoices.slice(0, SEARCHED_INVOICES);
  const find = (from: number, chosen: OpenInvoice[], left: number): OpenInvoice[] | undefined => {
    if (left === 0 && chosen.length >= LEAST_IN_SUM) return chosen;
    if (left <= 0 || chosen.length === MOST_IN_SUM) return undefined;
    for (let at = from; at < searched.length; at++) {
      const invoice = searched[at];
      const found = invoice && find(at + 1, [...chosen, invoice], left - invoice.openCents);
      if (found) return found;
    }
    return undefined;
  };
  return find(0, [], cents);
}

/** What a payment of this client pays: the invoices that it names, one of its amount, all, several that sum up, else the oldest first. */
function partsOf(invoices: readonly OpenInvoice[], cents: number, names: ReadonlySet<string>): ProposedPart[] {
  const named = invoices.filter((invoice) => isNamed(invoice, names));
  if (named.length > 0) return usedUp(named, cents);
  const exact = invoices.find(({ openCents }) => openCents === cents);
  if (exact) return whole([exact]);
  if (sumOf(invoices) === cents) return whole(invoices);
  const summing = several(invoices, cents);
  return summing ? whole(summing) : usedUp(invoices, cents);
}

/**
 * Who may have paid, the surest first, each client once. Nothing is booked by it.
 * @param invoices with something open, those that are due first
 * @param known the client whom payments of this payer were booked for
 */
export function proposalsFor(
  payment: Payment,
  invoices: readonly OpenInvoice[],
  known: string | undefined,
): Proposal[] {
  const { cents } = payment;
  const names = namesIn(payment);
  const byClient = new Map<string, OpenInvoice[]>();
  for (const invoice of invoices) {
    const own = byClient.get(invoice.clientId);
    if (own) own.push(invoice);
    else byClient.set(invoice.clientId, [invoice]);
  }
  const proposals: Proposal[] = [];
  const add = (rule: ProposalRule, clientId: string, parts: readonly ProposedPart[]) => {
    if (!proposals.some((proposal) => proposal.clientId === clientId)) proposals.push({ rule, clientId, parts });
  };
  if (known !== undefined) add('payer', known, partsOf(byClient.get(known) ?? [], cents, names));
  for (const invoice of invoices)
    if (isNamed(invoice, names))
      add('reference', invoice.clientId, partsOf(byClient.get(invoice.clientId) ?? [], cents, names));
  for (const invoice of invoices) if (invoice.openCents === cents) add('exact', invoice.clientId, whole([invoice]));
  for (const [clientId, own] of byClient) if (sumOf(own) === cents) add('all-open', clientId, whole(own));
  for (const [clientId, own] of byClient) {
    if (proposals.length >= MOST_PROPOSALS) break;
    const found = several(own, cents);
    if (found) add('several', clientId, whole(found));
  }
  return proposals.slice(0, MOST_PROPOSALS);
}
