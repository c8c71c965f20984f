import {
  type AnswerOf,
  type BodyOf,
  type countUnreadNotices,
  type listNotices,
  NOTICE_KINDS,
  type NoticeKind,
  noticeKind,
  noticeSubject,
  type QueryOf,
  type readAllNotices,
  type readNotice,
} from '@cleaning/contracts';
import { type Caller, NotFound, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type NoticeParameters, noticeText } from './notice-texts.js';

interface NoticeRow {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly parameters: NoticeParameters;
  readonly created_at: Date;
  readonly read: boolean;
}

const SUBJECTS = noticeSubject.options;
const KINDS = noticeKind.options;
/** The place in the list of what each kind is about, beside KINDS. */
const PLACES = KINDS.map((kind) => SUBJECTS.indexOf(NOTICE_KINDS[kind].about));

/** SQL: a person's notices with their places. Kinds that this version does not know are not among them. */
const PLACED = `SELECT notice.*, place FROM notice JOIN unnest($2::text[], $3::int[]) AS placed (of_kind, place) ON of_kind = kind
  WHERE account_id = $1`;

/** A person's own notices. */
@Injectable()
export class NoticeList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async page(
    caller: Caller,
    { about, before, limit }: QueryOf<typeof listNotices>,
  ): Promise<AnswerOf<typeof listNotices>> {
    // One more than is shown, to know whether there is a next page.
    const rows = await this.dataSource.query<NoticeRow[]>(
      `WITH placed AS (${PLACED})
       SELECT id, kind, parameters, created_at, read_at IS NOT NULL AS read FROM placed
       WHERE ($4::int IS NULL OR place = $4) AND ($5::uuid IS NULL
         OR place > (SELECT last.place FROM placed AS last WHERE last.id = $5)
         OR place = (SELECT last.place FROM placed AS last WHERE last.id = $5) AND id < $5)
       ORDER BY place, id DESC LIMIT $6`,
      [caller.id, KINDS, PLACES, about === undefined ? null : SUBJECTS.indexOf(about), before ?? null, limit + 1],
    );
    const shown = rows.slice(0, limit);
    return {
      notices: shown.map(({ id, kind, parameters, created_at, read }) => {
        const { title, text, path } = noticeText(kind, parameters, caller.role);
        return { id, kind, about: NOTICE_KINDS[kind].about, title, text, path, at: created_at.toISOString(), read };
      }),
      next: rows.length > limit ? (shown.at(-1)?.id ?? '') : '',
      ...(await this.unread(caller)),
      newest: await this.newest(caller),
    };
  }

  private async newest({ id }: Caller): Promise<string> {
    const [row] = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM notice WHERE account_id = $1 ORDER BY id DESC LIMIT 1',
      [id],
    );
    return row?.id ?? '';
  }

  async unread({ id }: Caller): Promise<AnswerOf<typeof countUnreadNotices>> {
    const [{ unread }] = await this.dataSource.query<[{ unread: number }]>(
      'SELECT count(*)::int AS unread FROM notice WHERE account_id = $1 AND read_at IS NULL',
      [id],
    );
    return { unread };
  }

  /** Throws NotFound for a notice of somebody else. */
  async read(caller: Caller, { id }: BodyOf<typeof readNotice>): Promise<AnswerOf<typeof readNotice>> {
    const [, count] = await this.transactions.run(({ manager, announce }) => {
      announce('notice', id, [caller.id]);
      return manager.query<[unknown[], number]>(
        'UPDATE notice SET read_at = coalesce(read_at, now()) WHERE id = $1 AND account_id = $2',
        [id, caller.id],
      );
    });
    if (count === 0) throw new NotFound('There is no such notice.');
    return { status: 'done' };
  }

  async readAll(caller: Caller, { up_to }: BodyOf<typeof readAllNotices>): Promise<AnswerOf<typeof readAllNotices>> {
    await this.transactions.run(({ manager, announce }) => {
      announce('notice', '', [caller.id]);
      return manager.query(
        `UPDATE notice SET read_at = now()
         WHERE account_id = $1 AND read_at IS NULL AND ($2::uuid IS NULL OR id <= $2)`,
        [caller.id, up_to ?? null],
      );
    });
    return { status: 'done' };
  }
}
