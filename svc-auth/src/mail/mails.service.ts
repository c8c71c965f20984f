import { getCurrentRequestId, hashSha256, insertOnce, Sealing, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { formatPlace } from '../sealing/sealed-details.service.js';
import { MailMessage } from './mail.entity.js';
import type { MailKind, MailParameters } from './mail-texts.js';

export interface Recipient {
  readonly name: string;
  readonly address: string;
}

export interface Mail<Kind extends MailKind = MailKind> {
  readonly kind: Kind;
  /** Identifies the event: messages with the same key are sent once. */
  readonly key: string;
  readonly to: Recipient;
  readonly parameters: MailParameters[Kind];
  readonly accountId?: string;
  /** After this time it is no longer sent. */
  readonly usefulUntil?: Date;
}

/** The sealed part of a stored message. */
export type MailContent = Pick<Mail, 'to' | 'parameters'>;

export const toContentPlace = (id: string): string => formatPlace('mail_message', id, 'content');

/** The key of the message with a document of svc-invoice's, and the id that it has there; null for other keys. */
export const buildDocumentMailKey = (mailId: string): string => `document ${mailId}`;
export const parseDocumentMailKey = (key: string): string | null => /^document ([0-9a-f-]{36})$/.exec(key)?.[1] ?? null;

/** Addresses are compared without regard to case, and stored as a digest only. */
export const computeAddressDigest = (address: string): string => hashSha256(address.toLowerCase());

/** Writes messages. They are sent after the commit of the transaction. */
@Injectable()
export class Mails {
  constructor(private readonly sealing: Sealing) {}

  /** True if a message with this key was written. */
  isWritten({ manager }: Transaction, key: string): Promise<boolean> {
    return manager.existsBy(MailMessage, { idempotencyKey: key });
  }

  async write<Kind extends MailKind>(
    { manager, announce, notifyQueue: queued }: Transaction,
    { kind, key, to, parameters, accountId, usefulUntil }: Mail<Kind>,
  ): Promise<void> {
    const id = uuidv7();
    announce('mail', id);
    queued('mail_message');
    const content: MailContent = { to, parameters };
    await insertOnce(manager, MailMessage, {
      id,
      idempotencyKey: key,
      kind,
      accountId: accountId ?? null,
      content: this.sealing.seal(JSON.stringify(content), toContentPlace(id)),
      usefulUntil: usefulUntil ?? null,
      requestId: getCurrentRequestId() ?? null,
    });
  }
}
