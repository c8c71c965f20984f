import {
  type CallAnswer,
  type CallBody,
  type chooseNotices,
  DONE,
  isAlwaysPushed,
  isNoticeFor,
  isNoticeKind,
  type listNoticeChoices,
  NOTICE_KINDS,
  type NoticeKind,
  noticeKind,
  unsubscribe,
} from '@cleaning/contracts';
import { type Caller, refuse, Sealing, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { pickLanguage } from '../languages/languages.queries.js';
import { NoticeChoice } from './notice.entity.js';
import { getNoticeLabel } from './notice-texts.js';
import { storeChoice } from './notices.queries.js';
import { buildUnsubscribeQuestion, describeUnsubscribed, type UnsubscribeQuestion } from './unsubscribe-text.js';

const PLACE = 'notice/unsubscribe';

/** A sealed text as a token of letters, digits, `-` and `_`, which no mail program writes otherwise. */
const getToken = (sealed: string): string => sealed.replaceAll(':', '-');

const getSealed = (token: string): string => token.replace(/^(sealed)-(1)-([\da-f]{16})-/, '$1:$2:$3:');

/** Path that switches off one kind of mail for a person. Anybody with the message can use it; it does nothing else. */
export const unsubscribePath = (sealing: Sealing, accountId: string, kind: NoticeKind): string =>
  unsubscribe.path.replace(':token', getToken(sealing.seal(`${accountId} ${kind}`, PLACE)));

/** True if a kind is mailed by default. */
export const isMailed = (kind: NoticeKind): boolean => NOTICE_KINDS[kind].mail !== 'off';

interface Opened {
  readonly accountId: string;
  readonly kind: NoticeKind;
}

/** People's choices by kind and channel. */
@Injectable()
export class NoticeChoices {
  constructor(
    @InjectRepository(NoticeChoice) private readonly choices: Repository<NoticeChoice>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
  ) {}

  async list({ id, role }: Caller): Promise<CallAnswer<typeof listNoticeChoices>> {
    const rows = await this.choices.findBy({ accountId: id });
    const language = role === 'user' ? await pickLanguage(this.manager, id) : 'en';
    const chosen = new Map(rows.map(({ kind, channel, enabled }) => [`${channel} ${kind}`, enabled]));
    return noticeKind.options
      .filter((kind) => isNoticeFor(kind, role))
      .map((kind) => {
        const mail_always = NOTICE_KINDS[kind].mail === 'always';
        return {
          kind,
          label: getNoticeLabel(kind, language),
          mail: mail_always || (chosen.get(`mail ${kind}`) ?? isMailed(kind)),
          mail_always,
          push: isAlwaysPushed(kind) || (chosen.get(`push ${kind}`) ?? true),
          push_always: isAlwaysPushed(kind),
        };
      });
  }

  /** Throws 409 for a channel by which the kind is always sent. */
  async choose(
    { id }: Pick<Caller, 'id'>,
    { kind, channel, enabled }: CallBody<typeof chooseNotices>,
  ): Promise<CallAnswer<typeof chooseNotices>> {
    if (channel === 'mail' && NOTICE_KINDS[kind].mail === 'always') throw refuse('safety_always_mailed');
    if (channel === 'push' && isAlwaysPushed(kind)) throw refuse('injuries_always_pushed');
    await this.transactions.run(({ manager }) => storeChoice(manager, { accountId: id, kind, channel, enabled }));
    return DONE;
  }

  /** The question on a link's page, in the person's language; undefined for an invalid link. */
  async buildQuestion(token: string): Promise<UnsubscribeQuestion | undefined> {
    const opened = this.tryOpen(token);
    if (!opened) return undefined;
    return buildUnsubscribeQuestion(opened.kind, await pickLanguage(this.manager, opened.accountId));
  }

  /** May be repeated. Throws 404 for a forged link. */
  async unsubscribe(token: string): Promise<CallAnswer<typeof unsubscribe>> {
    const { accountId, kind } = this.open(token);
    await this.choose({ id: accountId }, { kind, channel: 'mail', enabled: false });
    return describeUnsubscribed(kind, await pickLanguage(this.manager, accountId));
  }

  private open(token: string): Opened {
    const opened = this.tryOpen(token);
    if (!opened) throw refuse('notices_link_used');
    return opened;
  }

  private tryOpen(token: string): Opened | undefined {
    try {
      const [accountId = '', kind = ''] = this.sealing.open(getSealed(token), PLACE).split(' ');
      return isNoticeKind(kind) ? { accountId, kind } : undefined;
    } catch {
      // Forged, or sealed under a key that is gone.
      return undefined;
    }
  }
}
