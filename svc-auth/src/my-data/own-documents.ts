import { Agent, type IncomingMessage, request } from 'node:http';
import { DOCUMENT_KINDS, type DocumentKind, NO_DOCUMENT } from '@cleaning/contracts';
import { type Caller, Peers } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountDocuments } from '../documents/account-documents.entity.js';
import { DocumentLinks } from '../documents/document-links.js';

/** Nothing moved on the connection for so long: svc-media is gone. */
const SILENCE_MS = 30_000;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
};

export interface OwnDocument {
  readonly kind: DocumentKind;
  readonly extension: string;
  open(): Promise<IncomingMessage>;
}

/** The bytes of a person's own documents, read from svc-media with links as the person's own pages have them. */
@Injectable()
export class OwnDocuments {
  private readonly agent = new Agent({ keepAlive: false });

  constructor(
    private readonly dataSource: DataSource,
    private readonly links: DocumentLinks,
    private readonly peers: Peers,
  ) {}

  /** All of them, each asked for once so that it is known to be there. Throws when svc-media does not have it or is away. */
  async of(caller: Caller): Promise<OwnDocument[]> {
    const [row] = await this.dataSource.query<Pick<AccountDocuments, 'documents'>[]>(
      'SELECT documents FROM account_documents WHERE user_id = $1',
      [caller.id],
    );
    const paths = this.links.paths(row?.documents ?? null, caller);
    const kinds = DOCUMENT_KINDS.filter((kind) => paths[kind] !== NO_DOCUMENT);
    return Promise.all(
      kinds.map(async (kind) => {
        const asked = await this.ask('HEAD', paths[kind]);
        asked.resume();
        const extension = EXTENSIONS[asked.headers['content-type'] ?? ''] ?? '';
        return { kind, extension, open: () => this.ask('GET', paths[kind]) };
      }),
    );
  }

  private ask(method: 'HEAD' | 'GET', path: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const url = new URL(`${this.peers.url('media')}${path}`);
      const outgoing = request(url, { method, agent: this.agent, timeout: SILENCE_MS }, (incoming) => {
        if (incoming.statusCode === 200) return resolve(incoming);
        incoming.resume();
        reject(new Error(`svc-media answered ${incoming.statusCode} to a document`));
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('svc-media does not go on')));
      outgoing.on('error', reject);
      outgoing.end();
    });
  }
}
