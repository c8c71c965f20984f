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

/** Call of a request that was admitted. */
export interface AdmittedCall {
  readonly call: Call;
  /** Empty for a public call. */
  readonly callerId: string;
  /** Validated path parameters and body. */
  readonly input?: { params?: unknown; body?: unknown };
}

const storage = new AsyncLocalStorage<Scope | undefined>();

/** The id of the request that the running code belongs to, also in its event handlers. */
export const getCurrentRequestId = (): string | undefined => storage.getStore()?.requestId;

/** The call that the running code handles; undefined outside of requests. */
export const getCurrentCall = (): AdmittedCall | undefined => storage.getStore()?.admitted;

export function setCurrentCall(admitted: AdmittedCall): void {
  const scope = storage.getStore();
  if (scope) scope.admitted = admitted;
}

export function addCallInput(part: 'params' | 'body', value: unknown): void {
  const scope = storage.getStore();
  if (scope?.admitted) scope.admitted = { ...scope.admitted, input: { ...scope.admitted.input, [part]: value } };
}

/** @param requestId undefined: the work belongs to no request */
export const withRequestId = <T>(requestId: string | undefined, work: () => T): T =>
  storage.run(requestId === undefined ? undefined : { requestId }, work);

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Takes the request id from nginx, or creates one. The response carries it back. */
export function requestContext(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('x-request-id');
  const requestId = given && REQUEST_ID.test(given) ? given : v7();
  response.setHeader('X-Request-Id', requestId);
  withRequestId(requestId, next);
}

const STDOUT = 1;
/** Buffer for lines that could not be written. Further lines are lost. */
const KEPT_CHARACTERS = 1024 * 1024;

/**
 * Buffers lines while the disk is full, and waits for a slow reader. Exposes `write` only: with the other methods pino would end the process
 * on a full disk, or keep it from ending.
 */
function createOutput(fd: number): DestinationStream {
  // `flush` works only with a minimum length.
  const output = pino.destination({ fd, sync: true, minLength: 1, maxLength: KEPT_CHARACTERS });
  // A log error can't be logged.
  output.on('error', () => {});
  // Otherwise a full buffer is never written.
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
