import type { StateOf } from '@cleaning/contracts';
import { OnChange, ReadsState, type States, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { MailMessage, type MailState } from '../mail/mail.entity.js';
import { documentKey, documentMailOf, Mails } from '../mail/mails.service.js';

type Result = StateOf<'mail-result'>;
const isResult = (state: MailState): state is Result['state'] => state !== 'waiting' && state !== 'sending';

/** Writes messages with documents of svc-invoice's, and says what has become of them. */
@Injectable()
export class DocumentMail {
  constructor(
    private readonly mails: Mails,
    @InjectRepository(MailMessage) private readonly messages: Repository<MailMessage>,
  ) {}

  /** Each is sent once, however often it is read. Those that do not wait any more have no state. */
  @OnChange('document-mail')
  async apply(id: string, message: StateOf<'document-mail'> | null, tx: Transaction): Promise<void> {
    if (!message) return;
    const { to, copy, subject, lines, path = '' } = message;
    const parameters = { name: to.name, subject, lines, mail: id, copy: copy ? 'yes' : '', path };
    await this.mails.write(tx, { kind: 'document', key: documentKey(id), to, parameters });
  }

  @ReadsState('mail-result')
  async results(ids: readonly string[]): Promise<States<'mail-result'>> {
    const messages = await this.messages.findBy({ idempotencyKey: In(ids.map(documentKey)) });
    return new Map(
      messages.flatMap(({ idempotencyKey, state, lastError: code, finishedAt }): [string, Result][] => {
        const id = documentMailOf(idempotencyKey);
        return id && finishedAt && isResult(state) ? [[id, { state, code, at: finishedAt.toISOString() }]] : [];
      }),
    );
  }
}
