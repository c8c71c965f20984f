import { isNoticeKind, NOTICE_DAYS, NOTICE_KINDS, type NoticeKind, type Role, type StateOf } from '@cleaning/contracts';
import { OnChange, Sealing, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Mails } from '../mail/mails.js';
import { writePush } from '../push/push-writing.js';
import { isMailed, unsubscribePath } from './notice-choices.js';
import { type NoticeParameters, noticeText } from './notice-texts.js';

export type RaisedNotice = StateOf<'notice'>;

interface Reader {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

const DAY_MS = 24 * 60 * 60_000;

/** Delivers notices: into the list in the app, by push message and by mail as each person has chosen. */
@Injectable()
export class Notices {
  constructor(
    private readonly mails: Mails,
    private readonly sealing: Sealing,
  ) {}

  /** Raises and delivers a notice of this service, in the caller's transaction. */
  raise(
    tx: Transaction,
    {
      kind,
      to,
      except = [],
      parameters,
    }: {
      readonly kind: NoticeKind;
      readonly to: readonly string[] | 'admins';
      /** People who know already. */
      readonly except?: readonly string[];
      readonly parameters: NoticeParameters;
    },
  ): Promise<void> {
    const people = to === 'admins' ? [] : [...to];
    const notice = { kind, people, admins: to === 'admins', parameters, at: new Date().toISOString() };
    return this.deliver(tx, uuidv7(), notice, except);
  }

  @OnChange('notice')
  async apply(id: string, notice: RaisedNotice | null, tx: Transaction): Promise<void> {
    if (notice) await this.deliver(tx, id, notice);
  }

  /** Delivers a notice once, however often it is read. Kinds of newer versions are passed over, and what is too old. */
  async deliver(
    tx: Transaction,
    id: string,
    { kind, people, admins, parameters, at }: RaisedNotice,
    except: readonly string[] = [],
  ): Promise<void> {
    if (!isNoticeKind(kind) || Date.parse(at) < Date.now() - NOTICE_DAYS * DAY_MS) return;
    const isNew = await tx.manager.query<unknown[]>(
      'INSERT INTO delivered_notice (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id',
      [id],
    );
    if (isNew.length === 0) return;
    const readers = await tx.manager.query<Reader[]>(
      `SELECT id, name, email, role FROM account
       WHERE removed_at IS NULL AND disabled_at IS NULL AND id <> ALL($3)
         AND (id = ANY($1) OR ($2 AND role = 'admin')) ORDER BY id`,
      [people, admins, except],
    );
    const rows = readers.map((reader) => ({ id: uuidv7(), readerId: reader.id }));
    await tx.manager.query(
      `INSERT INTO notice (id, raised_id, account_id, kind, parameters, created_at)
       SELECT new_id, $1, account_id, $2, $3, $4 FROM unnest($5::uuid[], $6::uuid[]) AS new (new_id, account_id)`,
      [id, kind, JSON.stringify(parameters), at, rows.map((row) => row.id), rows.map((row) => row.readerId)],
    );
    await writePush(tx, id, kind);
    for (const row of rows) tx.announce('notice', row.id, [row.readerId]);
    for (const reader of await this.mailed(tx, kind, readers)) await this.mail(tx, id, kind, reader, parameters);
  }

  private async mailed({ manager }: Transaction, kind: NoticeKind, readers: readonly Reader[]): Promise<Reader[]> {
    if (NOTICE_KINDS[kind].mail === 'always') return [...readers];
    const choices = await manager.query<{ account_id: string; enabled: boolean }[]>(
      `SELECT account_id, enabled FROM notice_choice WHERE account_id = ANY($1) AND kind = $2 AND channel = 'mail'`,
      [readers.map((reader) => reader.id), kind],
    );
    const chosen = new Map(choices.map(({ account_id, enabled }) => [account_id, enabled]));
    return readers.filter((reader) => chosen.get(reader.id) ?? isMailed(kind));
  }

  private mail(
    tx: Transaction,
    raisedId: string,
    kind: NoticeKind,
    { id, name, email, role }: Reader,
    parameters: NoticeParameters,
  ): Promise<void> {
    const { title, text, path, lines = [] } = noticeText(kind, parameters, role);
    const documents = kind === 'paid' ? (parameters.documents ?? '').split(', ').filter((number) => number !== '') : [];
    const unsubscribe = NOTICE_KINDS[kind].mail === 'always' ? '' : unsubscribePath(this.sealing, id, kind);
    return this.mails.write(tx, {
      kind: 'notice',
      key: `notice ${raisedId} ${id}`,
      to: { name, address: email },
      parameters: {
        ...{ name, title, text, path, unsubscribe },
        ...(lines.length > 0 ? { lines } : {}),
        ...(documents.length > 0 ? { documents } : {}),
      },
      accountId: id,
    });
  }
}
