/// <reference path="./http-ece.d.ts" />
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type PushContent, pushContent } from '@cleaning/contracts';
import { JwtService } from '@nestjs/jwt';
import ece from 'http_ece';

interface ReceivedPush {
  readonly headers: IncomingHttpHeaders;
  readonly content: PushContent;
}

/** One browser's subscription. */
export class TestDevice {
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.ecdh.generateKeys();
  }

  get subscription() {
    const keys = { p256dh: this.ecdh.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: this.endpoint, keys };
  }

  /** Throws for a message encrypted for another device (RFC 8291). */
  open(body: Buffer): PushContent {
    const options = {
      version: 'aes128gcm',
      privateKey: this.ecdh,
      authSecret: this.auth.toString('base64url'),
    } as const;
    return pushContent.parse(JSON.parse(ece.decrypt(body, options).toString('utf8')));
  }
}

/** A local push service (RFC 8030). Only accepts what it can decrypt and what has a valid signature (RFC 8292). */
export class PushService {
  readonly received: ReceivedPush[] = [];
  /** Requests, accepted or not. */
  requests = 0;
  /** Responds instead of 201. */
  onPush: (response: ServerResponse) => boolean = () => false;
  private readonly devices = new Map<string, TestDevice>();
  private waiting: (() => void)[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<PushService> {
    let own: PushService | undefined;
    const server = createServer((request, response) => void own?.take(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    own = new PushService(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return own;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  createDevice(): TestDevice {
    const path = `/push/${randomBytes(12).toString('hex')}`;
    const device = new TestDevice(`${this.url}${path}`);
    this.devices.set(path, device);
    return device;
  }

  /** Resolves after this many requests. */
  async waitForRequests(count: number): Promise<void> {
    while (this.requests < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    this.requests += 1;
    this.answer(request, body, response);
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private answer({ url = '', headers }: IncomingMessage, body: Buffer, response: ServerResponse): void {
    if (this.onPush(response)) return;
    const device = this.devices.get(url);
    if (!device) return void response.writeHead(410).end();
    if (!this.isSigned(headers)) return void response.writeHead(403).end();
    this.received.push({ headers, content: device.open(body) });
    response.writeHead(201, { location: `${this.url}/message/1` }).end();
  }

  private isSigned({ authorization = '' }: IncomingHttpHeaders): boolean {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
    const point = Buffer.from(key, 'base64url');
    const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
    const [head, claims, signature = ''] = token.split('.');
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    const { aud, exp = 0, sub } = new JwtService().decode<{ aud: string; exp: number; sub: string }>(token);
    return signed && aud === this.url && exp * 1000 > Date.now() && sub.startsWith('mailto:');
  }
}
