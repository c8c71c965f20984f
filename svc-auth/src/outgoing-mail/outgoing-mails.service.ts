import type { EntityState, OutgoingMail } from '@cleaning/contracts';
import { getNow, OnChange, ReadsState, type States, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { MailMessage, type MailState } from '../mail/mail.entity.js';
import { buildDocumentMailKey, Mails, parseDocumentMailKey } from '../mail/mails.service.js';
import { VisitorMails } from '../mail/visitor-mails.service.js';
import { isOver, toMail } from './message.js';

type Result = EntityState<'mail-result'>;
const isResult = (state: MailState): state is Result['state'] => state !== 'waiting' && state !== 'sending';

/** Sends mails of other services, and reports the results of their documents. */
@Injectable()
export class OutgoingMails {
  constructor(
    private readonly mails: Mails,
    private readonly visitorMails: VisitorMails,
    @InjectRepository(MailMessage) private readonly messages: Repository<MailMessage>,
  ) {}

  /** Idempotent: each is sent once, even if read several times. */
  @OnChange('outgoing-mail')
  async apply(id: string, mail: OutgoingMail | null, tx: Transaction): Promise<void> {
    if (!mail || isOver(mail, getNow())) return;
    const message = toMail(id, mail);
    // A repeat, counted before.
    if (await this.mails.isWritten(tx, message.key)) return;
    if (mail.kind === 'enquiry-received' && (await this.visitorMails.take(tx, mail.to.address)) > 0) return;
    await this.mails.write(tx, message);
  }

  @ReadsState('mail-result')
  async findResults(ids: readonly string[]): Promise<States<'mail-result'>> {
    const messages = await this.messages.findBy({ idempotencyKey: In(ids.map(buildDocumentMailKey)) });
    return new Map(
      messages.flatMap(({ idempotencyKey, state, lastError: code, finishedAt }): [string, Result][] => {
        const id = parseDocumentMailKey(idempotencyKey);
        return id && finishedAt && isResult(state) ? [[id, { state, code, at: finishedAt.toISOString() }]] : [];
      }),
    );
  }
}
