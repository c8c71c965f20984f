import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { ENVIRONMENT, type Environment, getNow } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { environment } from '../environment.js';
import { parseRetryAfter } from '../push/push-rules.js';
import { buildSmsRequest, type OutgoingSms, parseSmsUrl, type SmsGateway } from './sms-gateway.js';

/** `status` 0: no response; `error` is a code. */
export interface SmsAnswer {
  readonly status: number;
  readonly error: string;
  readonly retryAfter: number;
  /** True if the gateway may have the message. */
  readonly isHandedOver: boolean;
}

/** From the first byte sent to the response's status. */
const TIMEOUT_MS = 20_000;

/** Hands a message to the gateway once. Follows no redirect and reads no body. */
@Injectable()
export class SmsSender {
  readonly gateway: SmsGateway | undefined;

  constructor(@Inject(ENVIRONMENT) env: Environment<typeof environment>) {
    this.gateway = env.SMS_URL === undefined ? undefined : parseSmsUrl(env.SMS_URL);
  }

  send(gateway: SmsGateway, sms: OutgoingSms): Promise<SmsAnswer> {
    const { url, contentType, body } = buildSmsRequest(gateway, sms, getNow());
    const isSecure = url.startsWith('https:');
    const headers = {
      authorization: `Basic ${Buffer.from(`${gateway.user}:${gateway.password}`).toString('base64')}`,
      'content-type': contentType,
      'content-length': Buffer.byteLength(body),
      accept: 'application/json',
    };
    return new Promise((resolve) => {
      let isHandedOver = false;
      const open = isSecure ? request : plainRequest;
      // A new connection: the gateway may close a kept-alive one just as it is used again.
      const options = { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
      const outgoing = open(url, options, (incoming) => {
        const { statusCode = 0 } = incoming;
        incoming.destroy();
        const retryAfter = parseRetryAfter(incoming.headers['retry-after']);
        resolve({ status: statusCode, error: String(statusCode), retryAfter, isHandedOver: true });
      });
      outgoing.on('socket', (socket) => {
        socket.once(isSecure ? 'secureConnect' : 'connect', () => {
          isHandedOver = true;
        });
      });
      outgoing.on('error', (error: Error & { code?: string }) => {
        const code = error.name === 'TimeoutError' || error.name === 'AbortError' ? 'ETIMEDOUT' : error.code;
        const isCode = /^[A-Z_]{2,40}$/.test(code ?? '');
        resolve({ status: 0, error: isCode ? String(code) : 'ERROR', retryAfter: 0, isHandedOver });
      });
      outgoing.end(body);
    });
  }
}
