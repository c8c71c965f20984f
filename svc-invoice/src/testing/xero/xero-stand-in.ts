import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { XERO_PAGE } from '@cleaning/contracts';
import { Prism } from './prism.js';
import { XeroLedger } from './xero-ledger.js';

export const XERO_CLIENT = { id: 'cleaning-app', secret: 'a secret of the app for tests' };
const API = '/api.xro/2.0';
const LOGIN = '/identity/connect/authorize';

export interface StandInOrganisation {
  readonly tenantId: string;
  readonly name: string;
  readonly connectionId: string;
}

export interface SeenCall {
  /** Like `PUT /Invoices`. */
  readonly call: string;
  readonly at: number;
  readonly key: string;
  readonly tenantId: string;
}

/** A fault in place of a response. */
interface Fault {
  readonly call: string;
  left: number;
  /** `before`: the call does nothing. `after`: it is done, but its response is lost. */
  readonly when: 'before' | 'after';
  readonly answer: (response: ServerResponse) => void | Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const close = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
};

function answerJson(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Xero on this machine: its login, its connections, and the Accounting API behind Prism, with a ledger for each organisation. */
export class XeroStandIn {
  organisations: StandInOrganisation[] = [];
  readonly calls: SeenCall[] = [];
  /** Errors found by Prism in our requests or the ledger's responses. */
  readonly violations: string[] = [];
  mostAtOnce = 0;
  refreshes = 0;
  private readonly ledgers = new Map<string, XeroLedger>();
  private readonly faults: Fault[] = [];
  /** Responses by idempotency key. */
  private readonly answered = new Map<string, { status: number; text: string }>();
  private readonly codes = new Map<string, string>();
  private access = '';
  private refreshToken = '';
  private atOnce = 0;

  private constructor(
    readonly url: string,
    private readonly front: Server,
    private readonly back: Server,
    private readonly prism: Prism,
  ) {
    front.on('request', (request, response) => void this.serve(request, response));
    back.on('request', (request, response) => void this.serveLedger(request, response));
  }

  static async start(): Promise<XeroStandIn> {
    const [front, back] = [createServer(), createServer()];
    const prism = await Prism.start(await listen(back));
    return new XeroStandIn(await listen(front), front, back, prism);
  }

  /** Variables of svc-invoice. */
  get environment(): Record<string, string> {
    return {
      XERO_CLIENT_ID: XERO_CLIENT.id,
      XERO_CLIENT_SECRET: XERO_CLIENT.secret,
      XERO_LOGIN_URL: this.url,
      XERO_IDENTITY_URL: this.url,
      XERO_API_URL: this.url,
    };
  }

  async stop(): Promise<void> {
    await close(this.front);
    await this.prism.stop();
    await close(this.back);
  }

  addOrganisation(name: string): XeroLedger {
    const tenantId = randomUUID();
    this.organisations.push({ tenantId, name, connectionId: randomUUID() });
    const ledger = new XeroLedger();
    this.ledgers.set(tenantId, ledger);
    return ledger;
  }

  /** An admin logs in at Xero and allows the connection. Returns what Xero adds to our page's address. */
  allow(address: string): { state: string; code: string } {
    const url = new URL(address);
    const given = (name: string) => url.searchParams.get(name) ?? '';
    assert.equal(`${url.origin}${url.pathname}`, `${this.url}${LOGIN}`);
    assert.equal(given('response_type'), 'code');
    assert.equal(given('client_id'), XERO_CLIENT.id);
    assert.equal(new URL(given('redirect_uri')).pathname, XERO_PAGE);
    assert.equal(given('code_challenge_method'), 'S256');
    for (const scope of ['offline_access', 'accounting.invoices']) assert(given('scope').split(' ').includes(scope));
    const code = randomUUID();
    this.codes.set(code, given('code_challenge'));
    return { state: given('state'), code };
  }

  /** Makes the next calls of a kind get this response. */
  fault(call: string, answer: Fault['answer'], { times = 1, when = 'before' as Fault['when'] } = {}): void {
    this.faults.push({ call, left: times, when, answer });
  }

  /** Expires the access token, as after half an hour. */
  expireAccess(): void {
    this.access = randomUUID();
  }

  /** An admin of the organisation disconnects our app. */
  revoke(): void {
    this.access = randomUUID();
    this.refreshToken = randomUUID();
  }

  get isRevoked(): boolean {
    return this.refreshToken === '';
  }

  count(call: string): number {
    return this.calls.filter((seen) => seen.call === call).length;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const text = await readBody(request);
    if (url.pathname === LOGIN) return this.leadBack(url, response);
    if (url.pathname === '/connect/token') return this.giveTokens(request, new URLSearchParams(text), response);
    if (url.pathname === '/connect/revocation') {
      if (new URLSearchParams(text).get('token') === this.refreshToken) this.refreshToken = '';
      response.end();
      return;
    }
    if (request.headers.authorization !== `Bearer ${this.access}`)
      return answerJson(response, 401, { Title: 'Unauthorized', Status: 401, Detail: 'TokenExpired' });
    if (url.pathname.startsWith('/connections')) return this.serveConnections(request, url, response);
    return this.serveApi(request, url, text, response);
  }

  /** A browser arrives here; everybody allows the connection. */
  private leadBack(url: URL, response: ServerResponse): void {
    const page = new URL(url.searchParams.get('redirect_uri') ?? '');
    for (const [name, value] of Object.entries(this.allow(url.href))) page.searchParams.set(name, value);
    response.writeHead(302, { location: page.href }).end();
  }

  private giveTokens(request: IncomingMessage, given: URLSearchParams, response: ServerResponse): void {
    const problem = this.findTokenProblem(request.headers.authorization ?? '', given);
    if (problem) {
      answerJson(response, problem === 'invalid_client' ? 401 : 400, { error: problem });
      return;
    }
    this.access = randomUUID();
    this.refreshToken = randomUUID();
    answerJson(response, 200, {
      access_token: this.access,
      refresh_token: this.refreshToken,
      token_type: 'Bearer',
      expires_in: 1800,
      scope: 'offline_access accounting.invoices',
    });
  }

  private findTokenProblem(authorization: string, given: URLSearchParams): string | undefined {
    const basic = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString();
    const [id, secret] = basic.split(':').map((part) => decodeURIComponent(part.replace(/\+/g, ' ')));
    if (id !== XERO_CLIENT.id || secret !== XERO_CLIENT.secret) return 'invalid_client';
    if (given.get('grant_type') === 'authorization_code') {
      const code = given.get('code') ?? '';
      const challenge = this.codes.get(code);
      this.codes.delete(code);
      const verifier = given.get('code_verifier') ?? '';
      const proven = createHash('sha256').update(verifier).digest('base64url');
      return challenge === proven ? undefined : 'invalid_grant';
    }
    this.refreshes += 1;
    const isKnown = this.refreshToken !== '' && given.get('refresh_token') === this.refreshToken;
    return isKnown ? undefined : 'invalid_grant';
  }

  private serveConnections(request: IncomingMessage, url: URL, response: ServerResponse): void {
    if (request.method === 'DELETE') {
      this.organisations = this.organisations.filter(
        ({ connectionId }) => url.pathname !== `/connections/${connectionId}`,
      );
      response.writeHead(204).end();
      return;
    }
    const connections = this.organisations.map(({ tenantId, name, connectionId }) => ({
      id: connectionId,
      tenantId,
      tenantName: name,
      tenantType: 'ORGANISATION',
    }));
    answerJson(response, 200, [
      ...connections,
      { id: randomUUID(), tenantId: randomUUID(), tenantName: 'A practice', tenantType: 'PRACTICE' },
    ]);
  }

  private async serveApi(request: IncomingMessage, url: URL, text: string, response: ServerResponse): Promise<void> {
    const path = url.pathname.slice(API.length);
    const call = `${request.method} ${path.replace(/[\da-f]{8}-[\da-f-]{27}/g, ':id')}`;
    const key = String(request.headers['idempotency-key'] ?? '');
    const tenantId = String(request.headers['xero-tenant-id'] ?? '');
    this.calls.push({ call, at: Date.now(), key, tenantId });
    this.atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce);
    try {
      const fault = this.faults.find((each) => each.call === call && each.left > 0);
      if (fault) fault.left -= 1;
      if (fault?.when === 'before') return await fault.answer(response);
      const known = key === '' ? undefined : this.answered.get(key);
      const { status, text: answer } = known ?? (await this.forward(request, `${path}${url.search}`, text));
      if (key !== '') this.answered.set(key, { status, text: answer });
      if (fault) return await fault.answer(response);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(answer);
    } finally {
      this.atOnce -= 1;
    }
  }

  private async forward(
    request: IncomingMessage,
    path: string,
    text: string,
  ): Promise<{ status: number; text: string }> {
    const headers: Record<string, string> = {};
    for (const name of [
      'authorization',
      'xero-tenant-id',
      'accept',
      'content-type',
      'idempotency-key',
      'if-modified-since',
    ]) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const answer = await fetch(`${this.prism.url}${path}`, {
      method: request.method ?? 'GET',
      headers,
      ...(text === '' ? {} : { body: text }),
    });
    const body = await answer.text();
    if (body.includes('stoplight.io/prism/errors')) this.violations.push(`${request.method} ${path}: ${body}`);
    return { status: answer.status, text: body };
  }

  private async serveLedger(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const text = await readBody(request);
    const ledger = this.ledgers.get(String(request.headers['xero-tenant-id'] ?? ''));
    if (!ledger) return answerJson(response, 403, { Title: 'Forbidden', Detail: 'AuthenticationUnsuccessful' });
    const since = Date.parse(String(request.headers['if-modified-since'] ?? '')) || 0;
    const { status, body } = ledger.answer(
      request.method ?? 'GET',
      url.pathname,
      url.searchParams,
      since,
      text === '' ? {} : JSON.parse(text),
    );
    answerJson(response, status, body);
  }
}
