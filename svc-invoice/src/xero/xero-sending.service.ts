import { formatDollars, type XeroSettings } from '@cleaning/contracts';
import { getViolatedConstraint, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { XeroOrganisationRow } from './xero.entity.js';
import { pauseCalls } from './xero.queries.js';
import { xeroAllocations, xeroBankTransactions, xeroCreditNotes, xeroInvoices } from './xero-answers.js';
import { XeroClient } from './xero-client.service.js';
import { XeroContacts } from './xero-contacts.service.js';
import {
  isProblemOfXero,
  XeroAwayError,
  XeroBrokenError,
  XeroBusyError,
  XeroOffError,
  XeroRefusedError,
} from './xero-errors.js';
import {
  type ClaimedItem,
  claimItem,
  dropItem,
  findXeroId,
  finishItem,
  forgetPosting,
  hasDueItems,
  noteWriting,
  putBackItem,
  recoverItems,
  refuseItem,
} from './xero-items.queries.js';
import {
  quoteForXero,
  toXeroBill,
  toXeroCreditNote,
  toXeroInvoice,
  toXeroSpending,
  type XeroPaper,
} from './xero-papers.js';
import { XeroPapers } from './xero-papers.service.js';
import { toXeroSettings } from './xero-settings.service.js';

/** Attempts without a response after which an item is given up, so that the next ones continue. */
const MAX_FAILURES = 6;
/** Seconds after each attempt without a response. They apply to all items, which are sent in order. */
const PAUSE_SECONDS = [10, 30, 120, 600, 1800];
const LIVE_STATES = ['DRAFT', 'SUBMITTED', 'AUTHORISED', 'PAID'] as const;

/** A document as Xero has it. */
interface Found {
  readonly id: string;
  readonly contactId: string;
  readonly totalCents: number;
  /** For a credit note: cents not yet allocated to an invoice. */
  readonly remainingCents: number;
}

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Another process has taken over. */
class TakenOverError extends Error {}

interface Sending {
  readonly item: ClaimedItem;
  readonly paper: XeroPaper;
  readonly settings: XeroSettings;
  readonly contactId: string;
}

/**
 * Sends items one by one. Each is first searched in Xero by number, so that nothing is created twice, even after a
 * killed process, and documents entered by an accountant are matched.
 */
@Injectable()
export class XeroSending {
  private readonly logger = new Logger(XeroSending.name);

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly client: XeroClient,
    private readonly contacts: XeroContacts,
    private readonly papers: XeroPapers,
  ) {}

  hasDue(): Promise<boolean> {
    return hasDueItems(this.manager);
  }

  /** Makes one attempt at the first due item. Returns false if there is none. */
  async sendNext(): Promise<boolean> {
    await this.transactions.runWithoutWaiting(({ manager }) => recoverItems(manager));
    const item = await this.claim();
    if (!item) return false;
    try {
      await this.send(item);
    } catch (error) {
      await this.putAway(item, error);
    }
    return true;
  }

  private async claim(): Promise<ClaimedItem | undefined> {
    try {
      return await this.transactions.runWithoutWaiting(async (tx) => {
        const claimed = await claimItem(tx.manager);
        if (claimed) tx.announce('xero', claimed.id);
        return claimed;
      });
    } catch (error) {
      // Another process sends one.
      if (getViolatedConstraint(error) === 'xero_item_one_sending') return undefined;
      throw error;
    }
  }

  private async send(item: ClaimedItem): Promise<void> {
    const paper = await this.papers.read(item);
    if (paper.totalCents === 0 || (paper.isReturned && item.postedAt === null)) {
      await this.transactions.runWithoutWaiting(async (tx) => {
        await dropItem(tx.manager, item);
        tx.announce('xero', item.id);
      });
      return;
    }
    const organisation = await this.manager.findOneByOrFail(XeroOrganisationRow, {
      tenantId: item.tenantId,
    });
    const settings = toXeroSettings(organisation);
    requireSettings(paper, settings);
    const contactId = await this.contacts.findOrCreate(item, () => this.noteWriting(item, false));
    const sending = { item, paper, settings, contactId };
    const found = await this.find(sending);
    const isOurs = !found || item.postedAt !== null;
    if (found && !isOurs) requireSame(found, sending);
    const there = found ?? (await this.create(sending));
    if (paper.type === 'credit-note') await this.allocate(sending, there);
    const error =
      there.totalCents === paper.totalCents
        ? ''
        : `Xero has ${formatDollars(there.totalCents)} instead of ${formatDollars(paper.totalCents)}.`;
    await this.transactions.runWithoutWaiting(async (tx) => {
      await finishItem(tx.manager, item, { state: isOurs ? 'sent' : 'matched', xeroId: there.id, error });
      // Its payments may have been read and passed over before.
      if (found) await tx.manager.update(XeroOrganisationRow, { tenantId: item.tenantId }, { paymentsSince: null });
      tx.announce('xero', item.id);
    });
  }

  /** The document with this number, unless it was voided or deleted. */
  private async find({ item, paper, settings }: Omit<Sending, 'contactId'>): Promise<Found | undefined> {
    const { tenantId } = item;
    const { number } = paper;
    if (paper.type === 'credit-note') return (await this.findCreditNote(tenantId, number)) ?? undefined;
    if (paper.type === 'invoice') return this.findInvoice(tenantId, number, 'ACCREC');
    const isSpending = settings.contractor_payments === 'spend';
    const findPayment = (asSpending: boolean) =>
      asSpending ? this.findSpending(tenantId, number) : this.findInvoice(tenantId, number, 'ACCPAY');
    // It may have been posted as the other kind, before the settings changed.
    return (await findPayment(isSpending)) ?? (item.postedAt === null ? undefined : findPayment(!isSpending));
  }

  private async findSpending(tenantId: string, reference: string): Promise<Found | undefined> {
    const { BankTransactions } = await this.client.call({
      tenantId,
      path: '/BankTransactions',
      query: { where: `Type=="SPEND" AND Reference==${quoteForXero(reference)}` },
      answer: xeroBankTransactions,
    });
    const there = BankTransactions.find(({ Status, Reference }) => Status === 'AUTHORISED' && Reference === reference);
    return (
      there && {
        id: there.BankTransactionID,
        contactId: there.Contact.ContactID,
        totalCents: toCents(there.Total),
        remainingCents: 0,
      }
    );
  }

  private async findInvoice(tenantId: string, number: string, type: string): Promise<Found | undefined> {
    const { Invoices } = await this.client.call({
      tenantId,
      path: '/Invoices',
      query: { InvoiceNumbers: number, Statuses: LIVE_STATES.join(',') },
      answer: xeroInvoices,
    });
    const there = Invoices.find(
      ({ Type, InvoiceNumber, Status }) => Type === type && InvoiceNumber === number && isLive(Status),
    );
    return (
      there && {
        id: there.InvoiceID,
        contactId: there.Contact.ContactID,
        totalCents: toCents(there.Total),
        remainingCents: 0,
      }
    );
  }

  private async findCreditNote(tenantId: string, number: string): Promise<Found | null> {
    const { CreditNotes } = await this.client.call({
      tenantId,
      path: '/CreditNotes',
      query: { where: `CreditNoteNumber==${quoteForXero(number)}` },
      answer: xeroCreditNotes,
    });
    const there = CreditNotes.find(
      ({ Type, CreditNoteNumber, Status }) => Type === 'ACCRECCREDIT' && CreditNoteNumber === number && isLive(Status),
    );
    if (!there) return null;
    return {
      id: there.CreditNoteID,
      contactId: there.Contact.ContactID,
      totalCents: toCents(there.Total),
      remainingCents: toCents(there.RemainingCredit),
    };
  }

  private async create(sending: Sending): Promise<Found> {
    const { item } = sending;
    await this.noteWriting(item, true);
    try {
      return await this.post(sending);
    } catch (error) {
      // An earlier attempt may have posted it.
      if (item.postedAt === null && isNotPosted(error))
        await this.transactions.runWithoutWaiting(({ manager }) => forgetPosting(manager, item));
      throw error;
    }
  }

  private async post({ item, paper, settings, contactId }: Sending): Promise<Found> {
    const posted = {
      method: 'PUT',
      tenantId: item.tenantId,
      idempotencyKey: `${item.id}-${item.round}`,
    } as const;
    if (paper.type === 'credit-note') {
      const { CreditNotes } = await this.client.call({
        ...posted,
        path: '/CreditNotes',
        body: { CreditNotes: [toXeroCreditNote(paper, settings, contactId)] },
        answer: xeroCreditNotes,
      });
      const made = requireOne(CreditNotes);
      const totalCents = toCents(made.Total);
      return { id: made.CreditNoteID, contactId, totalCents, remainingCents: toCents(made.RemainingCredit) };
    }
    if (paper.type === 'contractor-payment' && settings.contractor_payments === 'spend') {
      const { BankTransactions } = await this.client.call({
        ...posted,
        path: '/BankTransactions',
        body: { BankTransactions: [toXeroSpending(paper, settings, contactId)] },
        answer: xeroBankTransactions,
      });
      const made = requireOne(BankTransactions);
      return { id: made.BankTransactionID, contactId, totalCents: toCents(made.Total), remainingCents: 0 };
    }
    const invoice =
      paper.type === 'invoice' ? toXeroInvoice(paper, settings, contactId) : toXeroBill(paper, settings, contactId);
    const { Invoices } = await this.client.call({
      ...posted,
      path: '/Invoices',
      body: { Invoices: [invoice] },
      answer: xeroInvoices,
    });
    const made = requireOne(Invoices);
    return { id: made.InvoiceID, contactId, totalCents: toCents(made.Total), remainingCents: 0 };
  }

  /** Allocates a credit note to its invoice up to the amount due. The rest stays credit of the contact. */
  private async allocate({ item, paper }: Sending, note: Found): Promise<void> {
    if (note.remainingCents <= 0 || item.correctsId === null) return;
    const { tenantId } = item;
    const invoiceId =
      (await findXeroId(this.manager, tenantId, item.correctsId)) ??
      (await this.findInvoice(tenantId, paper.correctsNumber, 'ACCREC'))?.id;
    if (!invoiceId) return;
    const { Invoices } = await this.client.call({ tenantId, path: `/Invoices/${invoiceId}`, answer: xeroInvoices });
    const due = toCents(requireOne(Invoices).AmountDue);
    const cents = Math.min(due, note.remainingCents);
    if (cents <= 0) return;
    await this.noteWriting(item, false);
    await this.client.call({
      method: 'PUT',
      tenantId,
      path: `/CreditNotes/${note.id}/Allocations`,
      body: { Allocations: [{ Invoice: { InvoiceID: invoiceId }, Amount: cents / 100, Date: paper.day }] },
      idempotencyKey: `${item.id}-${item.round}-allocation`,
      answer: xeroAllocations,
    });
  }

  /** Called before each write, which may succeed without a response. */
  private async noteWriting(item: ClaimedItem, isItself: boolean): Promise<void> {
    const isMine = await this.transactions.runWithoutWaiting(({ manager }) => noteWriting(manager, item, isItself));
    if (!isMine) throw new TakenOverError('Another process sends this');
  }

  private async putAway(item: ClaimedItem, error: unknown): Promise<void> {
    if (error instanceof TakenOverError) return;
    const isKnown = isProblemOfXero(error);
    if (!isKnown) this.logger.error({ msg: 'A paper could not be sent to Xero', item: item.id, err: error });
    const sentence = isKnown
      ? error.message
      : 'Something went wrong. Ask whoever looks after your server to check the log.';
    // Our own faults, such as an unreachable database, are retried like Xero's.
    const isFailure = !isKnown || error instanceof XeroAwayError;
    const isOver = error instanceof XeroRefusedError || (isFailure && item.failures + 1 >= MAX_FAILURES);
    const pause = PAUSE_SECONDS[Math.min(item.failures, PAUSE_SECONDS.length - 1)] ?? 0;
    const seconds = error instanceof XeroBusyError ? error.retryAfter : isFailure ? pause : 0;
    await this.transactions.runWithoutWaiting(async (tx) => {
      const { manager } = tx;
      if (isOver) await refuseItem(manager, item, sentence);
      else {
        const isMine = await putBackItem(manager, item, { seconds, error: sentence, isFailure });
        // The next ones wait too: they are sent in order.
        if (isMine && isFailure) await pauseCalls(manager, item.tenantId, seconds);
      }
      tx.announce('xero', item.id);
    });
  }
}

