import type { Readable } from 'node:stream';
import { buildFieldProblem, type Call, type FileField, findIssues, MAX_FILE_BYTES } from '@cleaning/contracts';
import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  Logger,
  mixin,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { catchError, from, mergeMap, type Observable, throwError } from 'rxjs';
import { InvalidInput } from '../errors/refusal.js';
import { withRequestId } from '../logging/logging.js';
import { FORM_LIMITS, ReceiverError, runMulter } from './multipart.js';

/** One file of a multipart body, while it arrives. */
export interface FilePart {
  readonly field: string;
  readonly filename: string;
  readonly stream: Readable;
  readonly request: Request;
  /** Aborted when the sender disconnects before the response. */
  readonly signal: AbortSignal;
}

const disconnectSignals = new WeakMap<Request, AbortSignal>();

/** One for all files of a request. */
function getDisconnectSignal(request: Request): AbortSignal {
  const known = disconnectSignals.get(request);
  if (known) return known;
  const controller = new AbortController();
  const { res } = request;
  res?.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  disconnectSignals.set(request, controller.signal);
  return controller.signal;
}

/** Streams the files of a call to where they are stored. */
export interface FileReceiver<T> {
  receive(part: FilePart): Promise<T>;
  /** Removes a received file because the request failed afterwards. */
  discard(stored: T, request: Request): Promise<void>;
}

/** Results of the receiver by field. Fields without a file are missing. */
export type ReceivedFiles<T> = Readonly<Record<string, readonly T[]>>;

interface StoredFile {
  stored?: unknown;
}

class ReceiverStorage implements StorageEngine {
  constructor(private readonly receiver: FileReceiver<unknown>) {}

  _handleFile(request: Request, file: Express.Multer.File, done: (error?: unknown, info?: object) => void): void {
    // The parser's events have lost the async context of the request.
    const requestId = String(request.res?.getHeader('X-Request-Id'));
    withRequestId(requestId, () =>
      this.receiver.receive({
        field: file.fieldname,
        filename: file.originalname,
        stream: file.stream,
        request,
        signal: getDisconnectSignal(request),
      }),
    ).then(
      (stored) => done(null, { stored }),
      // A form that ends early ends the file's stream: report the stream's error.
      (error: unknown) => done((file.stream as Readable).errored ?? new ReceiverError(error)),
    );
  }

  _removeFile(request: Request, file: Express.Multer.File, done: (error: Error | null) => void): void {
    const { stored } = file as StoredFile;
    const undo = stored === undefined ? Promise.resolve() : this.receiver.discard(stored, request);
    undo.then(() => done(null), done);
  }
}

function findReceivedFiles(request: Request): ReceivedFiles<unknown> {
  const files = (request.files ?? {}) as Record<string, StoredFile[]>;
  return Object.fromEntries(Object.entries(files).map(([field, list]) => [field, list.map((file) => file.stored)]));
}

/** True if a field of the body replaces the file. The body's schema validates it. */
const isReplaced = ({ replacedBy }: FileField, request: Request): boolean =>
  replacedBy !== undefined && Boolean((request.body as Record<string, unknown> | undefined)?.[replacedBy]);

/** Reports missing files together with invalid fields, so that a person can correct all at once. */
function requireFiles(call: Call, request: Request, received: ReceivedFiles<unknown>): void {
  const missing = call.files
    .filter((file) => file.required && !received[file.name]?.length && !isReplaced(file, request))
    .map((file) => buildFieldProblem(file.name, 'required'));
  if (missing.length === 0) return;
  throw new InvalidInput([...(call.body ? findIssues(call.body, request.body ?? {}) : []), ...missing]);
}

/**
 * Streams a call's files through the receiver before the handler runs. If the request fails afterwards, the received
 * files are discarded.
 */
export function ReceiveFiles(call: Call, Receiver: Type<FileReceiver<unknown>>): MethodDecorator {
  @Injectable()
  class FilesInterceptor implements NestInterceptor {
    private readonly logger = new Logger('ReceiveFiles');
    private readonly receiver: FileReceiver<unknown>;
    private readonly upload: ReturnType<ReturnType<typeof multer>['fields']>;

    constructor(moduleRef: ModuleRef) {
      this.receiver = moduleRef.get(Receiver, { strict: false });
      const limits = { ...FORM_LIMITS, fileSize: MAX_FILE_BYTES };
      this.upload = multer({ storage: new ReceiverStorage(this.receiver), limits }).fields(
        call.files.map(({ name, maxCount }) => ({ name, maxCount })),
      );
    }

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<Request>();
      await runMulter(this.upload, request, http.getResponse<Response>());
      const received = findReceivedFiles(request);
      return from(Promise.resolve().then(() => requireFiles(call, request, received))).pipe(
        mergeMap(() => next.handle()),
        catchError((error: unknown) =>
          from(this.discard(received, request)).pipe(mergeMap(() => throwError(() => error))),
        ),
      );
    }

    private async discard(received: ReceivedFiles<unknown>, request: Request): Promise<void> {
      for (const stored of Object.values(received).flat()) {
        await this.receiver.discard(stored, request).catch((error: unknown) => this.logger.error(error));
      }
    }
  }
  return UseInterceptors(mixin(FilesInterceptor));
}

/** The receiver's result for each file. */
export const ReceivedFiles = createParamDecorator((_: unknown, context: ExecutionContext) =>
  findReceivedFiles(context.switchToHttp().getRequest<Request>()),
);
