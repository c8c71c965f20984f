import {
  type CallAnswer,
  type CallBody,
  type EntityState,
  type listDocumentMail,
  type DocumentMail as MailView,
  type markDocumentSent,
  type OutgoingMail,
  type sendDocument,
} from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  findLocked,
  OnChange,
  RecentFactor,
  recordAudit,
  refuse,
  refuseOnConstraint,
  type States,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, type Repository } from 'typeorm';
import { v7 } from 'uuid';
import { AdjustmentNote } from '../client-invoices/adjustment-note.entity.js';
import { ClientInvoice } from '../client-invoices/client-invoice.entity.js';
import { findInvoiceMail, isContactsMail } from '../clients/invoice-mails.queries.js';
import { DocumentLinks } from '../document-links/document-links.service.js';
import { getLines } from '../enquiries/messages.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { Reminder } from '../reminders/reminder.entity.js';
import { finishReminder } from '../reminders/reminder-result.js';
import { Settings } from '../settings/settings.service.js';
import { DocumentMail } from './document-mail.entity.js';
import { MailedDocuments, type MailedPaper } from './mailed-documents.service.js';

const toMailView = (mail: DocumentMail): MailView => ({
  id: mail.id,
  version: mail.version,
  to: mail.toAddress,
  copied: mail.copied,
  state: mail.state,
  code: mail.code,
  asked_by: mail.askedBy,
  asked_at: mail.askedAt.toISOString(),
  finished_at: mail.finishedAt?.toISOString() ?? '',
});

const getColumn = ({ kind, id }: Pick<MailedPaper, 'kind' | 'id'>) => ({
  invoiceId: kind === 'job-invoice' ? id : null,
  clientInvoiceId: kind === 'client-invoice' ? id : null,
  noteId: kind === 'adjustment-note' ? id : null,
  reminderId: null,
});

const buildPaperCondition = (paper: Pick<MailedPaper, 'kind' | 'id'>) =>
  Object.fromEntries(Object.entries(getColumn(paper)).filter(([, id]) => id !== null));

const isMailFor = (mail: DocumentMail, paper: MailedPaper): boolean =>
  [mail.invoiceId, mail.clientInvoiceId, mail.noteId].includes(paper.id);

const ENTITIES = {
  'job-invoice': Invoice,
  'client-invoice': ClientInvoice,
  'adjustment-note': AdjustmentNote,
} as const;

interface ReminderRecipient {
  readonly name: string;
  readonly address: string;
}

const createReminderMail = (
  reminderId: string,
  { name, address }: ReminderRecipient,
  askedBy: string,
): DocumentMail => ({
  id: v7(),
  invoiceId: null,
  clientInvoiceId: null,
  noteId: null,
  reminderId,
  linkId: null,
  version: 1,
  toName: name.slice(0, NAME_LENGTH),
  toAddress: address,
  copied: false,
  state: 'waiting',
  code: '',
  askedBy,
  askedAt: new Date(),
  finishedAt: null,
});

/** Throws 409 when another version was shown. */
function requireNewest(paper: MailedPaper, version: number): void {
  if (paper.version !== version) throw refuse('invoice_newer_load', { version: paper.version });
}

/** Most characters of a name in a message. */
const NAME_LENGTH = 120;

/**
 * Sends invoices and notes by mail. The service that owns the paper provides the contents; svc-auth sends the mail and
 * reports the result.
 */
