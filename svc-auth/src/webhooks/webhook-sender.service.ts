import { request as plainRequest, type RequestOptions } from 'node:http';
import { request } from 'node:https';
import { ENVIRONMENT, type Environment, getNow } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Webhook as Signing } from 'standardwebhooks';
import type { environment } from '../environment.js';
import { isPushEndpoint, parseRetryAfter } from '../push/push-rules.js';
import { lookupPublicAddress } from '../push/push-sender.service.js';
import { isDelivered } from './webhook-rules.js';
import type { AttemptResult, ClaimedDelivery } from './webhooks.queries.js';

const TIMEOUT_MS = 10_000;
/** Bytes of a response kept in the delivery log. */
const RESPONSE_BYTES = 500;

export interface WebhookAnswer extends AttemptResult {
  /** Seconds from the Retry-After header. */
  readonly retryAfter: number;
}

const PRINTED = /[^\p{L}\p{N}\p{P}\p{S}\p{Zs}\n]/gu;

/** Sends one signed event (standardwebhooks.com). Follows no redirect, and reads the beginning of the response. */
@Injectable()
export class WebhookSender {
  constructor(@Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>) {}

  /** True if events may be sent there: https to a public name or address. */
  mayReach(url: string): boolean {
    return URL.canParse(url) && isPushEndpoint(url, this.allowsLoopback);
  }

  async send({ event_id, payload, url }: Omit<ClaimedDelivery, 'secret'>, secret: string): Promise<WebhookAnswer> {
    // The rule or the setting may have changed since the address was stored.
    if (!this.mayReach(url)) return { status: 0, error: 'ENOTPUBLIC', durationMs: 0, response: '', retryAfter: 0 };
    const body = JSON.stringify(payload);
    const sentAt = getNow();
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'cleaning-webhooks/1',
      'webhook-id': event_id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Signing(secret).sign(event_id, sentAt, body),
    };
    // A name is looked up for each connection and refused there, so it cannot change its meaning after it was checked.
    const lookup = this.allowsLoopback ? {} : { lookup: lookupPublicAddress };
    return this.post(new URL(url), { method: 'POST', headers, ...lookup }, body);
  }

  private get allowsLoopback(): boolean {
    return this.env.WEBHOOK_LOOPBACK === 'allow';
  }

  private post(url: URL, options: RequestOptions, body: string): Promise<WebhookAnswer> {
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, error: string, bytes: readonly Buffer[], retryAfter = 0) =>
        resolve({
          status,
          error,
          durationMs: Math.round(performance.now() - startedAt),
          response: Buffer.concat(bytes).subarray(0, RESPONSE_BYTES).toString('utf8').replace(PRINTED, ''),
          retryAfter,
        });
      const send = url.protocol === 'https:' ? request : plainRequest;
      const outgoing = send(url, { ...options, agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) }, (incoming) => {
        const { statusCode = 0, headers } = incoming;
        const bytes: Buffer[] = [];
        let length = 0;
        const finish = () => {
          incoming.destroy();
          end(
            statusCode,
            isDelivered(statusCode) ? '' : String(statusCode),
            bytes,
            parseRetryAfter(headers['retry-after']),
          );
        };
        incoming.on('data', (chunk: Buffer) => {
          bytes.push(chunk);
          length += chunk.length;
          if (length >= RESPONSE_BYTES) finish();
        });
        // The status has arrived and counts, even if the response breaks off or takes too long.
        incoming.on('end', finish);
        incoming.on('error', finish);
      });
      outgoing.on('error', (error: Error & { code?: string }) => {
        const code = error.name === 'TimeoutError' || error.name === 'AbortError' ? 'ETIMEDOUT' : error.code;
        end(0, /^[A-Z_]{2,40}$/.test(code ?? '') ? (code as string) : 'ERROR', []);
      });
      outgoing.end(body);
    });
  }
}
