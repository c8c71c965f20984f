import { Readable } from 'node:stream';
import {
  type CallAnswer,
  type CallBody,
  type CallParams,
  DOCUMENT_TYPES,
  formatInstant,
  type PaperSignature,
  type SignedKind,
  type signPaper,
  type signStagedPaper,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  ENVIRONMENT,
  insertOnce,
  recordAudit,
  refuse,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { BusinessDay } from '../documents/business-day.service.js';
import { Document, toDocumentRow } from '../documents/document.entity.js';
import { DocumentSignature, SignedText } from '../documents/document-signature.entity.js';
import { DocumentVersions } from '../documents/document-versions.service.js';
import { Ownership } from '../documents/documents.service.js';
import { toStoredSignature } from '../documents/signatures.js';
import { Intake } from '../files/intake.service.js';
import type { StoredFile } from '../files/stored-file.js';
import { PendingDeletions } from '../objects/pending-deletions.service.js';
import { PaperTexts } from './paper-texts.service.js';
import { Papers } from './papers.service.js';

interface SignedPaper {
  readonly file: StoredFile;
  readonly text: string;
  readonly signature: Pick<
    DocumentSignature,
    'documentId' | 'kind' | 'name' | 'signedAt' | 'textVersion' | 'textSha256' | 'address'
  >;
}

/** Signs agreement and declaration on screen. Each becomes a PDF that is stored like an upload. */
@Injectable()
export class Signing {
  constructor(
    @InjectRepository(DocumentSignature) private readonly signatures: Repository<DocumentSignature>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly texts: PaperTexts,
    private readonly papers: Papers,
    private readonly intake: Intake,
    private readonly ownership: Ownership,
    private readonly versions: DocumentVersions,
    private readonly pendingDeletions: PendingDeletions,
    private readonly day: BusinessDay,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Throws 409 if the text has changed, and 429. */
  async sign(
    person: Caller,
    { kind, key, ...given }: Omit<CallBody<typeof signPaper>, 'user_id'>,
    address: string,
  ): Promise<CallAnswer<typeof signPaper>> {
    const personId = person.id;
    const earlier = await this.signatures.findOneBy({ personId, key });
    if (earlier) return toAnswer(earlier);
    // A PDF is written and stored for each request, which is far more work than to send one.
    await this.versions.requireRoom(this.manager, personId);
    const signed = await this.makePaper(kind, given, address);
    return this.discardOnError(signed, async () => {
      const kept = await this.transactions.run(async (tx) => {
        await this.ownership.lock(tx, personId);
        // The same request may arrive twice at once.
        const same = await tx.manager.findOneBy(DocumentSignature, { personId, key });
        if (same) return same;
        await this.versions.take(tx, personId, [[kind, [signed.file]]]);
        await insertText(tx.manager, signed);
        await tx.manager.insert(DocumentSignature, { ...signed.signature, personId, key });
        await recordAudit(tx, {
          actor: person,
          action: 'document.signed',
          subject: { kind: 'person', id: personId, name: person.name },
          details: { kind, version: String(given.version), sha256: given.sha256 },
        });
        return { ...signed.signature, personId, key };
      });
      if (kept.documentId !== signed.file.id) await this.intake.discard(signed.file);
      return toAnswer(kept);
    });
  }

  /** Signs a paper of a registration, whose documents have no owner yet. Throws 409 if the text has changed. */
  async stage(
    { registration_id: registrationId, kind }: CallParams<typeof signStagedPaper>,
    { address, ...given }: CallBody<typeof signStagedPaper>,
  ): Promise<CallAnswer<typeof signStagedPaper>> {
    const signed = await this.makePaper(kind, given, address);
    const { file, signature } = signed;
    return this.discardOnError(signed, async () => {
      await this.transactions.runWithoutWaiting(async ({ manager }) => {
        await this.pendingDeletions.takeOver(manager, [file.key]);
        await manager.insert(Document, toDocumentRow(file, kind, { ownerId: null, registrationId }));
        await insertText(manager, signed);
        await manager.insert(DocumentSignature, { ...signature, personId: null, key: null });
      });
      return { document_id: file.id };
    });
  }

  private async makePaper(kind: SignedKind, given: PaperSignature, address: string): Promise<SignedPaper> {
    const paper = await this.texts.readCurrent(kind);
    if (paper.version !== given.version || paper.sha256 !== given.sha256) throw refuse('paper_text_changed');
    const signedAt = this.day.now();
    const pdf = await this.papers.write(paper, [
      { label: 'Full name', value: given.name },
      { label: 'Agreed', value: 'Yes' },
      { label: 'Signed', value: formatInstant(signedAt.toISOString(), this.env.BUSINESS_TZ) },
      { label: 'Version of the text', value: String(paper.version) },
      { label: 'SHA-256 of the text', value: paper.sha256 },
    ]);
    const file = await this.intake.receive({
      folder: 'documents',
      field: kind,
      source: Readable.from([pdf]),
      accepted: DOCUMENT_TYPES,
    });
    return {
      file,
      text: paper.text,
      signature: {
        documentId: file.id,
        kind,
        name: given.name,
        signedAt,
        textVersion: paper.version,
        textSha256: paper.sha256,
        address,
      },
    };
  }

  private async discardOnError<T>({ file }: SignedPaper, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.intake.discard(file);
      throw error;
    }
  }
}

const insertText = (manager: EntityManager, { text, signature }: SignedPaper): Promise<boolean> =>
  insertOnce(manager, SignedText, { sha256: signature.textSha256, text });

const toAnswer = (signature: DocumentSignature): CallAnswer<typeof signPaper> => ({
  version_id: signature.documentId,
  signature: toStoredSignature(signature),
});
