import { Agent, type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  type BodyInput,
  buildFieldProblem,
  CLIENT_HEADER,
  type DocumentKind,
  discardStagedDocuments,
  documentKind,
  type ErrorAnswer,
  errorAnswer,
  isRefusalCode,
  type RefusalCode,
  type SignedKind,
  signStagedPaper,
  stageDocument,
} from '@cleaning/contracts';
import {
  type FilePart,
  type FileReceiver,
  getCountedAddress,
  getCurrentRequestId,
  hashSha256,
  InvalidInput,
  Peers,
  Refusal,
  refuse,
} from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { v7 as uuidv7 } from 'uuid';

interface MediaAnswer {
  status: number;
  body: string;
  /** Retry-After of a 429, in seconds. */
  retryAfter: number;
}

/** Time without data after which svc-media, or the client's connection, counts as lost. */
const IDLE_TIMEOUT_MS = 60_000;
const DEFAULT_WAIT_SECONDS = 60;

/** Stores a registration's files at svc-media until the account exists. */
@Injectable()
export class MediaDocuments {
  private readonly logger = new Logger(MediaDocuments.name);
  /** One connection for each file: the other side may close a kept-alive connection just as a stream starts. */
  private readonly agent = new Agent({ keepAlive: false });

  constructor(private readonly peers: Peers) {}

  /**
   * Streams one file to svc-media and returns the document's id. Throws 413, 415 or 400 naming the field, 429 at the
   * limit of anonymous uploads, and 503 if svc-media is unreachable.
   */
  async stage(registrationId: string, kind: DocumentKind, file: Readable, client: string): Promise<string> {
    const path = stageDocument.path.replace(':registration_id', registrationId).replace(':kind', kind);
    const answer = await this.send('PUT', path, { stream: file, client });
    if (answer.status === 200) return stageDocument.answer.parse(JSON.parse(answer.body)).document_id;
    throw this.toRefusal(kind, answer);
  }

  /** Signs a paper of the registration and returns the document's id. Throws 409 if its text has changed, and 503. */
  async sign(registrationId: string, kind: SignedKind, signature: BodyInput<typeof signStagedPaper>): Promise<string> {
    const path = signStagedPaper.path.replace(':registration_id', registrationId).replace(':kind', kind);
    const answer = await this.peers.call('media', 'POST', path, signature).catch((error: Error) => {
      this.logger.error(error.message);
      throw refuseUnavailable();
    });
    if (answer.status === 200) return signStagedPaper.answer.parse(JSON.parse(answer.body)).document_id;
    throw this.toRefusal(kind, { ...answer, retryAfter: DEFAULT_WAIT_SECONDS });
  }

  async discard(registrationId: string): Promise<void> {
    const path = discardStagedDocuments.path.replace(':registration_id', registrationId);
    const answer = await this.send('POST', path);
    if (answer.status !== 200) this.logger.warn(`svc-media answered ${answer.status} to a discard`);
  }

  private toRefusal(field: DocumentKind, { status, body, retryAfter }: MediaAnswer): Error {
    const refused = parseError(body);
    if (refused && FORWARDED_STATUSES.includes(status)) {
      const params = status === 429 ? { ...refused.params, retry_after: retryAfter } : refused.params;
      const { code, params: ofField, msg } = refused.issues?.[0] ?? refused;
      return new Refusal(refused.code, params, { issues: [{ field, code, params: ofField, msg }] });
    }
    this.logger.error(`svc-media answered ${status} to a document`);
    return refuseUnavailable();
  }

  private async send(
    method: 'PUT' | 'POST',
    path: string,
    upload?: { stream: Readable; client: string },
  ): Promise<MediaAnswer> {
    const file = upload?.stream;
    const headers = {
      authorization: this.peers.getProof('media'),
      'content-type': 'application/octet-stream',
      'x-request-id': getCurrentRequestId() ?? '',
      ...(upload ? { [CLIENT_HEADER]: upload.client } : {}),
    };
    return new Promise((resolve, reject) => {
      const outgoing = request(new URL(`${this.peers.getUrl('media')}${path}`), { method, headers, agent: this.agent });
      // Drops the rest of the file: the other parts of the form follow on the same stream.
      const stopSending = () => {
        file?.unpipe(outgoing);
        file?.resume();
      };
      const fail = (reason: Error) => {
        stopSending();
        outgoing.destroy();
        reject(reason);
      };
      const failUnreachable = (error: Error) => {
        this.logger.error(`svc-media cannot be reached: ${error.message}`);
        fail(refuseUnavailable());
      };
      outgoing.setTimeout(IDLE_TIMEOUT_MS, () => failUnreachable(new Error('silence')));
      outgoing.on('error', failUnreachable);
      outgoing.on('response', (incoming: IncomingMessage) => {
        stopSending();
        text(incoming).then((body) => {
          outgoing.destroy();
          const retryAfter = Number(incoming.headers['retry-after']) || DEFAULT_WAIT_SECONDS;
          resolve({ status: incoming.statusCode ?? 0, body, retryAfter });
        }, failUnreachable);
      });
      if (!file) {
        outgoing.end();
        return;
      }
      file.on('error', fail);
      file.on('close', () => {
        if (!file.readableEnded) fail(new InvalidInput([buildFieldProblem('body', 'ended_early')]));
      });
      file.pipe(outgoing);
    });
  }
}

const refuseUnavailable = () => refuse('documents_away');

/** Statuses of svc-media about the file, which are passed on. */
const FORWARDED_STATUSES = [400, 409, 413, 415, 429];

type ForwardedError = ErrorAnswer & { code: RefusalCode };

/** The body of a refusal; null for other bodies. */
function parseError(body: string): ForwardedError | null {
  try {
    const { code, ...rest } = errorAnswer.parse(JSON.parse(body));
    return isRefusalCode(code) ? { ...rest, code } : null;
  } catch {
    return null;
  }
}

/** A file of an unfinished registration, stored by svc-media. */
export interface StagedDocument {
  readonly registrationId: string;
  readonly documentId: string;
  /** True if it is unknown whether the registration was committed. Its files must then stay. */
  outcomeUnknown?: boolean;
}

/** Forwards the files of a registration to svc-media while they arrive. */
@Injectable()
export class StagedDocuments implements FileReceiver<StagedDocument> {
  private readonly registrationIds = new WeakMap<Request, string>();

  constructor(private readonly media: MediaDocuments) {}

  async receive({ field, stream, request }: FilePart): Promise<StagedDocument> {
    const registrationId = this.registrationIds.get(request) ?? uuidv7();
    this.registrationIds.set(request, registrationId);
    const client = hashSha256(getCountedAddress(request.ip));
    const documentId = await this.media.stage(registrationId, documentKind.parse(field), stream, client);
    return { registrationId, documentId };
  }

  /**
   * svc-media discards all files of the registration; idempotent. If the outcome is unknown, files stay: svc-media
   * deletes unclaimed files later.
   */
  async discard({ registrationId, outcomeUnknown }: StagedDocument): Promise<void> {
    if (!outcomeUnknown) await this.media.discard(registrationId);
  }
}
