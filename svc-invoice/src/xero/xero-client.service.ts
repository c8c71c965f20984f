import { setTimeout } from 'node:timers/promises';
import { createTransactionLock, ENVIRONMENT, getMessage, Transactions } from '@cleaning/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { XeroEnvironment } from './environment.js';
import { XeroCall } from './xero.entity.js';
import { pauseCalls, takeCall } from './xero.queries.js';
import { readXeroWords } from './xero-answers.js';
import { XeroAwayError, XeroBrokenError, XeroBusyError, XeroOffError, XeroRefusedError } from './xero-errors.js';
import { type XeroAccess, XeroTokenStore } from './xero-tokens.service.js';

const TIMEOUT_MS = 30_000;
/** Used if Xero doesn't name a pause. */
const USUAL_PAUSE_SECONDS = 60;
/** Background work waits for a slot in the minute limit; a person at a page doesn't. */
const PATIENT_MS = 75_000;
const IMPATIENT_MS = 5000;
/** Maximum bytes of a response: a page of 500 contacts has about 1 MB. */
const MAX_BYTES = 20_000_000;

const lockCalls = createTransactionLock(7_301_490);

export interface XeroRequest<Answer extends z.ZodType> {
  readonly method?: 'GET' | 'PUT' | 'DELETE';
  /** Path after `/api.xro/2.0`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Xero executes calls with the same key once. At most 128 characters. */
  readonly idempotencyKey?: string;
  /** Only changes since then. */
  readonly since?: Date | null;
  readonly answer: Answer;
  /** For a page that somebody waits for. */
  readonly isImpatient?: boolean;
  /** The organisation that it is meant for: another one may be chosen meanwhile. */
  readonly tenantId?: string;
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * Calls Xero's Accounting API. Respects its limits, refreshes tokens, and throws XeroRefusedError with Xero's words,
 * XeroBusyError, XeroAwayError, XeroBrokenError or XeroOffError.
 */
@Injectable()
export class XeroClient {
  private readonly logger = new Logger(XeroClient.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: XeroTokenStore,
    @Inject(ENVIRONMENT) private readonly env: XeroEnvironment,
  ) {}

  /** A call for the chosen organisation. */
  async call<Answer extends z.ZodType>(request: XeroRequest<Answer>): Promise<z.output<Answer>> {
    const url = new URL(`${this.env.XERO_API_URL}/api.xro/2.0${request.path}`);
    for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
    const answered = await this.send(request, url, true);
    return this.parse(request, answered);
  }

  /** A call about the connection itself: no organisation is named, and its limits do not count. */
  async callConnections<Answer extends z.ZodType>(
    request: Pick<XeroRequest<Answer>, 'method' | 'path' | 'answer'>,
  ): Promise<z.output<Answer>> {
    const url = new URL(`${this.env.XERO_API_URL}/connections${request.path}`);
    return this.parse(request, await this.send(request, url, false));
  }

  /** Retries once after a refused token. */
  private async send(
    request: Omit<XeroRequest<z.ZodType>, 'answer'>,
    url: URL,
    hasOrganisation: boolean,
  ): Promise<Answered> {
    for (let refused: number | undefined; ; ) {
      const access = await this.tokens.current(refused);
      const answered = await this.sendOnce(request, url, access, hasOrganisation);
      if (answered.status !== 401 && answered.status !== 403) return answered;
      // 403 says that the organisation was disconnected in Xero: new tokens do not help.
      if (refused !== undefined || answered.status === 403) {
        await this.tokens.noteBroken(access.generation);
        throw new XeroBrokenError(readXeroWords(answered.body) || 'Xero has disconnected');
      }
      refused = access.generation;
    }
  }

  private async sendOnce(
    request: Omit<XeroRequest<z.ZodType>, 'answer'>,
    url: URL,
    { token, tenantId }: XeroAccess,
    hasOrganisation: boolean,
  ): Promise<Answered> {
    const headers: Record<string, string> = { authorization: `Bearer ${token}`, accept: 'application/json' };
    if (!hasOrganisation) return this.fetch(url, request, headers);
    if (tenantId === null) throw new XeroOffError('No organisation is chosen');
    if (request.tenantId !== undefined && request.tenantId !== tenantId)
      throw new XeroOffError('Another organisation was chosen');
    headers['xero-tenant-id'] = tenantId;
    if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey;
    if (request.since) headers['if-modified-since'] = request.since.toISOString();
    const id = await this.take(tenantId, request.isImpatient ? IMPATIENT_MS : PATIENT_MS);
    try {
      const answered = await this.fetch(url, request, headers);
      if (answered.status === 429) {
        const seconds = readRetryAfter(answered.headers);
        await this.transactions.runWithoutWaiting(({ manager }) => pauseCalls(manager, tenantId, seconds));
        throw new XeroBusyError(seconds);
      }
      return answered;
    } finally {
      await this.transactions.runWithoutWaiting(({ manager }) =>
        manager.update(XeroCall, { id }, { endedAt: () => 'clock_timestamp()' }),
      );
    }
  }

  /** Waits for a place among the calls of the minute. */
  private async take(tenantId: string, patienceMs: number): Promise<string> {
    const id = v7();
    for (const endsAt = Date.now() + patienceMs; ; ) {
      const wait = await this.transactions.runWithoutWaiting(async ({ manager }) => {
        await lockCalls(manager);
        return takeCall(manager, id, tenantId);
      });
      if (wait === 0) return id;
      if (Date.now() + wait > endsAt) throw new XeroBusyError(Math.ceil(wait / 1000));
      await setTimeout(wait);
    }
  }

  private async fetch(
    url: URL,
    { method = 'GET', body }: Pick<XeroRequest<z.ZodType>, 'method' | 'body'>,
    headers: Record<string, string>,
  ): Promise<Answered> {
    if (body) headers['content-type'] = 'application/json';
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) throw new Error('The answer is too long');
      text = await response.text();
    } catch (error) {
      this.logger.warn({ msg: 'Xero cannot be reached', problem: getMessage(error) });
      throw new XeroAwayError('Xero isn’t responding.');
    }
    return { status: response.status, headers: response.headers, body: parseJson(text) };
  }

  private parse<Answer extends z.ZodType>(
    { answer, method = 'GET', path }: Pick<XeroRequest<Answer>, 'answer' | 'method' | 'path'>,
    { status, body }: Answered,
  ): z.output<Answer> {
    if (status >= 500) throw new XeroAwayError(`Xero answers ${status}`);
    if (status >= 400) throw new XeroRefusedError(readXeroWords(body) || `Xero answers ${status}`);
    const { data, error } = answer.safeParse(body);
    if (error) {
      const fields = error.issues.map((issue) => issue.path.join('.')).slice(0, 5);
      this.logger.warn({ msg: 'Xero’s answer has another form than its document says', method, path, fields });
      throw new XeroAwayError('Xero’s answer can’t be read');
    }
    return data;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readRetryAfter(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), 24 * 60 * 60) : USUAL_PAUSE_SECONDS;
}
