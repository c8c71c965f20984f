import { Agent, type IncomingMessage, request } from 'node:http';
import {
  DOCUMENT_KINDS,
  DOWNLOADS_PER_HOUR,
  getPersonalDocuments,
  getPersonalPay,
  getPersonalWork,
  NO_DOCUMENT,
  type PersonalDocuments,
  type PersonalPay,
  type PersonalWork,
  personalDocuments,
  personalPay,
  personalWork,
  readDocument,
  readWorkPhoto,
} from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  findLocked,
  getMessage,
  getNow,
  Peers,
  refuse,
  Sealing,
  signDocumentPath,
  signDocumentPaths,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindOptionsWhere, type Repository } from 'typeorm';
import { z } from 'zod';
import { Account } from '../accounts/account.entity.js';
import { AccountDocuments } from '../accounts/account-documents.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import { DetailChange } from '../details/detail-change.entity.js';
import type { environment } from '../environment.js';
import { LinkedIdentity } from '../identities/identity.entity.js';
import { Notice } from '../notices/notice.entity.js';
import { PasskeyRow } from '../passkeys/passkey.entity.js';
import { openDevice } from '../push/push-devices.service.js';
import { SealedDetails } from '../sealing/sealed-details.service.js';
import { SmsNumber } from '../sms/sms.entity.js';
import { openNumber } from '../sms/sms-numbers.service.js';
import { findRecentDownloads, findSessions, findSubscribedDevices } from './my-data.queries.js';

/** After this long without data svc-media counts as unavailable. */
const IDLE_TIMEOUT_MS = 30_000;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
};

/** Properties of an account that are no data about the person. */
const INTERNAL_PROPERTIES = new Set(['passwordHash', 'sessionVersion', 'version']);

export interface OwnDocument {
  /** Its name in the ZIP. */
  readonly name: string;
  open(): Promise<IncomingMessage>;
}

const FILES_AT_ONCE = 8;

/** svc-media doesn't have the file for this person. */
class MissingFileError extends Error {}

/** Reads a person's own documents and photos from svc-media, with signed links. */
@Injectable()
export class OwnDocuments {
  private readonly agent = new Agent({ keepAlive: false });

  constructor(
    @InjectRepository(AccountDocuments) private readonly accounts: Repository<AccountDocuments>,
    private readonly peers: Peers,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** The documents that the account shows. Requests each document once to verify that it exists. Throws when one is missing or svc-media is unavailable. */
  async listShown(caller: Caller): Promise<OwnDocument[]> {
    const row = await this.accounts.findOneBy({ userId: caller.id });
    const paths = signDocumentPaths(this.env.DOCUMENT_LINK_SECRET, row?.documents ?? null, caller);
    const kinds = DOCUMENT_KINDS.filter((kind) => paths[kind] !== NO_DOCUMENT);
    return Promise.all(
      kinds.map(async (kind) => {
        const asked = await this.ask('HEAD', paths[kind]);
        asked.resume();
        const extension = EXTENSIONS[asked.headers['content-type'] ?? ''] ?? '';
        return { name: `documents/${kind}${extension}`, open: () => this.ask('GET', paths[kind]) };
      }),
    );
  }

  /** All other files of the person's documents: former versions, other kinds, and further files. */
  async listOthers(caller: Caller, files: PersonalDocuments['document-files']): Promise<OwnDocument[]> {
    const row = await this.accounts.findOneBy({ userId: caller.id });
    const shown = new Set(Object.values(row?.documents ?? {}));
    const named = files
      .filter(({ id, has_object }) => has_object && !shown.has(id))
      .map(({ id, kind, content_type }) => ({ id, name: `documents/${kind}-${id}${EXTENSIONS[content_type] ?? ''}` }));
    return this.findStored(caller, named, readDocument);
  }

  /** Photos the person took at work: those with these ids that have arrived and aren't deleted. */
  listPhotos(caller: Caller, ids: readonly string[]): Promise<OwnDocument[]> {
    const named = ids.map((id) => ({ id, name: `photos/${id}.jpg` }));
    return this.findStored(caller, named, readWorkPhoto);
  }

  /** Existing ones among the files. Each link is signed when it is opened. */
  private async findStored(
    caller: Caller,
    files: readonly { readonly id: string; readonly name: string }[],
    call: typeof readDocument | typeof readWorkPhoto,
  ): Promise<OwnDocument[]> {
    const { id: readerId, sessionId, sessionVersion } = caller;
    const buildPath = (documentId: string) =>
      signDocumentPath(
        this.env.DOCUMENT_LINK_SECRET,
        { documentId, readerId, sessionId, sessionVersion },
        getNow(),
        call,
      );
    const found: OwnDocument[] = [];
    for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
      const some = files.slice(at, at + FILES_AT_ONCE);
      const stored = await Promise.all(some.map(({ id }) => this.isThere(buildPath(id))));
      for (const [index, { id, name }] of some.entries())
        if (stored[index]) found.push({ name, open: () => this.ask('GET', buildPath(id)) });
    }
    return found;
  }

