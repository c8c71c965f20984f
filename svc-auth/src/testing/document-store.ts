import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { REFUSALS, type RefusalCode, writeSentence } from '@cleaning/contracts';
import { PeerServices } from '@cleaning/service-kit/testing';
import { JwtService } from '@nestjs/jwt';
import { v7 as uuidv7 } from 'uuid';

const STAGE = /^\/internal\/registrations\/([\w-]+)\/(?:documents\/(\w+)|sign\/(\w+)|discard)$/;
const MAX_BYTES = 10 * 1024 * 1024;

const buildRefusal = (code: RefusalCode, params: object) => ({
  code,
  params,
  msg: writeSentence(REFUSALS[code].say, params),
});
/** The bodies of svc-media's refusals, by status. */
const REFUSAL_BODIES: Readonly<Record<number, object>> = {
  400: buildRefusal('bad-input', { fields: ['body'] }),
  413: buildRefusal('file_too_large', { name: '', megabytes: 10 }),
  409: buildRefusal('paper_text_changed', {}),
  415: buildRefusal('file_locked', { name: '' }),
  429: buildRefusal('documents_busy', { retry_after: 60 }),
};

/** A server with svc-media's internal calls for registrations, by the contract, over real connections. */
export class DocumentStore {
  /** The staged kinds and their sizes in bytes, by registration. */
  readonly staged = new Map<string, Map<string, number>>();
  /** Ids of the staged documents, by kind. Files of one registration arrive side by side. */
  readonly documentIds = new Map<string, string>();
  /** Signatures sent instead of a file, by kind. */
  readonly signed = new Map<string, unknown>();
  /** Statuses to refuse the next files with, by kind. */
  readonly refusals = new Map<string, number>();
  private readonly secret = new PeerServices().getSecret('media');
  private server: Server;

  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private isFromAuth({ headers }: IncomingMessage): boolean {
    const proof = headers.authorization?.replace('Bearer ', '') ?? '';
    try {
      new JwtService().verify(proof, {
        secret: this.secret,
        algorithms: ['HS256'],
        issuer: 'auth',
        audience: 'media',
      });
      return true;
    } catch {
      return false;
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = (status: number, body: object) => {
      const wait = status === 429 ? { 'retry-after': '120' } : {};
      response.writeHead(status, { 'content-type': 'application/json', ...wait }).end(JSON.stringify(body));
    };
    const [, registration, fileKind, signedKind] = STAGE.exec(request.url ?? '') ?? [];
    if (!this.isFromAuth(request) || !registration)
      return reply(403, { msg: 'Refused.', code: 'forbidden', params: {} });
    const kind = fileKind ?? signedKind;
    if (!kind) {
      this.staged.delete(registration);
      return reply(200, { status: 'done' });
    }
    const status = this.refusals.get(kind);
    if (status) return reply(status, REFUSAL_BODIES[status] ?? { msg: 'Away.', code: 'internal', params: {} });
    const content = await buffer(request);
    const { length } = content;
    if (signedKind) this.signed.set(signedKind, JSON.parse(content.toString()));
    if (length > MAX_BYTES)
      return reply(413, { msg: 'The file is too large.', code: 'file_too_large', params: { name: '', megabytes: 10 } });
    const files = this.staged.get(registration) ?? new Map<string, number>();
    this.staged.set(registration, files.set(kind, length));
    const document_id = uuidv7();
    this.documentIds.set(kind, document_id);
    return reply(200, { document_id });
  }
}
