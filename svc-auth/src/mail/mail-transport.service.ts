import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { email } from '@cleaning/contracts';
import { ENVIRONMENT, type Environment } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { environment } from '../environment.js';
import type { Attachment } from './mail-attachments.service.js';
import { type SendError, toOneLine } from './mail-rules.js';
import type { Recipient } from './mails.service.js';

/** A message in its final words. */
export interface OutgoingMail {
  readonly id: string;
  readonly to: Recipient;
  /** The company's name. */
  readonly from: string;
  /** Reply address. */
  readonly office: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** One-click address (RFC 8058) for switching off this kind of message. */
  readonly unsubscribeUrl: string | undefined;
  readonly attachments: readonly Attachment[];
  /**
   * Awaited after everything but the message's end was sent, before the server can have accepted it. Throwing stops the
   * message.
   */
  readonly handOver: () => Promise<void>;
}

class InvalidAddressError extends Error implements SendError {
  readonly code = 'EENVELOPE';
  readonly command = 'API';
}

/**
 * A server that stalls counts as unavailable after these times. The last is that of RFC 5321 4.5.3.2.6: giving up early
 * while it accepts a message would send it twice.
 */
const TIMEOUTS = { dnsTimeout: 20_000, connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 600_000 };
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Hands messages to the mail server, or writes them to files if none is set. */
@Injectable()
export class MailTransport {
  constructor(@Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>) {}

  get delivery(): 'smtp' | 'files' {
    return this.env.SMTP_URL ? 'smtp' : 'files';
  }

  /** Server of SMTP_URL, without its password. nodemailer uses the same default ports. */
  get server(): { host: string; port: number } | null {
    if (!this.env.SMTP_URL) return null;
    const { protocol, hostname, port } = new URL(this.env.SMTP_URL);
    return { host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 587) };
  }

  /** False if messages only become files that no other program sends. */
  get reachesPeople(): boolean {
    return this.delivery === 'smtp' || this.env.MAIL_PICKUP === 'true';
  }

  /** Resolves when the server has accepted the message. Throws a SendError otherwise. */
  async send(mail: OutgoingMail): Promise<void> {
    // nodemailer would read an address with a comma as a list.
    if (!email.safeParse(mail.to.address).success) throw new InvalidAddressError();
    const from = { name: toOneLine(mail.from), address: this.env.MAIL_FROM ?? mail.office };
    const to = { name: toOneLine(mail.to.name), address: mail.to.address };
    const { message } = await this.createTransporter(mail.handOver).sendMail({
      envelope: { from: from.address, to: [to.address] },
      from,
      to,
      replyTo: { name: from.name, address: mail.office },
      subject: toOneLine(mail.subject),
      html: mail.html,
      text: mail.text,
      attachments: [...mail.attachments],
      // The same in each attempt, so that a server or mailbox can drop a second one.
      messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
    });
    if (this.delivery === 'files') await this.writeFile(mail.id, message as Buffer);
  }

  /** One for each message. No pool, which resends messages by itself when a connection is cut. */
  private createTransporter(handOver: () => Promise<void>): Transporter {
    const { SMTP_URL: url } = this.env;
    const settings = { disableFileAccess: true, disableUrlAccess: true };
    const transporter = url
      ? createTransport({ ...settings, ...TIMEOUTS, ...this.buildTlsOptions(url), url })
      : createTransport({ ...settings, streamTransport: true, buffer: true, newline: 'windows' });
    return transporter.use('stream', ({ message }, done) => {
      message.processFunc((content) => Readable.from(withHandOver(content, handOver)));
      done();
    });
  }

  /** Replaces the file of an attempt that was interrupted. */
  private async writeFile(id: string, message: Buffer): Promise<void> {
    const file = join(this.env.MAIL_FOLDER, `${id}.eml`);
    await mkdir(this.env.MAIL_FOLDER, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, message, { mode: 0o600, flush: true });
    await rename(`${file}.part`, file);
  }

  /** A password never goes over the network in the clear. */
  private buildTlsOptions(url: string): { requireTLS?: boolean } {
    const { username, hostname } = new URL(url);
    return username !== '' && !LOOPBACK.has(hostname) ? { requireTLS: true } : {};
  }
}

/**
 * Read once the server has asked for the content (DATA). The end, after which it may accept the message, follows the
 * hand-over.
 */
async function* withHandOver(content: AsyncIterable<Buffer>, handOver: () => Promise<void>): AsyncGenerator<Buffer> {
  yield* content;
  await handOver();
}

const unsubscribeHeaders = (url: string | undefined): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
