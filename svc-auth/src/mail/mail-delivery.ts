import { ENVIRONMENT, type Environment, Sealing, Transactions } from '@cleaning/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { environment } from '../environment.js';
import { codeOf, GIVE_UP_HOURS, pauseSeconds, type SendError, verdictOf } from './mail-rules.js';
import { isMailKind, mailText } from './mail-texts.js';
import { MailTransport } from './mail-transport.js';
import { addressDigest, contentPlace, type MailContent } from './mails.js';
import { type Attachment, PayAttachments } from './pay-attachments.js';

interface Claimed {
  readonly id: string;
  readonly kind: string;
  /** Null when the account is gone. */
  readonly account_id: string | null;
  readonly content: string;
  readonly attempts: number;
  /** Too old, or of no use any more. */
  readonly over: boolean;
}

type Outcome = 'sent' | 'refused' | 'given-up';

class UnknownKind extends Error implements SendError {
  readonly code = 'EKIND';
}

/** Above the timeouts of an attempt: whoever claimed a message that long ago has ended. */
const CLAIM_MINUTES = 30;
/** An hour and a half, by the pauses between attempts. The person finds the documents in the app too. */
const ATTEMPTS_WITH_DOCUMENTS = 9;
/** How long the state of a finished message is kept. */
const KEPT_DAYS = 90;

/** Sends single messages. The states in the database decide, so that a repeated job sends nothing twice. */
@Injectable()
export class MailDelivery {
  private readonly logger = new Logger(MailDelivery.name);
  /** Results of attempts that could not be stored yet, by message. */
  private readonly unstored = new Map<string, () => Promise<void>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly transport: MailTransport,
    private readonly payAttachments: PayAttachments,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** Makes one attempt at a message that waits; does nothing otherwise. Throws when the database cannot be reached. */
  async attempt(id: string): Promise<void> {
    const claimed = await this.claim(id);
    if (!claimed) return;
    if (claimed.over) return this.finish(id, 'given-up', 'EXPIRED');
    const content = JSON.parse(this.sealing.open(claimed.content, contentPlace(id))) as MailContent;
    const result = await this.send(claimed, content).then(
      () => () => this.accepted(id, content),
      (error: SendError) => () => this.failed(claimed, content, error),
    );
    this.unstored.set(id, result);
    await this.store(id, result);
  }

  /** Stores the results that could not be stored before; then looks for attempts of services that ended. */
  async recover(): Promise<void> {
    for (const [id, result] of this.unstored) await this.store(id, result);
    const unsure = await this.transactions.runWithoutWaiting(async ({ manager, announce }) => {
      const rows = await manager.query<{ id: string }[]>(
        `WITH ended AS (
           UPDATE mail_message SET state = 'unsure', content = '', finished_at = now(), last_error = 'INTERRUPTED'
           WHERE state = 'sending' AND claimed_at < now() - make_interval(mins => $1) RETURNING id)
         SELECT id FROM ended`,
        [CLAIM_MINUTES],
      );
      for (const { id } of rows) announce('mail', id);
      return rows;
    });
    for (const { id } of unsure) this.logger.error({ msg: 'Whether a mail was sent is not known', mail: id });
  }

  /** Deletes finished messages after KEPT_DAYS. */
  async deleteOld(): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.query(`DELETE FROM mail_message WHERE finished_at < now() - make_interval(days => $1)`, [KEPT_DAYS]),
    );
  }

  private async send(claimed: Claimed, { to, parameters }: MailContent): Promise<void> {
    const { id, kind } = claimed;
    // A newer version that runs beside this one has written it.
    if (!isMailKind(kind)) throw new UnknownKind();
    // The template's libraries are loaded with the first message.
    const { renderMail } = await import('./mail-template.js');
    const attachments = await this.attachments(claimed, parameters);
    const text = mailText(kind, attachments.length > 0 ? parameters : { ...parameters, documents: [] });
    const siteUrl = this.env.SITE_URL;
    const unsubscribeUrl = text.unsubscribe ? `${siteUrl}${text.unsubscribe}` : undefined;
    const page = renderMail({ text, siteUrl, unsubscribeUrl });
    await this.transport.send({ id, to, subject: text.subject, unsubscribeUrl, attachments, ...page });
  }

  /**
   * The documents of a payment; none when they could not be read in many attempts, because the message matters more.
   * Throws a SendError when they cannot be read now.
   */
  private async attachments(
    { id, account_id, attempts }: Claimed,
    parameters: MailContent['parameters'],
  ): Promise<Attachment[]> {
    if (account_id === null || !('documents' in parameters) || !parameters.documents) return [];
    try {
      return await this.payAttachments.read(account_id, parameters.documents);
    } catch (error) {
      if (attempts < ATTEMPTS_WITH_DOCUMENTS) throw error;
      this.logger.error({ msg: 'A mail goes without its documents', mail: id });
      return [];
    }
  }

  private claim(id: string): Promise<Claimed | undefined> {
    return this.transactions.runWithoutWaiting(async ({ manager }) => {
      const [rows] = await manager.query<[Claimed[], number]>(
        `UPDATE mail_message SET state = 'sending', claimed_at = now(), attempts = attempts + 1
         WHERE id = $1 AND state = 'waiting'
         RETURNING id, kind, account_id, content, attempts,
           coalesce(useful_until < now(), false) OR created_at < now() - make_interval(hours => $2) AS over`,
        [id, GIVE_UP_HOURS],
      );
      return rows[0];
    });
  }

  private async failed({ id, attempts }: Claimed, { to }: MailContent, error: SendError): Promise<void> {
    const [verdict, code] = [verdictOf(error), codeOf(error)];
    this.logger.warn({ msg: 'A mail was not accepted', mail: id, code, verdict, attempts });
    if (verdict !== 'later') return this.finish(id, 'refused', code, verdict === 'address' ? to.address : undefined);
    await this.transactions.runWithoutWaiting(({ manager, announce }) => {
      announce('mail', id);
      return manager.query(
        `UPDATE mail_message SET state = 'waiting', claimed_at = NULL, last_error = $2,
           next_try_at = now() + make_interval(secs => $3)
         WHERE id = $1 AND state = 'sending'`,
        [id, code, pauseSeconds(attempts)],
      );
    });
  }

  private async store(id: string, result: () => Promise<void>): Promise<void> {
    await result();
    this.unstored.delete(id);
  }

  private async accepted(id: string, { to }: MailContent): Promise<void> {
    await this.finish(id, 'sent', '');
    await this.transactions.runWithoutWaiting(async ({ manager, announce }) => {
      const digest = addressDigest(to.address);
      const [, count] = await manager.query<[unknown[], number]>('DELETE FROM refused_address WHERE digest = $1', [
        digest,
      ]);
      if (count > 0) announce('account', '');
    });
    this.logger.log({ msg: 'A mail was sent', mail: id });
  }

  private finish(id: string, state: Outcome, code: string, refusedAddress?: string): Promise<void> {
    return this.transactions.runWithoutWaiting(async ({ manager, announce }) => {
      announce('mail', id);
      await manager.query(
        `UPDATE mail_message SET state = $2, content = '', finished_at = now(), last_error = $3
         WHERE id = $1 AND state IN ('sending', 'unsure')`,
        [id, state, code],
      );
      if (!refusedAddress) return;
      await manager.query(
        `INSERT INTO refused_address (digest, code) VALUES ($1, $2)
         ON CONFLICT (digest) DO UPDATE SET code = $2, refused_at = now()`,
        [addressDigest(refusedAddress), code],
      );
      // The page of the person says so.
      announce('account', '');
    });
  }
}
