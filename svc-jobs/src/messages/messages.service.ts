import {
  type CallAnswer,
  type CallBody,
  type CallParams,
  type CallQuery,
  type countNewMessages,
  DONE,
  type Done,
  type listMessageThreads,
  type listMyThreads,
  MESSAGE_REMOVAL_MINUTES,
  MESSAGES_AT_ONCE,
  MESSAGES_PER_HOUR,
  type Message as MessageView,
  type markThreadRead,
  type ReadThread,
  type readThread,
  type sendMessage,
  signMessagePhotos,
  type MessageThread as ThreadView,
  type takeBackMessage,
} from '@cleaning/contracts';
import {
  type Caller,
  findRow,
  getPlaces,
  HourlyLimit,
  insertOnce,
  PeerAwayError,
  Peers,
  raiseNotice,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
  toPlacesParameter,
} from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, LessThan } from 'typeorm';
import { v7 } from 'uuid';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Message, MessageThread } from './message.entity.js';
import {
  countUnread,
  eraseMessage,
  findNamedThread,
  findOtherMembers,
  findOwnJobs,
  findReadMarks,
  findThreadPage,
  findThreads,
  lockThread,
  markRead,
  type NamedThread,
  type Reach,
} from './messages.queries.js';

type Named = CallParams<typeof readThread>;
type Photos = ReadonlyMap<string, MessageView['photos']>;

const REMOVAL_MS = MESSAGE_REMOVAL_MINUTES * 60_000;

const ROLES = { admin: 'office', supervisor: 'supervisor', user: 'contractor' } as const;

const toView = ({ last_at, ...thread }: Omit<ThreadView, 'last_at'> & { last_at: Date | null }): ThreadView => ({
  ...thread,
  last_at: last_at?.toISOString() ?? '',
});

