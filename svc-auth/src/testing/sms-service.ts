import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

export interface ReceivedSms {
  readonly provider: 'twilio' | 'messagemedia';
  readonly to: string;
  readonly from: string;
  readonly text: string;
  /** Seconds until the gateway would drop it. */
  readonly validSeconds: number;
}

const USER = 'AC0123456789abcdef0123456789abcdef';
const PASSWORD = 'p@ss/word';
export const SENDER = '+61400000000';

const messageMediaBody = z.object({
  messages: z
    .array(
      z.object({
        content: z.string(),
        destination_number: z.string(),
        source_number: z.string(),
        format: z.literal('SMS'),
        message_expiry_timestamp: z.iso.datetime(),
      }),
    )
    .length(1),
});

/**
 * Local versions of Twilio's Messages resource and MessageMedia's Messages API. They accept requests with the right
 * credentials and fields.
 */
export class SmsService {
  /** All requests to send, accepted or not. */
  private readonly asked: ReceivedSms[] = [];
  private readonly received: ReceivedSms[] = [];
  /** Responds instead of the gateway. */
  onSms: (response: ServerResponse) => boolean = () => false;
  private waiting: (() => void)[] = [];

  private constructor(
    private readonly server: Server,
    private readonly host: string,
  ) {}

  static async start(): Promise<SmsService> {
    let own: SmsService | undefined;
    const server = createServer((request, response) => void own?.take(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    own = new SmsService(server, `127.0.0.1:${(server.address() as AddressInfo).port}`);
    return own;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  /** For `SMS_URL`. */
  buildUrl(provider: 'twilio' | 'messagemedia'): string {
    return `${provider}://${USER}:${encodeURIComponent(PASSWORD)}@${this.host}?from=${SENDER}`;
  }

  /** Requests for a number, accepted or not. */
  countRequests(number: string): number {
    return this.asked.filter(({ to }) => to === number).length;
  }

  /** Messages accepted for a number. */
  findMessagesTo(number: string): readonly ReceivedSms[] {
    return this.received.filter(({ to }) => to === number);
  }

  /** Resolves after this many requests for a number. */
  async waitForRequests(number: string, count: number): Promise<void> {
    while (this.countRequests(number) < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const call = `${request.method} ${request.url}`;
    const sms = readTwilio(call, request.headers, body) ?? readMessageMedia(call, request.headers, body);
    if (sms) this.asked.push(sms);
    this.answer(request.headers, sms, response);
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private answer({ authorization }: IncomingHttpHeaders, sms: ReceivedSms | undefined, response: ServerResponse): void {
    if (this.onSms(response)) return;
    const basic = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
    if (authorization !== basic) return void response.writeHead(401).end();
    if (!sms) return void response.writeHead(400).end();
    this.received.push(sms);
    response.writeHead(sms.provider === 'twilio' ? 201 : 202, { 'content-type': 'application/json' }).end('{}');
  }
}

function readTwilio(call: string, headers: IncomingHttpHeaders, body: string): ReceivedSms | undefined {
  if (call !== `POST /2010-04-01/Accounts/${USER}/Messages.json`) return undefined;
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') return undefined;
  const form = new URLSearchParams(body);
  const get = (name: string) => form.get(name) ?? '';
  return {
    provider: 'twilio',
    to: get('To'),
    from: get('From'),
    text: get('Body'),
    validSeconds: Number(get('ValidityPeriod')),
  };
}

function readMessageMedia(call: string, headers: IncomingHttpHeaders, body: string): ReceivedSms | undefined {
  if (call !== 'POST /v1/messages' || headers['content-type'] !== 'application/json') return undefined;
  const message = messageMediaBody.parse(JSON.parse(body)).messages[0];
  return (
    message && {
      provider: 'messagemedia',
      to: message.destination_number,
      from: message.source_number,
      text: message.content,
      validSeconds: Math.round((Date.parse(message.message_expiry_timestamp) - Date.now()) / 1000),
    }
  );
}