/** True if a failed write certainly wrote nothing. */
const isNotPosted = (error: unknown): boolean =>
  [XeroRefusedError, XeroBusyError, XeroBrokenError, XeroOffError].some((kind) => error instanceof kind);

const isLive = (status: string): boolean => LIVE_STATES.some((state) => state === status);

function requireOne<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new XeroAwayError('Xero’s answer names nothing');
  return row;
}

/** Settings may have changed since it was queued. */
function requireSettings({ type }: XeroPaper, settings: XeroSettings): void {
  const isChosen =
    type === 'contractor-payment' ? settings.contractor_payments !== 'none' : settings.sales_account !== '';
  if (!isChosen) throw new XeroRefusedError('Your Xero settings leave this out. Change them, then retry.');
}

/** Another document with the same number is neither overwritten nor duplicated. */
function requireSame(found: Found, { paper, contactId }: Sending): void {
  if (found.contactId !== contactId)
    throw new XeroRefusedError(
      `${paper.number} is already in Xero under another contact. Correct it in Xero, then retry.`,
    );
  if (found.totalCents !== paper.totalCents)
    throw new XeroRefusedError(
      `${paper.number} is already in Xero, with ${formatDollars(found.totalCents)} instead of ${formatDollars(paper.totalCents)}. Correct it in Xero, then retry.`,
    );
}
