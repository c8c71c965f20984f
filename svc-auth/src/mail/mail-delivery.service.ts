import { NO_MAIL_SERVER } from '@cleaning/contracts';
import {
  databaseNow,
  ENVIRONMENT,
  type Environment,
  olderThan,
  Sealing,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { In } from 'typeorm';
import { KnownCompany } from '../company/known-company.service.js';
import type { environment } from '../environment.js';
import { findKnownLanguage } from '../languages/known-language.js';
import { MailMessage, RefusedAddress } from './mail.entity.js';
import {
  type ClaimedMail,
  claimMail,
  finishUnsure,
  keepClaim,
  type MailAttempt,
  noteHandOver,
  requeueInterrupted,
  tryMailLater,
} from './mail.queries.js';
import { type Attachment, MailAttachments } from './mail-attachments.service.js';
import { computePauseSeconds, formatCode, type SendError, toVerdict } from './mail-rules.js';
import { buildMailFoot, buildMailText, isMailKind, type MailParameters } from './mail-texts.js';
import { MailTransport } from './mail-transport.service.js';
import {
  computeAddressDigest,
  type MailContent,
  Mails,
  parseDocumentMailKey,
  toContentPlace,
} from './mails.service.js';
import { QuoteAttachments } from './quote-attachments.service.js';

type Outcome = 'sent' | 'refused' | 'given-up';

class UnknownKindError extends Error implements SendError {
  readonly code = 'EKIND';
}

/** Another process has taken the message over, since this one didn't report for too long. */
class ClaimLostError extends Error implements SendError {
  readonly code = 'ECLAIM';
}

/** Interval of a process's sign of life during an attempt, and the time without one after which it counts as ended. */
const CLAIM_KEPT_EACH_MS = 5_000;
const CLAIM_SECONDS = 20;
/** An hour to an hour and a half, by the pauses between attempts. The person finds the documents in the app too. */
const ATTEMPTS_WITH_DOCUMENTS = 11;
/** Days that a finished message's state is kept. */
const RETENTION_DAYS = 90;

/** Sends svc-invoice the result of a mailed document. */
function publishResult(tx: Transaction, key: string): void {
  const mail = parseDocumentMailKey(key);
  if (mail) tx.recordChange('mail-result', mail);
}

/** Sends single messages. The state in the database decides, so that a repeated job sends nothing twice. */
@Injectable()
export class MailDelivery {
  private readonly logger = new Logger(MailDelivery.name);
  /** Results of attempts that could not be stored yet, by message. */
  private readonly unstored = new Map<string, () => Promise<void>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly transport: MailTransport,
    private readonly quoteAttachments: QuoteAttachments,
    private readonly mailAttachments: MailAttachments,
    private readonly mails: Mails,
    private readonly company: KnownCompany,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** Makes one attempt at a waiting message; otherwise does nothing. Throws if the database is unreachable. */
  async attempt(id: string): Promise<void> {
    const claimed = await this.claim(id);
    if (!claimed) return;
    if (claimed.over) return this.finish(claimed, 'given-up', 'EXPIRED');
    const content = JSON.parse(this.sealing.open(claimed.content, toContentPlace(id))) as MailContent;
    const kept = setInterval(() => this.keep(claimed), CLAIM_KEPT_EACH_MS);
    try {
      const result = await this.send(claimed, content).then(
        () => () => this.markAccepted(claimed, content),
        (error: SendError) => () => this.markFailed(claimed, content, error),
      );
      this.unstored.set(id, result);
      await this.store(id, result);
    } finally {
      clearInterval(kept);
    }
  }

  /** Stores the results that could not be stored before; then looks for attempts of services that ended. */
  async recover(): Promise<void> {
    for (const [id, result] of this.unstored) await this.store(id, result);
    const { requeued, unsure } = await this.transactions.runWithoutWaiting(async (tx) => {
      const ended = {
        requeued: await requeueInterrupted(tx.manager, CLAIM_SECONDS),
        unsure: await finishUnsure(tx.manager, CLAIM_SECONDS),
      };
      for (const id of ended.requeued) tx.announce('mail', id);
      for (const { id, idempotency_key: key } of ended.unsure) {
        tx.announce('mail', id);
        publishResult(tx, key);
      }
      return ended;
    });
    for (const id of requeued)
      this.logger.warn({ msg: 'An attempt at a mail was cut short: it is sent again', mail: id });
    for (const { id } of unsure) this.logger.error({ msg: 'Whether a mail was sent is not known', mail: id });
  }

  /** Deletes finished messages after RETENTION_DAYS. */
  async deleteOld(): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.delete(MailMessage, { finishedAt: olderThan(RETENTION_DAYS, 'days') }),
    );
  }

  private async send(claimed: ClaimedMail, { to, parameters }: MailContent): Promise<void> {
    const { id, kind } = claimed;
    // A newer version running beside this one wrote it.
    if (!isMailKind(kind)) throw new UnknownKindError();
    // The template's libraries are loaded with the first message.
    const { renderMail } = await import('./mail-template.js');
    const attachments =
      'mail' in parameters
        ? await this.mailAttachments.readDocuments(parameters.mail)
        : await this.readAttachments(claimed, parameters);
    const language = findKnownLanguage(claimed.language);
    const text = buildMailText(kind, attachments.length > 0 ? parameters : { ...parameters, documents: [] }, language);
    const siteUrl = this.env.SITE_URL;
    const unsubscribeUrl = text.unsubscribe ? `${siteUrl}${text.unsubscribe}` : undefined;
    const company = await this.company.read();
    const page = renderMail({
      text,
      company,
      logo: await this.company.findLogo(),
      siteUrl,
      unsubscribeUrl,
      foot: buildMailFoot(language),
    });
    await this.transport.send({
      id,
      to,
      from: company.name,
      office: await this.company.getOfficeEmail(),
      subject: text.subject,
      unsubscribeUrl,
      attachments,
      ...page,
      handOver: () => this.handOver(claimed),
    });
  }

  /** The last thing before the server can accept the message. Throws ClaimLostError. */
  private async handOver(attempt: MailAttempt): Promise<void> {
    const noted = await this.transactions.runWithoutWaiting(({ manager }) => noteHandOver(manager, attempt));
    if (!noted) throw new ClaimLostError();
  }

  /** A failed update is repeated next time, unless another process has taken over. */
  private keep(attempt: MailAttempt): void {
    this.transactions
      .runWithoutWaiting(({ manager }) => keepClaim(manager, attempt))
      .catch(() => this.logger.warn({ msg: 'The claim of a mail cannot be kept at the moment', mail: attempt.id }));
  }

  /**
   * The documents of a payment or quote; none after many failed attempts, because the message matters more. Throws a
   * SendError if they can't be read now.
   */
  private async readAttachments(
    { id, account_id, attempts }: ClaimedMail,
    parameters: MailContent['parameters'],
  ): Promise<Attachment[]> {
    try {
      if ('quote_id' in parameters) return await this.quoteAttachments.read(parameters.quote_id);
      if (account_id === null || !('documents' in parameters) || !parameters.documents) return [];
      return await this.mailAttachments.readPaymentDocuments(account_id, parameters.documents);
    } catch (error) {
      if (attempts < ATTEMPTS_WITH_DOCUMENTS) throw error;
      this.logger.error({ msg: 'A mail goes without its documents', mail: id });
      return [];
    }
  }

  private claim(id: string): Promise<ClaimedMail | undefined> {
    return this.transactions.runWithoutWaiting(({ manager }) => claimMail(manager, id));
  }

  private async markFailed(attempt: MailAttempt, { to }: MailContent, error: SendError): Promise<void> {
    const { id, attempts } = attempt;
    const [verdict, code] = [toVerdict(error), formatCode(error)];
    this.logger.warn({ msg: 'A mail was not accepted', mail: id, code, verdict, attempts });
    if (verdict !== 'later')
      return this.finish(attempt, 'refused', code, (tx) =>
        verdict === 'address' ? this.noteRefused(tx, to.address, code) : undefined,
      );
    await this.transactions.runWithoutWaiting(({ manager, announce }) => {
      announce('mail', id);
      return tryMailLater(manager, attempt, { error: code, seconds: computePauseSeconds(attempts, error) });
    });
  }

  private async store(id: string, result: () => Promise<void>): Promise<void> {
    await result();
    this.unstored.delete(id);
  }

  private async markAccepted(attempt: MailAttempt, { to, parameters }: MailContent): Promise<void> {
    // A document that is only a file was not sent.
    if ('mail' in parameters && !this.transport.reachesPeople) return this.finish(attempt, 'refused', NO_MAIL_SERVER);
    const copied = 'mail' in parameters && parameters.copy !== '' ? parameters : null;
    await this.finish(attempt, 'sent', '', (tx) => (copied ? this.writeCopy(tx, copied) : undefined));
    await this.transactions.runWithoutWaiting(async ({ manager, announce }) => {
      const { affected } = await manager.delete(RefusedAddress, { digest: computeAddressDigest(to.address) });
      if (affected) announce('account', '');
    });
    this.logger.log({ msg: 'A mail was sent', mail: attempt.id });
  }

  /** @param then further writes, unless the message was finished before or another process has taken over */
  private finish(
    { id, attempts }: MailAttempt,
    state: Outcome,
    code: string,
    then: (tx: Transaction) => Promise<void> | undefined = () => undefined,
  ): Promise<void> {
    return this.transactions.runWithoutWaiting(async (tx) => {
      const finished = await tx.manager
        .createQueryBuilder()
        .update(MailMessage)
        .set({ state, content: '', finishedAt: databaseNow, lastError: code })
        .where({ id, attempts, state: In(['sending', 'unsure']) })
        .returning('idempotencyKey')
        .execute();
      const [message] = finished.raw as { idempotency_key: string }[];
      if (!message) return;
      tx.announce('mail', id);
      publishResult(tx, message.idempotency_key);
      await then(tx);
    });
  }

  private async noteRefused({ manager, announce }: Transaction, address: string, code: string): Promise<void> {
    const refused = { digest: computeAddressDigest(address), code, refusedAt: databaseNow };
    await manager.upsert(RefusedAddress, refused, ['digest']);
    // The page of the person says so.
    announce('account', '');
  }

  /** Copy to the office. Idempotent. */
  private async writeCopy(tx: Transaction, { mail, ...given }: MailParameters['document']): Promise<void> {
    const to = { name: '', address: await this.company.getOfficeEmail() };
    const parameters = { ...given, mail, subject: `Copy: ${given.subject}`, copy: '' };
    return this.mails.write(tx, { kind: 'document', key: `${mail} copy`, to, parameters });
  }
}
