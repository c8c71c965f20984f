import { lookup } from 'node:dns';
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { PushContent } from '@cleaning/contracts';
import { ENVIRONMENT, type Environment } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { KnownCompany } from '../company/known-company.service.js';
import type { environment } from '../environment.js';
import type { DeviceContent } from './push-devices.service.js';
import { StoredPushKeys } from './push-keys.service.js';
import { isPublicAddress, isPushEndpoint, parseRetryAfter, shortenContent, USEFUL_HOURS } from './push-rules.js';

/** `status` 0: no response; `error` is a code. */
export interface PushAnswer {
  readonly status: number;
  readonly error: string;
  readonly retryAfter: number;
}

/** From the first byte sent to the response's status. */
const TIMEOUT_MS = 10_000;

class NotPublicError extends Error {
  readonly code = 'ENOTPUBLIC';
}

/**
 * The addresses of a name, if all are public. Looked up for each connection, so that a name can't change its meaning in
 * between.
 */
export const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new NotPublicError('The name leads to a private address'), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

/** Sends one encrypted message to a device's push service (RFC 8030, 8291, 8292). Follows no redirect and reads no body. */
@Injectable()
export class PushSender {
  constructor(
    private readonly keys: StoredPushKeys,
    private readonly company: KnownCompany,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  async send(device: DeviceContent, content: PushContent): Promise<PushAnswer> {
    const allowsLoopback = this.env.PUSH_LOOPBACK === 'allow';
    // The setting may have changed since the device was stored.
    if (!isPushEndpoint(device.endpoint, allowsLoopback)) return { status: 0, error: 'ENOTPUBLIC', retryAfter: 0 };
    const { default: webPush } = await import('web-push');
    const { publicKey, privateKey } = await this.keys.get();
    const office = await this.company.getOfficeEmail();
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      device,
      JSON.stringify(shortenContent(content)),
      {
        vapidDetails: { subject: `mailto:${office}`, publicKey, privateKey },
        TTL: USEFUL_HOURS * 3600,
        urgency: 'normal',
        // A message that waits at the push service is replaced by its repetition.
        topic: content.tag.replaceAll('-', '').slice(0, 32),
      },
    );
    return this.post(
      new URL(endpoint),
      { method, headers, ...(allowsLoopback ? {} : { lookup: lookupPublicAddress }) },
      body,
    );
  }

  private post(url: URL, options: RequestOptions, body: Buffer | null): Promise<PushAnswer> {
    return new Promise((resolve) => {
      const send = url.protocol === 'https:' ? request : plainRequest;
      const outgoing = send(url, { ...options, agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) }, (incoming) => {
        const { statusCode = 0, headers } = incoming;
        // The body isn't used, and may be endless.
        incoming.destroy();
        resolve({
          status: statusCode,
          error: String(statusCode),
          retryAfter: parseRetryAfter(headers['retry-after']),
        });
      });
      outgoing.on('error', (error: Error & { code?: string }) => {
        const code = error.name === 'TimeoutError' || error.name === 'AbortError' ? 'ETIMEDOUT' : error.code;
        resolve({ status: 0, error: /^[A-Z_]{2,40}$/.test(code ?? '') ? (code as string) : 'ERROR', retryAfter: 0 });
      });
      outgoing.end(body);
    });
  }
}
