import {
  type CallAnswer,
  type CallBody,
  type CallQuery,
  type countUnreadNotices,
  DONE,
  type listNotices,
  NOTICE_KINDS,
  type readAllNotices,
  type readNotice,
} from '@cleaning/contracts';
import { type Caller, databaseNow, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, LessThanOrEqual, type Repository } from 'typeorm';
import { pickLanguage } from '../languages/languages.queries.js';
import { Notice } from './notice.entity.js';
import { buildNoticeText } from './notice-texts.js';
import { findNoticePage } from './notices.queries.js';

/** A person's own notices. */
@Injectable()
export class NoticeList {
  constructor(
    @InjectRepository(Notice) private readonly notices: Repository<Notice>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
  ) {}

  async list(
    caller: Caller,
    { about, before, limit }: CallQuery<typeof listNotices>,
  ): Promise<CallAnswer<typeof listNotices>> {
    // One more than shown, to know whether there is a next page.
    const rows = await findNoticePage(this.manager, caller.id, { about, before, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const reader = { role: caller.role, language: await pickLanguage(this.manager, caller.id) };
    return {
      notices: shown.map(({ id, kind, parameters, created_at, read }) => {
        const { title, text, path } = buildNoticeText(kind, parameters, reader);
        return { id, kind, about: NOTICE_KINDS[kind].about, title, text, path, at: created_at.toISOString(), read };
      }),
      next: rows.length > limit ? (shown.at(-1)?.id ?? '') : '',
      ...(await this.countUnread(caller)),
      newest: await this.findNewestId(caller),
    };
  }

  private async findNewestId({ id }: Caller): Promise<string> {
    const row = await this.notices.findOne({ where: { accountId: id }, order: { id: 'DESC' }, select: { id: true } });
    return row?.id ?? '';
  }

  async countUnread({ id }: Caller): Promise<CallAnswer<typeof countUnreadNotices>> {
    return { unread: await this.notices.countBy({ accountId: id, readAt: IsNull() }) };
  }

  /** Throws 404 for somebody else's notice. */
  async read(caller: Caller, { id }: CallBody<typeof readNotice>): Promise<CallAnswer<typeof readNotice>> {
    const { affected } = await this.transactions.run(({ manager }) => {
      const readAt = () => 'coalesce(read_at, now())';
      return manager.update(Notice, { id, accountId: caller.id }, { readAt });
    });
    if (!affected) throw refuse('no_such_notice');
    return DONE;
  }

  async readAll(
    caller: Caller,
    { up_to }: CallBody<typeof readAllNotices>,
  ): Promise<CallAnswer<typeof readAllNotices>> {
    await this.transactions.run(({ manager }) => {
      const unread = { accountId: caller.id, readAt: IsNull(), ...(up_to && { id: LessThanOrEqual(up_to) }) };
      return manager.update(Notice, unread, { readAt: databaseNow });
    });
    return DONE;
  }
}