  /**
   * svc-media responds 403 for a missing photo to anybody but admins, so that it doesn't reveal whether there ever was
   * one.
   */
  private async isThere(path: string): Promise<boolean> {
    try {
      (await this.ask('HEAD', path)).resume();
      return true;
    } catch (error) {
      if (error instanceof MissingFileError) return false;
      throw error;
    }
  }

  private ask(method: 'HEAD' | 'GET', path: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const url = new URL(`${this.peers.getUrl('media')}${path}`);
      const outgoing = request(url, { method, agent: this.agent, timeout: IDLE_TIMEOUT_MS }, (incoming) => {
        if (incoming.statusCode === 200) return resolve(incoming);
        incoming.resume();
        const { statusCode } = incoming;
        const said = `svc-media answered ${statusCode} to a document`;
        reject(statusCode === 403 || statusCode === 404 ? new MissingFileError(said) : new Error(said));
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('svc-media does not go on')));
      outgoing.on('error', reject);
      outgoing.end();
    });
  }
}

const namedPhotos = z.object({ photos: z.array(z.union([z.string(), z.object({ id: z.string() })])).optional() });

/** Ids of photos in checklist answers, incidents, inspections and messages. */
function collectPhotoIds({ checklists = [], incidents = [], inspections = [], messages = [] }: PersonalWork): string[] {
  const parts = [...checklists, ...incidents, ...inspections, ...messages].flatMap((row) =>
    [row, row.answers ?? [], row.areas ?? []].flat(),
  );
  const named = parts.flatMap((part) => namedPhotos.safeParse(part).data?.photos ?? []);
  return [...new Set(named.map((photo) => (typeof photo === 'string' ? photo : photo.id)))];
}

/** The files of a download: texts by file name, and documents. */
export interface MyDataFiles {
  readonly texts: Readonly<Record<string, unknown>>;
  readonly documents: readonly OwnDocument[];
}

/** All data of a person, for that person. */
@Injectable()
export class MyData {
  private readonly logger = new Logger(MyData.name);

  constructor(
    private readonly dataSource: DataSource,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly sealed: SealedDetails,
    private readonly sealing: Sealing,
    private readonly documents: OwnDocuments,
    private readonly peers: Peers,
  ) {}

  /** Throws 429, and 503 if another service doesn't respond: the download must be complete. */
  async getFiles(caller: Caller): Promise<MyDataFiles> {
    await this.transactions.runWithoutWaiting((tx) => this.requireDownloadLimit(tx, caller));
    const work = this.readWork(caller.id);
    const photos = work.then((own) => this.documents.listPhotos(caller, collectPhotoIds(own)));
    const held = this.readDocuments(caller.id);
    const others = held.then((own) => this.documents.listOthers(caller, own['document-files']));
    const asked = [work, this.readPay(caller.id), held, this.documents.listShown(caller), others, photos] as const;
    const [ownWork, pay, ownDocuments, ...files] = await Promise.all(asked).catch((error: unknown) => {
      this.logger.error(`The data of a person cannot be put together: ${getMessage(error)}`);
      throw refuse('own_data_away');
    });
    const account = await this.transactions.run((tx) => this.readAccount(tx, caller));
    const { manager } = this;
    const own = { accountId: caller.id };
    const audit = await this.findRows(AuditEntry, { subjectId: caller.id }, ['at', 'actorName', 'action', 'details']);
    const sessions = await findSessions(manager, caller.id);
    const notices = await this.findRows(Notice, own, ['kind', 'parameters', 'createdAt', 'readAt']);
    const changes = await this.findRows(DetailChange, own, ['fields', 'state', 'askedAt', 'decidedAt', 'reason']);
    const passkeys = await this.findRows(PasskeyRow, own, ['name', 'createdAt', 'lastUsedAt', 'synced', 'copiedAt']);
    const identities = await this.findRows(LinkedIdentity, own, ['issuer', 'email', 'createdAt', 'lastUsedAt']);
    const devices = await this.findPushDevices(caller.id);
    const sms = await this.findSmsNumbers(caller.id);
    const kept = { account, sessions, passkeys, identities, devices, sms, notices, 'detail-changes': changes };
    const texts = { ...kept, ...ownWork, ...pay, ...ownDocuments, 'audit-log': audit };
    return { texts, documents: files.flat() };
  }