/** Messages about places and with the office. */
@Injectable()
export class Messages {
  private readonly logger = new Logger(Messages.name);

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
    private readonly limit: HourlyLimit,
    private readonly peers: Peers,
  ) {}

  async list(
    caller: Caller,
    query: CallQuery<typeof listMessageThreads>,
  ): Promise<CallAnswer<typeof listMessageThreads>> {
    const { total, rows } = await findThreadPage(
      this.manager,
      caller.id,
      await this.findReach(this.manager, caller),
      query,
    );
    return { total, rows: rows.map(toView) };
  }

  async listOwn(caller: Caller): Promise<CallAnswer<typeof listMyThreads>> {
    return (await findThreads(this.manager, caller.id, await this.findReach(this.manager, caller))).map(toView);
  }

  async count(caller: Caller): Promise<CallAnswer<typeof countNewMessages>> {
    return { unread: await countUnread(this.manager, caller.id, await this.findReach(this.manager, caller)) };
  }

  /** Throws 404 for a thread that is not the caller's. */
  async read(caller: Caller, named: Named, { before }: CallQuery<typeof readThread>): Promise<ReadThread> {
    const { name, address, isOpen } = await this.requireThread(this.manager, caller, named);
    const [rows, { readTo, readers }] = await Promise.all([
      this.manager.find(Message, {
        where: { threadId: named.id, ...(before === undefined ? {} : { number: LessThan(before) }) },
        order: { number: 'DESC' },
        take: MESSAGES_AT_ONCE + 1,
      }),
      findReadMarks(this.manager, named.id, caller.id),
    ]);
    const shown = rows.slice(0, MESSAGES_AT_ONCE);
    const photos = await this.findPhotos(caller, shown);
    return {
      kind: named.kind,
      thread_id: named.id,
      name,
      address,
      is_open: isOpen,
      messages: shown.map((row) => ({
        message_id: row.id,
        number: row.number,
        is_own: row.authorId === caller.id,
        by: row.authorName,
        by_role: row.authorRole,
        text: row.text,
        sent_at: row.sentAt.toISOString(),
        photos: photos.get(row.id) ?? row.photos.map(toWaiting),
        removed: row.removedAt !== null,
        removable_until: this.isRemovable(row, caller) ? findRemovalEnd(row).toISOString() : '',
      })),
      has_older: rows.length > MESSAGES_AT_ONCE,
      read_to: readTo,
      readers,
    };
  }

  /**
   * Idempotent by key; repeats send no notices. Throws 404 for a thread that is not the caller's, 409 for a closed
   * thread or a used key, 429.
   */
  async send(caller: Caller, body: CallBody<typeof sendMessage>): Promise<CallAnswer<typeof sendMessage>> {
    const { kind, id, key, text, photos } = body;
    return this.transactions.run(async (tx) => {
      const known = await tx.manager.findOneBy(Message, { idempotencyKey: key });
      if (known) return toSent(known, caller, body);
      const thread = await this.requireThread(tx.manager, caller, body);
      if (!thread.isOpen) throw refuse(kind === 'place' ? 'job_ended' : 'person_left');
      const number = (await lockThread(tx.manager, kind, id)) + 1;
      const sentAt = this.clock.now().toJSDate();
      const row = {
        id: v7(),
        idempotencyKey: key,
        threadId: id,
        number,
        authorId: caller.id,
        authorName: caller.name,
        authorRole: ROLES[caller.role],
        text,
        photos,
        sentAt,
        removedAt: null,
      };
      if (!(await insertOnce(tx.manager, Message, row)))
        return toSent(await tx.manager.findOneByOrFail(Message, { idempotencyKey: key }), caller, body);
      const seconds = await this.limit.takeIn(tx, `message ${caller.id}`, MESSAGES_PER_HOUR);
      if (seconds > 0) throw refuse('too_many_sent_messages', { retry_after: seconds });
      await tx.manager.update(MessageThread, { id }, { messageCount: number, lastAt: sentAt });
      if (photos.length > 0) tx.recordChange('work-photos', row.id);
      await this.tell(tx, caller, { ...body, number, place: kind === 'place' ? thread.name : '' });
      return { message_id: row.id, number };
    });
  }

  /** Throws 404 for a message that is not the caller's own, 409 when it was sent too long ago. */
  async takeBack(caller: Caller, { kind, id, message_id }: CallBody<typeof takeBackMessage>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const thread = await this.requireThread(tx.manager, caller, { kind, id });
      const sent = await findRow(
        tx.manager,
        Message,
        { id: message_id, threadId: id, authorId: caller.id },
        'not_own_message',
      );
      if (sent.removedAt) return;
      if (!this.isRemovable(sent, caller)) throw refuse('message_sent_long_ago', { minutes: MESSAGE_REMOVAL_MINUTES });
      const photos = await eraseMessage(tx.manager, sent.id, this.clock.now().toJSDate());
      if (!photos) return;
      if (photos.length > 0) tx.recordChange('work-photos', sent.id);
      await recordAudit(tx, {
        actor: caller,
        action: 'message.removed',
        subject: { kind: kind === 'place' ? 'job' : 'person', id, name: thread.name },
      });
      const others = await this.findOthers(tx.manager, caller, { kind, id, number: sent.number });
      tx.announce('message', id, listContractorIds(others, caller));
    });
    return DONE;
  }

  /** Throws 404 for a thread that is not the caller's. */
  async markRead(caller: Caller, { kind, id, number }: CallBody<typeof markThreadRead>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      await this.requireThread(tx.manager, caller, { kind, id });
      if (!(await markRead(tx.manager, { id, reader: caller.id, number }))) return;
      const others = await this.findOthers(tx.manager, caller, { kind, id, number });
      tx.announce('message', id, listContractorIds(others, caller));
    });
    return DONE;
  }

  private isRemovable(message: Message, caller: Caller): boolean {
    return (
      message.authorId === caller.id && !message.removedAt && this.clock.now().toJSDate() < findRemovalEnd(message)
    );
  }

  private findOthers(
    manager: EntityManager,
    caller: Caller,
    { kind, id, number }: Named & { readonly number: number },
  ) {
    return findOtherMembers(manager, { kind, id, author: caller.id, number, today: this.clock.today() });
  }

  /** A contractor reaches the places where they are assigned or cover a shift, and their own thread. */
  private async findReach(manager: EntityManager, caller: Caller): Promise<Reach> {
    if (caller.role !== 'user') {
      const places = toPlacesParameter(getPlaces(caller));
      return { places, people: caller.role === 'admin' ? null : [] };
    }
    const places = await findOwnJobs(manager, caller.id, this.clock.today());
    return { places, people: [caller.id] };
  }

  private async requireThread(manager: EntityManager, caller: Caller, { kind, id }: Named): Promise<NamedThread> {
    const { places, people } = await this.findReach(manager, caller);
    const ids = kind === 'place' ? places : people;
    const thread = ids === null || ids.includes(id) ? await findNamedThread(manager, kind, id) : undefined;
    if (!thread) throw refuse('no_such_thread');
    return thread;
  }

  private async tell(
    tx: Transaction,
    caller: Caller,
    { kind, id, number, place }: Named & { readonly number: number; readonly place: string },
  ): Promise<void> {
    const others = await this.findOthers(tx.manager, caller, { kind, id, number });
    tx.announce('message', id, listContractorIds(others, caller));
    await raiseNotice(tx, {
      kind: 'new-message',
      to: others.filter(({ knows }) => !knows).map((member) => member.id),
      parameters: { by: caller.name, place, thread: kind, thread_id: id },
    });
  }

  /** Empty if svc-media doesn't respond: messages are shown without photos. */
  private async findPhotos(caller: Caller, messages: readonly Message[]): Promise<Photos> {
    const ids = messages.filter(({ photos }) => photos.length > 0).map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const body = {
      reader_id: caller.id,
      session_id: caller.sessionId,
      session_version: caller.sessionVersion,
      message_ids: ids,
    };
    try {
      const answer = await this.peers.call('media', 'POST', signMessagePhotos.path, body);
      if (answer.status !== 200) throw new PeerAwayError(`svc-media answered ${answer.status}`);
      const photos = signMessagePhotos.answer.parse(JSON.parse(answer.body));
      return new Map(
        ids.map((id) => [
          id,
          photos.filter((photo) => photo.message_id === id).map(({ message_id: _, ...photo }) => photo),
        ]),
      );
    } catch (error) {
      if (!(error instanceof PeerAwayError)) throw error;
      this.logger.warn({ msg: 'The photos of messages cannot be read', error: error.message });
      return new Map();
    }
  }
}

const findRemovalEnd = ({ sentAt }: Message): Date => new Date(sentAt.getTime() + REMOVAL_MS);

const toWaiting = (id: string) => ({ id, state: 'waiting' as const, path: '', width: 0, height: 0 });

/** Admins and supervisors are informed by their role. */
const listContractorIds = (
  others: readonly { readonly id: string; readonly isContractor: boolean }[],
  caller: Caller,
): string[] => [...others.filter(({ isContractor }) => isContractor), caller].map(({ id }) => id);

/** Throws 409 if somebody else used the key, or in another thread. */
function toSent(sent: Message, caller: Caller, { id }: Named): CallAnswer<typeof sendMessage> {
  if (sent.authorId !== caller.id || sent.threadId !== id) throw refuse('message_of_other');
  return { message_id: sent.id, number: sent.number };
}
