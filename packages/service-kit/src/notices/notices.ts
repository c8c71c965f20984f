import { type EntityState, NOTICE_DAYS, type NoticeWithKind } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { v7 } from 'uuid';
import { ReadsState, type States, toStatesById } from '../changes/handlers.js';
import { getNow } from '../database/database-clock.js';
import type { Transaction } from '../database/transaction.js';
import { addNotice } from './notices.queries.js';
import { RaisedNotice } from './raised-notice.entity.js';

/**
 * Raises a notice in the transaction of its cause. svc-auth reads it in the feed and delivers it once. Raises nothing without a recipient.
 * @param notice `parameters` are for the texts in svc-auth, `to` are ids of people or all admins, `andAdmins` adds all admins to the people
 */
export async function raiseNotice(
  tx: Transaction,
  {
    kind,
    to,
    andAdmins = false,
    parameters,
  }: NoticeWithKind & { readonly to: readonly string[] | 'admins'; readonly andAdmins?: boolean },
): Promise<void> {
  if (to.length === 0 && !andAdmins) return;
  const id = v7();
  const notice: EntityState<'notice'> = {
    kind,
    people: to === 'admins' ? [] : [...to],
    admins: andAdmins || to === 'admins',
    parameters,
    at: getNow().toISOString(),
  };
  await addNotice(tx.manager, { id, notice, days: NOTICE_DAYS });
  tx.recordChange('notice', id);
}

/** Reads this service's notices for the feed. */
@Injectable()
export class RaisedNotices {
  constructor(@InjectRepository(RaisedNotice) private readonly notices: Repository<RaisedNotice>) {}

  @ReadsState('notice')
  async read(ids: readonly string[]): Promise<States<'notice'>> {
    const notices = await this.notices.findBy({ id: In(ids) });
    return toStatesById(notices.map(({ id, notice }) => ({ id, state: notice })));
  }
}