  /** Rows of a table, the oldest first, under the names of its columns. */
  private async findRows<Row extends { id: string }>(
    entity: new () => Row,
    where: FindOptionsWhere<Row>,
    properties: readonly (keyof Row & string)[],
  ): Promise<object[]> {
    const found = await this.manager.find(entity, { where });
    const columns = this.dataSource.getMetadata(entity).columns;
    const columnNames = new Map(columns.map(({ propertyName, databaseName }) => [propertyName, databaseName]));
    return found
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((row) => Object.fromEntries(properties.map((property) => [columnNames.get(property), row[property]])));
  }

  /** The devices that get push messages. */
  private async findPushDevices(accountId: string): Promise<object[]> {
    const rows = await findSubscribedDevices(this.manager, accountId);
    return rows.map(({ id, content, subscribed_at, device }) => {
      const { endpoint } = openDevice(this.sealing, id, content);
      return { device, push_service: new URL(endpoint).host, subscribed_at };
    });
  }

  /** The mobile number for text messages. */
  private async findSmsNumbers(accountId: string): Promise<object[]> {
    const rows = await this.manager.findBy(SmsNumber, { accountId });
    return rows
      .filter(({ number }) => number !== '')
      .map(({ number, confirmedAt, enabled }) => ({
        number: openNumber(this.sealing, accountId, number),
        confirmed_at: confirmedAt,
        enabled,
      }));
  }

  private async readWork(userId: string): Promise<PersonalWork> {
    const { status, body } = await this.peers.call('jobs', 'GET', getPersonalWork.path.replace(':user_id', userId));
    if (status !== 200) throw new Error(`svc-jobs answered ${status}`);
    return personalWork.parse(JSON.parse(body));
  }

  private async readPay(userId: string): Promise<PersonalPay> {
    const { status, body } = await this.peers.call('invoice', 'GET', getPersonalPay.path.replace(':user_id', userId));
    if (status !== 200) throw new Error(`svc-invoice answered ${status}`);
    return personalPay.parse(JSON.parse(body));
  }

  private async readDocuments(userId: string): Promise<PersonalDocuments> {
    const path = getPersonalDocuments.path.replace(':user_id', userId);
    const { status, body } = await this.peers.call('media', 'GET', path);
    if (status !== 200) throw new Error(`svc-media answered ${status}`);
    return personalDocuments.parse(JSON.parse(body));
  }

  private async readAccount(tx: Transaction, caller: Caller): Promise<object> {
    const account = await findLocked(tx.manager, Account, { id: caller.id });
    if (!account || account.removedAt) throw refuse('unauthenticated');
    await this.requireDownloadLimit(tx, caller);
    const { id, name } = account;
    await writeAudit(tx, { actor: caller, action: 'account.data-downloaded', subject: { kind: 'person', id, name } });
    const opened = this.sealed.open(account);
    const { columns } = tx.manager.dataSource.getMetadata(Account);
    const own = columns.filter(({ propertyName }) => !INTERNAL_PROPERTIES.has(propertyName));
    return Object.fromEntries(own.map((column) => [column.databaseName, column.getEntityValue(opened)]));
  }

  private async requireDownloadLimit({ manager }: Transaction, { id }: Caller): Promise<void> {
    const { count, wait } = await findRecentDownloads(manager, id);
    if (count >= DOWNLOADS_PER_HOUR) throw refuse('too_many_downloads', { retry_after: wait });
  }
}
