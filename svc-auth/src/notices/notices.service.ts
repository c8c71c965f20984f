import {
  DAY_MS,
  type EntityState,
  isNoticeKind,
  NOTICE_DAYS,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeWithKind,
} from '@cleaning/contracts';
import {
  ENVIRONMENT,
  type Environment,
  getNow,
  insertOnce,
  OnChange,
  Sealing,
  type Transaction,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { environment } from '../environment.js';
import { isKnownPerson, pickAddressee } from '../mail/addressee.js';
import { Mails } from '../mail/mails.service.js';
import { writePush } from '../push/push-writing.js';
import { writeSmsNotices } from '../sms/sms-writing.js';
import { WebhookEvents } from '../webhooks/webhook-events.service.js';
import { DeliveredNotice, NoticeChoice } from './notice.entity.js';
import { isMailed, unsubscribePath } from './notice-choices.service.js';
import { buildNoticeText, type StoredParameters } from './notice-texts.js';
import {
  addNotices,
  type BegunWork,
  findNoticeReaders,
  type NoticeReader,
  readNoticesOfBegunWork,
} from './notices.queries.js';

export type RaisedNotice = EntityState<'notice'>;

/**
 * Kinds whose text repeats what the person typed or sent: the name of a passkey, the browser's own name. They aren't
 * mailed to unconfirmed addresses.
 */
const KINDS_WITH_TYPED_TEXT: ReadonlySet<NoticeKind> = new Set(['new-device', 'passkeys-changed', 'passkey-copied']);

/** Delivers notices: into the list in the app, by push message, SMS and mail as each person has chosen. */
@Injectable()
export class Notices {
  constructor(
    private readonly mails: Mails,
    private readonly sealing: Sealing,
    private readonly events: WebhookEvents,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** Raises and delivers a notice of this service, in the caller's transaction. */
  raise(
    tx: Transaction,
    {
      kind,
      to,
      except = [],
      parameters,
    }: NoticeWithKind & {
      readonly to: readonly string[] | 'admins';
      /** People to leave out because they know already. */
      readonly except?: readonly string[];
    },
  ): Promise<void> {
    const people = to === 'admins' ? [] : [...to];
    const notice = { kind, people, admins: to === 'admins', parameters, at: getNow().toISOString() };
    return this.deliver(tx, uuidv7(), notice, except);
  }

  @OnChange('notice')
  async apply(id: string, notice: RaisedNotice | null, tx: Transaction): Promise<void> {
    if (!notice) return;
    await this.deliver(tx, id, notice);
    await this.events.handleNotice(tx, id, notice);
  }

  /** Delivers a notice. Idempotent. Skips kinds of newer versions and notices that are too old. */
  async deliver(
    tx: Transaction,
    id: string,
    { kind, people, admins, parameters, at }: RaisedNotice,
    except: readonly string[] = [],
  ): Promise<void> {
    if (!isNoticeKind(kind) || Date.parse(at) < getNow().getTime() - NOTICE_DAYS * DAY_MS) return;
    if (!(await this.isNew(tx, id))) return;
    const readers = await findNoticeReaders(tx.manager, { people, admins, except });
    const rows = readers.map((reader) => ({ id: uuidv7(), accountId: reader.id }));
    await addNotices(tx.manager, { raisedId: id, kind, parameters, at }, rows);
    await writePush(tx, id, kind);
    if (this.env.SMS_URL) await writeSmsNotices(tx, id, kind);
    for (const row of rows) tx.announce('notice', row.id, [row.accountId]);
    const mailedTo = (await this.filterMailReaders(tx, kind, readers)).filter(
      (reader) => isKnownPerson(reader) || !KINDS_WITH_TYPED_TEXT.has(kind),
    );
    for (const reader of mailedTo) await this.writeMail(tx, id, kind, reader, parameters);
  }

  /** People who work at a shift needn't be told that they haven't started it. */
  async readOfBegunWork(tx: Transaction, begun: readonly BegunWork[]): Promise<void> {
    if (begun.length === 0) return;
    for (const { id, accountId } of await readNoticesOfBegunWork(tx.manager, begun))
      tx.announce('notice', id, [accountId]);
  }

  /** Notes that a notice was raised; false when it was delivered before. */
  private async isNew({ manager }: Transaction, id: string): Promise<boolean> {
    return insertOnce(manager, DeliveredNotice, { id });
  }

  private async filterMailReaders(
    { manager }: Transaction,
    kind: NoticeKind,
    readers: readonly NoticeReader[],
  ): Promise<NoticeReader[]> {
    if (NOTICE_KINDS[kind].mail === 'always') return [...readers];
    const choices = await manager.findBy(NoticeChoice, {
      accountId: Any(readers.map(({ id }) => id)),
      kind,
      channel: 'mail',
    });
    const chosen = new Map(choices.map(({ accountId, enabled }) => [accountId, enabled]));
    return readers.filter((reader) => chosen.get(reader.id) ?? isMailed(kind));
  }

  private writeMail(
    tx: Transaction,
    raisedId: string,
    kind: NoticeKind,
    reader: NoticeReader,
    parameters: StoredParameters,
  ): Promise<void> {
    const { id } = reader;
    const to = pickAddressee(reader);
    const { title, text, path, lines = [] } = buildNoticeText(kind, parameters, reader);
    const documents = kind === 'paid' ? (parameters.documents ?? '').split(', ').filter((number) => number !== '') : [];
    const unsubscribe = NOTICE_KINDS[kind].mail === 'always' ? '' : unsubscribePath(this.sealing, id, kind);
    return this.mails.write(tx, {
      kind: 'notice',
      key: `notice ${raisedId} ${id}`,
      to,
      parameters: {
        name: to.name,
        title,
        text,
        path,
        unsubscribe,
        ...(lines.length > 0 ? { lines } : {}),
        ...(documents.length > 0 ? { documents } : {}),
      },
      accountId: id,
    });
  }
}
