import { AsyncLocalStorage } from 'node:async_hooks';
import type { Call } from '@cleaning/contracts';
import type { LoggerService } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import { v7 } from 'uuid';
import { toErrorRecord } from '../errors/error-records.js';

interface Scope {
  readonly requestId: string;
  admitted?: AdmittedCall;
}

/** The call that a request makes, once it was admitted. */
export interface AdmittedCall {
  readonly call: Call;
  /** Empty for a public call. */
  readonly callerId: string;
  /** What was validated of its path and its body. */
  readonly input?: { params?: unknown; body?: unknown };
}

const storage = new AsyncLocalStorage<Scope | undefined>();

/** The id of the request that the running code belongs to, also in its event handlers. */
export const getCurrentRequestId = (): string | undefined => storage.getStore()?.requestId;

/** The call that the running code answers; undefined outside of requests. */
export const getCurrentCall = (): AdmittedCall | undefined => storage.getStore()?.admitted;

export function setCurrentCall(admitted: AdmittedCall): void {
  const scope = storage.getStore();
  if (scope) scope.admitted = admitted;
}

/** Keeps what was validated of the admitted call. */
export function addCallInput(part: 'params' | 'body', value: unknown): void {
  const scope = storage.getStore();
  if (scope?.admitted) scope.admitted = { ...scope.admitted, input: { ...scope.admitted.input, [part]: value } };
}

/** @param requestId undefined: the work belongs to no request */
export const withRequestId = <T>(requestId: string | undefined, work: () => T): T =>
  storage.run(requestId === undefined ? undefined : { requestId }, work);

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Takes the request id from nginx, or makes one. The answer carries it back. */
export function requestContext(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('x-request-id');
  const requestId = given && REQUEST_ID.test(given) ? given : v7();
  response.setHeader('X-Request-Id', requestId);
  withRequestId(requestId, next);
}

const STDOUT = 1;
/** So much of what could not be written is kept; further lines are lost. */
const KEPT_CHARACTERS = 1024 * 1024;

/**
 * Lines of a full disk are kept, and written with the first one that finds room; a slow reader is waited for. Nothing but `write` is
 * passed on: pino would end the process at a full disk, and keep it from ending until there is room.
 */
function createOutput(fd: number): DestinationStream {
  // With a least length, which each line has, it can be flushed.
  const output = pino.destination({ fd, sync: true, minLength: 1, maxLength: KEPT_CHARACTERS });
  // There is nowhere to say it.
  output.on('error', () => {});
  // Otherwise it tries no more when so much is kept.
  output.on('drop', () => output.flush());
  return { write: (line) => output.write(line) };
}

/** Logs JSON lines with the service's name and the request id, without headers, bodies and SQL. */
export function createLogger(service: string, level: string, fd = STDOUT): Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: toErrorRecord, error: toErrorRecord },
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const id = getCurrentRequestId();
        return id ? { request_id: id } : {};
      },
    },
    createOutput(fd),
  );
}

/** Sends the logs of Nest and of all `new Logger(context)` to pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  private write(level: 'info' | 'error' | 'warn' | 'debug', message: unknown, rest: unknown[]): void {
    // Nest passes the context last. Arguments before it are text that belongs to the message.
    const context = rest.at(-1);
    const given = rest.slice(0, -1).filter((each) => each !== undefined && each !== null);
    const text = given.map(String).join(' ') || undefined;
    if (message instanceof Error) this.pino[level]({ context, err: message }, text ?? toErrorRecord(message).message);
    else if (typeof message === 'object' && message !== null) this.pino[level]({ context, ...message }, text);
    else this.pino[level]({ context }, [message ?? 'Nothing was said', text].filter(Boolean).join(' '));
  }
  log(message: unknown, ...rest: unknown[]): void {
    // Nest logs every route and module at the start.
    const quiet = ['RouterExplorer', 'RoutesResolver', 'InstanceLoader', 'NestFactory'].includes(String(rest.at(-1)));
    this.write(quiet ? 'debug' : 'info', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
}