@Injectable()
export class DocumentMails {
  constructor(
    private readonly transactions: Transactions,
    private readonly recentFactor: RecentFactor,
    private readonly documents: MailedDocuments,
    private readonly settings: Settings,
    private readonly links: DocumentLinks,
    @InjectRepository(DocumentMail) private readonly mails: Repository<DocumentMail>,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Throws 404. */
  async list({ kind, number }: CallBody<typeof listDocumentMail>): Promise<CallAnswer<typeof listDocumentMail>> {
    const { manager } = this;
    const paper = await this.documents.getByNumber(manager, kind, number);
    const [mails, { gst_confirmed }] = await Promise.all([
      this.mails.find({ where: buildPaperCondition(paper), order: { askedAt: 'DESC', id: 'DESC' } }),
      this.settings.get(manager),
    ]);
    return {
      to: await findInvoiceMail(manager, paper.client),
      gst_confirmed: gst_confirmed !== null,
      sent_at: paper.sentAt?.toISOString() ?? '',
      mails: mails.map(toMailView),
    };
  }

  /**
   * Idempotent by key, and while a message waits. Throws 404, 409, and step_up for an address that isn't a contact's.
   */
  async send(admin: Caller, { kind, number, key, version, to }: CallBody<typeof sendDocument>): Promise<MailView> {
    const { client } = await this.documents.getByNumber(this.manager, kind, number);
    if (!(await isContactsMail(this.manager, client?.id ?? null, to))) await this.recentFactor.require(admin.sessionId);
    const send = async (tx: Transaction): Promise<MailView> => {
      const { manager } = tx;
      const paper = await this.lockRow(manager, kind, number);
      const before = key === undefined ? null : await manager.findOneBy(DocumentMail, { id: key });
      if (before) {
        const isSame = before.version === version && before.toAddress === to && isMailFor(before, paper);
        if (!isSame) throw refuse('other_contents');
        return toMailView(before);
      }
      requireNewest(paper, version);
      const waiting = await manager.findOneBy(DocumentMail, { ...buildPaperCondition(paper), state: 'waiting' });
      if (waiting?.toAddress === to) return toMailView(waiting);
      if (waiting) throw refuse('paper_being_sent', { to: waiting.toAddress });
      const { gst_confirmed, copy_to_office = false } = await this.settings.get(manager);
      if (!gst_confirmed) throw refuse('gst_not_confirmed');
      return toMailView(await this.queue(tx, admin, paper, to, copy_to_office, key));
    };
    // One press for two documents at once.
    return refuseOnConstraint({ document_mail_pk: 'other_contents' }, () => this.transactions.run(send));
  }

  /** Closes a document that was handed over or posted. Throws 404, 409. */
  async markSent(
    admin: Caller,
    { kind, number, version }: CallBody<typeof markDocumentSent>,
  ): Promise<CallAnswer<typeof markDocumentSent>> {
    await this.transactions.run(async (tx) => {
      const { manager } = tx;
      const paper = await this.lockRow(manager, kind, number);
      if (paper.sentAt) return;
      requireNewest(paper, version);
      if (await manager.existsBy(DocumentMail, { ...buildPaperCondition(paper), state: 'waiting' }))
        throw refuse('paper_being_mailed');
      const { gst_confirmed } = await this.settings.get(manager);
      if (!gst_confirmed) throw refuse('gst_not_confirmed');
      await manager.update(ENTITIES[kind], { id: paper.id }, { sentAt: databaseNow });
      await recordAudit(tx, {
        actor: admin,
        action: 'invoice.marked-sent',
        subject: { kind: 'invoice', id: paper.id, name: paper.number },
      });
    });
    return this.list({ kind, number });
  }

  /** Queues issued invoices to their clients' addresses, in the issuing transaction. Skips those already queued. */
  async queueIssued(
    tx: Transaction,
    admin: Caller,
    kind: MailedPaper['kind'],
    numbers: readonly string[],
  ): Promise<void> {
    const { copy_to_office = false } = await this.settings.get(tx.manager);
    for (const number of numbers) {
      const paper = await this.documents.getByNumber(tx.manager, kind, number);
      const to = await findInvoiceMail(tx.manager, paper.client);
      if (to === '' || (await tx.manager.existsBy(DocumentMail, { ...buildPaperCondition(paper), state: 'waiting' })))
        continue;
      await this.queue(tx, admin, paper, to, copy_to_office);
    }
  }

  /**
   * Queues a reminder in the transaction that wrote it. The mail goes over the feed after the commit.
   * @param askedBy the admin who sends it; empty if its day and hour have come
   */
  async queueReminder(tx: Transaction, reminderId: string, to: ReminderRecipient, askedBy: string): Promise<void> {
    const { copy_to_office = false } = await this.settings.get(tx.manager);
    const mail = createReminderMail(reminderId, to, askedBy);
    await tx.manager.insert(DocumentMail, { ...mail, copied: copy_to_office });
    tx.recordChange('outgoing-mail', mail.id);
  }

  /** Records a reminder that the office sent itself; svc-auth gets nothing. */
  async noteReminder(tx: Transaction, reminderId: string, to: ReminderRecipient, askedBy: string): Promise<void> {
    const mail = createReminderMail(reminderId, to, askedBy);
    await tx.manager.insert(DocumentMail, { ...mail, state: 'sent', finishedAt: mail.askedAt });
  }

  /** The message goes over the feed after the commit. */
  private async queue(
    tx: Transaction,
    admin: Caller,
    paper: MailedPaper,
    to: string,
    copied: boolean,
    id: string = v7(),
  ): Promise<DocumentMail> {
    const mail: DocumentMail = {
      id,
      ...getColumn(paper),
      version: paper.version,
      toName: paper.toName.slice(0, NAME_LENGTH),
      toAddress: to,
      copied,
      state: 'waiting',
      code: '',
      askedBy: admin.name,
      askedAt: new Date(),
      finishedAt: null,
      linkId: await this.links.make(tx, paper, paper.client?.id ?? null),
    };
    await tx.manager.insert(DocumentMail, mail);
    const wanted = { sendWantedAt: mail.askedAt };
    if (paper.kind === 'client-invoice')
      await tx.manager.update(ClientInvoice, { id: paper.id, sentAt: IsNull() }, wanted);
    if (paper.kind === 'adjustment-note')
      await tx.manager.update(AdjustmentNote, { id: paper.id, sentAt: IsNull() }, wanted);
    tx.recordChange('outgoing-mail', mail.id);
    await recordAudit(tx, {
      actor: admin,
      action: 'invoice.mailed',
      subject: { kind: 'invoice', id: paper.id, name: paper.number },
      details: { version: String(paper.version), to },
    });
    return mail;
  }

  /** Waiting mails. */
  async findOutgoingMails(ids: readonly string[]): Promise<States<'outgoing-mail'>> {
    const mails = await this.mails.findBy({ id: In([...ids]), state: 'waiting' });
    const states = mails.map(async (mail): Promise<[string, OutgoingMail]> => {
      const { manager } = this;
      const { subject, lines } = mail.reminderId
        ? await manager.findOneByOrFail(Reminder, { id: mail.reminderId })
        : await this.documents.getByMail(manager, mail);
      return [
        mail.id,
        {
          kind: 'document',
          to: { name: mail.toName, address: mail.toAddress },
          parameters: {
            subject: subject.slice(0, 200),
            // Reminders of 1.9.0 may have tabs, which mails must not contain.
            lines: lines.flatMap(getLines).map((line) => line.slice(0, 500)),
            copy: mail.copied,
            ...(mail.linkId === null ? {} : { path: this.links.getPath(mail.linkId) }),
          },
          at: mail.askedAt.toISOString(),
        },
      ];
    });
    return new Map(await Promise.all(states));
  }

  /** Closes documents whose mail was accepted, or may have arrived. */
  @OnChange('mail-result')
  async finish(id: string, result: EntityState<'mail-result'> | null, tx: Transaction): Promise<void> {
    if (!result) return;
    const { manager } = tx;
    const mail = await findLocked(manager, DocumentMail, { id });
    // An attempt with unknown result may later be reported as sent.
    if (!mail || (mail.state !== 'waiting' && mail.state !== 'unsure')) return;
    const { state, code, at } = result;
    await manager.update(DocumentMail, { id }, { state, code, finishedAt: new Date(at) });
    if (mail.reminderId) return finishReminder(tx, mail.reminderId, result);
    const isClosed = state === 'sent' || state === 'unsure';
    const change = isClosed ? { sentAt: new Date(at) } : { sendWantedAt: null };
    if (mail.invoiceId && isClosed)
      await manager.update(Invoice, { id: mail.invoiceId, sentAt: IsNull() }, { sentAt: new Date(at) });
    if (mail.clientInvoiceId)
      await manager.update(ClientInvoice, { id: mail.clientInvoiceId, sentAt: IsNull() }, change);
    if (mail.noteId) await manager.update(AdjustmentNote, { id: mail.noteId, sentAt: IsNull() }, change);
  }

  /** Locked until the transaction ends: no version is issued meanwhile. Throws 404. */
  private async lockRow(manager: EntityManager, kind: MailedPaper['kind'], number: string): Promise<MailedPaper> {
    const { id } = await this.documents.getByNumber(manager, kind, number);
    await findLocked<Invoice | ClientInvoice | AdjustmentNote>(manager, ENTITIES[kind], { id });
    return this.documents.getByNumber(manager, kind, number);
  }
}
