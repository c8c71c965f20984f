import { createHmac, timingSafeEqual } from 'node:crypto';
import { QUEUE_PAGE_PATH, QUEUE_PAGE_SECONDS } from '@cleaning/contracts';
import {
  AccountLookup,
  type Caller,
  ENVIRONMENT,
  type Environment,
  getNow,
  readCookie,
  refuse,
} from '@cleaning/service-kit';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import type { environment } from '../environment.js';
import { SigningKeys } from '../sessions/signing-keys.service.js';
import { type Board, openBoard } from './board.js';

/** The holder of a pass, and the session that it was issued in. The pass ends with the session. */
export interface PassHolder {
  readonly id: string;
  readonly sessionVersion: number;
  readonly sessionId: string;
}

const computeSignature = (secret: string, content: string) =>
  createHmac('sha256', secret).update(`queue-page\n${content}`).digest('base64url');

/** A pass that is valid for QUEUE_PAGE_SECONDS. Safe as a cookie value. */
export function makePass(secret: string, { id, sessionVersion, sessionId }: PassHolder, now = getNow()): string {
  const expires = Math.floor(now.getTime() / 1000) + QUEUE_PAGE_SECONDS;
  const content = `${id}.${sessionVersion}.${sessionId}.${expires}`;
  return `${content}.${computeSignature(secret, content)}`;
}

const PASS =
  /^(?<content>(?<id>[\da-f-]{36})\.(?<version>\d{1,9})\.(?<session>[\da-f-]{36})\.(?<expires>\d{1,12}))\.(?<signature>[\w-]{43})$/;

/** Null when the pass is forged or expired. */
export function readPass(secret: string, pass: string, now = getNow()): PassHolder | null {
  const { content = '', id = '', version, session = '', expires, signature = '' } = PASS.exec(pass)?.groups ?? {};
  if (!timingSafeEqual(Buffer.from(computeSignature(secret, content)), Buffer.from(signature.padEnd(43)))) return null;
  if (Number(expires) * 1000 < now.getTime()) return null;
  return { id, sessionVersion: Number(version), sessionId: session };
}

export const QUEUE_PAGE_COOKIE = 'queue_page';
const CLOSED_PAGE = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Queues</title><body style="font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem">
<h1>This page is closed</h1><p>It opens for half an hour from <a href="/admin/queues">the page Queues of the admin's desk</a>.</p></body></html>`;

/**
 * The page of the queues. A browser opens it without a bearer token; a pass in a cookie replaces it. The pass ends
 * immediately with its session, or when the admin is removed or disabled.
 */
@Injectable()
export class QueuePage implements OnModuleInit, OnApplicationShutdown {
  private board: Promise<Board> | undefined;

  constructor(
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
    private readonly accounts: AccountLookup,
    private readonly keys: SigningKeys,
    private readonly host: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    // Registered before Nest's 404 handler and after the routes of the contracts.
    this.host.httpAdapter.use(QUEUE_PAGE_PATH, (request: Request, response: Response, next: NextFunction) =>
      this.answer(request, response, next),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.board)?.close();
  }

  /** A pass for an admin, valid for half an hour. */
  async issuePass(admin: Caller): Promise<string> {
    return makePass((await this.keys.getKeyInUse()).passSecret, admin);
  }

  private async answer(request: Request, response: Response, next: NextFunction): Promise<void> {
    if (!(await this.isAdmin(request))) {
      if (!request.accepts('html')) throw refuse('unauthenticated');
      response.status(401).type('html').set('Cache-Control', 'no-store').send(CLOSED_PAGE);
      return;
    }
    if (!['GET', 'HEAD'].includes(request.method)) throw refuse('queues_read_only');
    this.board ??= openBoard(this.env.REDIS_URL, this.env.REDIS_PREFIX);
    const { handle, requireRedis } = await this.board;
    if (request.path.startsWith('/api/')) requireRedis();
    handle(request, response, next);
  }

  private async isAdmin(request: Request): Promise<boolean> {
    const holder = readPass((await this.keys.getKeyInUse()).passSecret, readCookie(request, QUEUE_PAGE_COOKIE));
    if (!holder) return false;
    const account = await this.accounts.findOpen(holder.id, holder.sessionVersion, holder.sessionId);
    return account?.role === 'admin';
  }
}
