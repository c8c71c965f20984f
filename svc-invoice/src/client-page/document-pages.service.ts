import { type ClientDocument, DONE, type DocumentPage, type Done, formatAmount } from '@cleaning/contracts';
import { databaseNow, HourlyLimit, recordAudit, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull } from 'typeorm';
import { getName } from '../clients/clients.service.js';
import { DocumentLink } from '../document-links/document-link.entity.js';
import { DocumentLinks } from '../document-links/document-links.service.js';
import { MailedDocuments, type MailedPaper } from '../document-mail/mailed-documents.service.js';
import { MailedPapers } from '../document-mail/mailed-papers.service.js';
import { BankDetails } from '../settings/bank-details.service.js';
import { Settings } from '../settings/settings.service.js';
import { findClientDocument, findIssuedDocument, type SentDocument } from './client-documents.queries.js';

/** Calls of one connection in an hour. */
const CALLS_PER_HOUR = 120;

/** A document as clients see it. */
export const toClientDocument = (
  { kind, number }: Pick<SentDocument, 'kind' | 'number'>,
  said: Pick<SentDocument, 'issued_on' | 'due_on' | 'total_cents' | 'open_cents'>,
): ClientDocument => ({
  kind,
  number,
  issued_on: said.issued_on,
  due_on: said.due_on ?? '',
  total: formatAmount(said.total_cents),
  open: said.open_cents === null ? '' : formatAmount(said.open_cents),
});

interface OpenedDocument {
  readonly link: DocumentLink;
  readonly paper: MailedPaper;
}

/** The pages of mailed documents, for people with a link. */
@Injectable()
export class DocumentPages {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly links: DocumentLinks,
    private readonly documents: MailedDocuments,
    private readonly papers: MailedPapers,
    private readonly settings: Settings,
    private readonly bank: BankDetails,
    private readonly limit: HourlyLimit,
  ) {}

  /** Throws 404, 429. */
  async read(token: string, ip: string | undefined): Promise<DocumentPage> {
    const { link, paper } = await this.openDocument(token, ip);
    const { manager } = this;
    const { kind, id } = paper;
    const [settings, bank, said] = await Promise.all([
      this.settings.get(),
      this.bank.getInForce(),
      paper.client && findClientDocument(manager, paper.client.id, { kind, id, number: null }),
    ]);
    const shown = said ?? (await findIssuedDocument(manager, kind, id));
    if (!shown) throw refuse('link_not_valid');
    const { name, abn, telephone, email } = settings.supplier;
    return {
      ...toClientDocument(paper, shown),
      to: paper.toName,
      replaced: paper.version !== link.version,
      company: { name, abn, telephone, email },
      bank,
    };
  }

  /** The first time is kept. Throws 404, 429. */
  async markOpened(token: string, ip: string | undefined): Promise<Done> {
    const { link, paper } = await this.openDocument(token, ip);
    await this.transactions.run(async (tx) => {
      const first = { id: link.id, openedAt: IsNull() };
      const { affected } = await tx.manager.update(DocumentLink, first, { openedAt: databaseNow });
      if (!affected) return;
      tx.announce('invoice', paper.number);
      await recordAudit(tx, {
        actor: { id: '', name: paper.client ? getName(paper.client) : paper.toName },
        action: 'document.opened',
        subject: { kind: 'invoice', id: paper.id, name: paper.number },
        details: { by: 'link' },
      });
    });
    return DONE;
  }

  /** Throws 404, 429. */
  async getPdf(token: string, ip: string | undefined): Promise<{ name: string; pdf: Buffer }> {
    const { link, paper } = await this.openDocument(token, ip);
    if (paper.version !== link.version) throw refuse('document_newer_issued');
    return this.papers.print(paper);
  }

  private async openDocument(token: string, ip: string | undefined): Promise<OpenedDocument> {
    await this.limit.takeForConnection('document', ip, CALLS_PER_HOUR);
    const { manager } = this;
    const link = await this.links.open(manager, token);
    if (!link) throw refuse('link_not_valid');
    return { link, paper: await this.documents.getById(manager, { kind: link.kind, id: link.documentId }) };
  }
}
